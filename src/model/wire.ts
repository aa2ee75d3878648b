import { CHINA_OFFSET_MS } from './time.ts';

/**
 * Coercions for what servers send (wire 2, 7, 9, 17): every field
 * may be absent, of the wrong type, or a number written as text. Nothing here throws.
 */
export type Wire = Readonly<Record<string, unknown>>;

const NOTHING: Wire = {};

/** Integers that were never set arrive as this one. */
const UNSET = -2147483648;

/** An object, also one sent as JSON text; anything else is an empty one. */
export function parseRecord(value: unknown): Wire {
  const decoded = parseJson(value, '{');
  return typeof decoded === 'object' && decoded !== null && !Array.isArray(decoded)
    ? (decoded as Wire)
    : NOTHING;
}

/** An array, also one sent as JSON text; anything else is an empty one. */
export function parseList(value: unknown): readonly unknown[] {
  const decoded = parseJson(value, '[');
  return Array.isArray(decoded) ? decoded : [];
}

/** What `parse` makes of each element, without the elements it refuses. */
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

/** Absent, null, '', [] and {} all mean "none"; so does the unset number. */
export function isNone(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === UNSET) return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** The first of the keys that holds something; some real keys end with a blank. */
export function field(wire: Wire, ...keys: readonly string[]): unknown {
  for (const key of keys) {
    for (const spelling of [key, `${key} `]) {
      if (!isNone(wire[spelling])) return wire[spelling];
    }
  }
  return undefined;
}

/**
 * Text without blanks at its ends and without zero-width blanks. The zero-width
 * joiners stay: emoji and several scripts are written with them.
 */
export function parseText(value: unknown): string {
  if (typeof value === 'number') return parseNumber(value) === null ? '' : String(value);
  return typeof value === 'string' ? value.replace(/[\u200b\u2060\ufeff]/g, '').trim() : '';
}

/** A number or text that holds nothing but one; null otherwise. */
export function parseNumber(value: unknown): number | null {
  const number =
    typeof value === 'string' && /^\s*[+-]?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number !== UNSET ? number : null;
}

/** A whole number of things: 0 or more, 0 when nobody counted. */
export function parseCount(value: unknown): number {
  const number = parseNumber(value) ?? 0;
  return Math.min(Math.max(0, Math.trunc(number)), Number.MAX_SAFE_INTEGER);
}

/** A switch: 1, '1', true, 'true' or 0, '0', false, 'false'; anything else is the fallback. */
export function parseFlag(value: unknown, fallback = false): boolean {
  const text = String(typeof value === 'object' ? '' : value).trim();
  if (text === '1' || text === 'true') return true;
  if (text === '0' || text === 'false') return false;
  return fallback;
}

/**
 * Ids are numbers in lists and text in details: here always text, '' when there is none.
 * They end in paths and queries, so that letters, digits, '_' and '-' are all they hold.
 */
export function parseId(value: unknown): string {
  const text = parseText(value);
  return text !== String(UNSET) && /^[\w-]{1,64}$/.test(text) ? text : '';
}

/** An id where 0 and below mean that there is none (`linkID`, `xyAccountID`). */
export function parseLinkedId(value: unknown): string {
  const id = parseId(value);
  return Number(id) <= 0 ? '' : id;
}

const MOMENT = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?/;

/** No clock of these servers ran before this; smaller numbers are no moments. */
const EARLIEST_MS = Date.UTC(1990, 0, 1);

/**
 * Epoch ms of `yyyy-MM-dd HH:mm:ss` (slashes too, seconds or time may be absent),
 * always China time whatever stands after the 19th character; or of an epoch in ms.
 */
export function parseMoment(value: unknown): number | null {
  const epoch = parseNumber(value);
  if (epoch !== null) return epoch >= EARLIEST_MS && epoch <= 8.64e15 ? epoch : null;
  const match = typeof value === 'string' ? MOMENT.exec(value.trim().slice(0, 19)) : null;
  if (match === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  const utc = Date.UTC(year, month - 1, day, hour, minute, second);
  const date = new Date(utc);
  const exists =
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    hour < 24 &&
    minute < 60 &&
    second < 60;
  return exists ? utc - CHINA_OFFSET_MS : null;
}

/** Seconds from a number of seconds or from `mm:ss` or `hh:mm:ss`; 0 when unknown. */
export function parseSeconds(value: unknown): number {
  const text = parseText(value);
  if (/^\d{1,3}(:\d{2}){1,2}$/.test(text)) {
    return text.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);
  }
  return Math.max(0, parseNumber(value) ?? 0);
}

/** Width divided by height from `16:9`, `640*100`, `1.78` or a number; null when it is none. */
export function parseRatio(value: unknown): number | null {
  const match = /^(\d+(?:\.\d+)?)(?:\s*[:*x×/]\s*(\d+(?:\.\d+)?))?$/i.exec(parseText(value));
  if (match === null) return null;
  const ratio = Number(match[1]) / Number(match[2] ?? 1);
  return Number.isFinite(ratio) && ratio > 0 ? ratio : null;
}
