import { HOUR_MS } from './durations.ts';

/**
 * Parsers for fields of servers (wire 2): every field may be absent,
 * of the wrong type, or a number written as text. They never throw.
 */
export type Wire = Readonly<Record<string, unknown>>;

const NOTHING: Wire = {};

/** Servers send this number for integers that were never set. */
const UNSET = -2147483648;

/** Returns an object, also one sent as JSON text; an empty one for anything else. */
export function parseRecord(value: unknown): Wire {
  const decoded = parseJson(value, '{');
  return typeof decoded === 'object' && decoded !== null && !Array.isArray(decoded)
    ? (decoded as Wire)
    : NOTHING;
}

/** Returns an array, also one sent as JSON text; an empty one for anything else. */
export function parseList(value: unknown): readonly unknown[] {
  const decoded = parseJson(value, '[');
  return Array.isArray(decoded) ? decoded : [];
}

/** Returns the list of an answer: the bare answer, or what one of the names holds. */
export function findRows(payload: unknown, ...names: readonly string[]): readonly unknown[] {
  return parseList(Array.isArray(payload) ? payload : field(parseRecord(payload), ...names));
}

/** Returns the items without those whose id came before, or is in `known`. */
export function removeDuplicates<T extends { readonly id: string }>(
  items: readonly T[],
  known: Iterable<string> = [],
): T[] {
  const seen = new Set(known);
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** Returns the parsed elements of a list, without those that `parse` refuses (null). */
export function parseEach<T>(value: unknown, parse: (element: unknown) => T | null): T[] {
  return parseList(value).flatMap((element) => {
    const parsed = parse(element);
    return parsed === null ? [] : [parsed];
  });
}

function parseJson(value: unknown, opening: '{' | '['): unknown {
  if (typeof value !== 'string' || !value.trimStart().startsWith(opening)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

/** Whether a value means "none": absent, null, '', [], {} or the unset number. */
export function isNone(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === UNSET) return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** Returns the first of the keys that is set; some wire keys end with a blank. */
export function field(wire: Wire, ...keys: readonly string[]): unknown {
  for (const key of keys) {
    for (const spelling of [key, `${key} `]) {
      if (!isNone(wire[spelling])) return wire[spelling];
    }
  }
  return undefined;
}

/**
 * Returns trimmed text without zero-width spaces. Zero-width joiners are kept: emoji and
 * several scripts need them.
 */
export function parseText(value: unknown): string {
  if (typeof value === 'number') return parseNumber(value) === null ? '' : String(value);
  return typeof value === 'string' ? value.replace(/[\u200b\u2060\ufeff]/g, '').trim() : '';
}

/** Returns a number, or the number in a text; null for all else. */
export function parseNumber(value: unknown): number | null {
  const number =
    typeof value === 'string' && /^\s*[+-]?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number !== UNSET ? number : null;
}

/** Returns a count: an integer of 0 or more, 0 when unknown. */
export function parseCount(value: unknown): number {
  const number = parseNumber(value) ?? 0;
  return Math.min(Math.max(0, Math.trunc(number)), Number.MAX_SAFE_INTEGER);
}

/**
 * Returns a flag: 1, '1', true, 'true' or 0, '0', false, 'false'; the fallback for anything
 * else.
 */
export function parseFlag(value: unknown, fallback = false): boolean {
  const text = String(typeof value === 'object' ? '' : value).trim();
  if (text === '1' || text === 'true') return true;
  if (text === '0' || text === 'false') return false;
  return fallback;
}

/** Whether a value is the word of servers for "no"; objects are not, and are never converted. */
export const isFalse = (value: unknown): boolean => value === false || value === 'false';

/**
 * Returns an id as text; '' for none. Servers send numbers in lists and text in details. Only
 * letters, digits, '_' and '-' are accepted, because ids become part of paths and queries.
 */
export function parseId(value: unknown): string {
  const text = parseText(value);
  return text !== String(UNSET) && /^[\w-]{1,64}$/.test(text) ? text : '';
}

/**
 * Returns an id; '' also for 0 and below, which mean "none" in fields such as `linkID` and
 * `xyAccountID`.
 */
export function parseLinkedId(value: unknown): string {
  const id = parseId(value);
  return Number(id) <= 0 ? '' : id;
}

const TIMESTAMP = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?/;

/** Smaller numbers are not timestamps. */
const EARLIEST_MS = Date.UTC(1990, 0, 1);
/** Numbers below it are seconds. */
const MAX_SECONDS = 1e10;

/** Servers count days in UTC+8, and their texts without an offset are in it (wire 17.11). */
export const WIRE_OFFSET_MS = 8 * HOUR_MS;

/**
 * Returns a timestamp in epoch ms from `yyyy-MM-dd HH:mm:ss` (or with slashes; seconds or time
 * may be absent), which is always UTC+8 whatever follows the 19th character, or from epoch
 * ms or seconds. `api/mendJson.ts` brings other dates into this form.
 */
export function parseTimestamp(value: unknown): number | null {
  const epoch = parseNumber(value);
  if (epoch !== null) {
    const at = epoch < MAX_SECONDS ? epoch * 1000 : epoch;
    return at >= EARLIEST_MS && at <= 8.64e15 ? at : null;
  }
  const match = typeof value === 'string' ? TIMESTAMP.exec(value.trim().slice(0, 19)) : null;
  if (match === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  const utc = Date.UTC(year, month - 1, day, hour, minute, second);
  const date = new Date(utc);
  const exists =
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    hour < 24 &&
    minute < 60 &&
    second < 60;
  return exists ? utc - WIRE_OFFSET_MS : null;
}
