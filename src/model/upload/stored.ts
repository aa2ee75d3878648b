import { parseFiles } from '../people/attached.ts';
import type { Attached } from '../people/types.ts';
import { field, parseEach, parseList, parseNumber, parseRecord } from '../wire.ts';
import type { MediaKind } from './kinds.ts';

/** A file that went out in parts: where it is, or which parts (from 0) the server lacks. */
export type Stored = { readonly file: Attached } | { readonly missing: readonly number[] };

/** Answer of `minioGetData` about one file; null where the server does not know it. */
export function parseStored(payload: unknown, kind: MediaKind): Stored | null {
  const list = Array.isArray(payload)
    ? payload
    : parseList(field(parseRecord(payload), 'list', 'results', 'value'));
  const wire = parseRecord(list[0]);
  const missing = parseEach(field(wire, 'missing'), parsePart);
  if (missing.length > 0) return { missing };
  // What it is was told by its own first bytes.
  const [file] = parseFiles([{ ...wire, type: undefined }], kind);
  return file ? { file } : null;
}

function parsePart(value: unknown): number | null {
  const part = parseNumber(value);
  return part !== null && Number.isInteger(part) && part >= 0 ? part : null;
}
