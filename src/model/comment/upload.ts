import { filterImageLink } from '../link.ts';
import * as read from '../read.ts';
import { parseRecord } from '../wire.ts';

/** An uploaded image. */
export interface Upload {
  readonly url: string;
  /** Pixels; 0 when the server sent none. */
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the answer of `upload`, an object with the address or the address alone; null without
 * an address.
 */
export function parseUpload(value: unknown): Upload | null {
  const wire = parseRecord(value);
  return read.filled(['url'], {
    url: filterImageLink(value) || read.image(wire, 'url', 'imgUrl', 'value'),
    width: read.count(wire, 'width'),
    height: read.count(wire, 'height'),
  });
}
