import { filterImageLink } from '../link.ts';
import { field, parseNumber, parseRecord, type Wire } from '../wire.ts';
import type { PaperImages } from './articleTypes.ts';

/** Returns the images around an article of the digital newspaper; all empty for other articles. */
export function parsePaper(wire: Wire): PaperImages {
  const picture = parseRecord(field(wire, 'layoutPicture'));
  return {
    topImage: filterImageLink(field(wire, 'topImage', 'topPic')),
    bottomImage: filterImageLink(field(wire, 'bottomImage', 'bottomPic')),
    layoutImage: filterImageLink(field(picture, 'picUrl')),
    layout: {
      mapping: field(parseRecord(field(wire, 'layoutMapping')), 'mapping') ?? null,
      width: parseNumber(field(picture, 'width')) ?? 0,
      height: parseNumber(field(picture, 'height')) ?? 0,
    },
  };
}
