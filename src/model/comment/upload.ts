import { filterImageLink } from '../link.ts';
import { field, parseCount, parseRecord } from '../wire.ts';

/** A picture on the server. */
export interface Upload {
  readonly url: string;
  /** Pixels; 0 when the server does not tell. */
  readonly width: number;
  readonly height: number;
}

/** Answer of `upload`: an object with the address in it, or the address alone. */
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
