import * as read from '../read.ts';
import { field, type Wire } from '../wire.ts';
import type { PaperImages } from './articleTypes.ts';

/** Returns the images around an article of the digital newspaper; all empty for other articles. */
export function parsePaper(wire: Wire): PaperImages {
  const picture = read.record(wire, 'layoutPicture');
  return {
    topImage: read.image(wire, 'topImage', 'topPic'),
    bottomImage: read.image(wire, 'bottomImage', 'bottomPic'),
    layoutImage: read.image(picture, 'picUrl'),
    layout: {
      mapping: field(read.record(wire, 'layoutMapping'), 'mapping') ?? null,
      width: read.number(picture, 'width') ?? 0,
      height: read.number(picture, 'height') ?? 0,
    },
  };
}
