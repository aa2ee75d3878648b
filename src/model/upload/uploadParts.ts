import { type Attached, parseFiles } from '../community/attached.ts';
import { field, findRows, parseEach, parseNumber, parseRecord } from '../wire.ts';
import type { MediaKind } from './fileKinds.ts';

/** Bytes of a part, small enough for a slow connection. */
export const PART_B = 2 * 1024 * 1024;

export const countParts = (size: number): number => Math.max(1, Math.ceil(size / PART_B));

/** Returns start and end of a part in bytes. */
export const getPartBounds = (part: number, size: number): readonly [from: number, to: number] => [
  part * PART_B,
  Math.min((part + 1) * PART_B, size),
];

/**
 * State of a file that was sent in parts: complete, or with the numbers (from 0) of missing
 * parts.
 */
export type Stored = { readonly file: Attached } | { readonly missing: readonly number[] };

/** Returns the answer of `minioGetData` about one file; null when the server does not have it. */
export function parseStored(payload: unknown, kind: MediaKind): Stored | null {
  const list = findRows(payload, 'list', 'results', 'value');
  const wire = parseRecord(list[0]);
  const missing = parseEach(field(wire, 'missing'), parsePart);
  if (missing.length > 0) return { missing };
  // The kind was detected from the file's content before.
  const [file] = parseFiles([{ ...wire, type: undefined }], kind);
  return file ? { file } : null;
}

function parsePart(value: unknown): number | null {
  const part = parseNumber(value);
  return part !== null && Number.isInteger(part) && part >= 0 ? part : null;
}
