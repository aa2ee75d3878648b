import { filterImageLink } from '../link.ts';
import { field, parseCount, parseRecord } from '../wire.ts';

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
  const url = filterImageLink(value) || filterImageLink(field(wire, 'url', 'imgUrl', 'value'));
  if (url === '') return null;
  return {
    url,
    width: parseCount(field(wire, 'width')),
    height: parseCount(field(wire, 'height')),
  };
}
