import { CHINA_OFFSET_MS } from './time.ts';

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
  const decoded = parseNested(value, '{');
  return typeof decoded === 'object' && decoded !== null && !Array.isArray(decoded)
    ? (decoded as Wire)
    : NOTHING;
}

/** Returns an array, also one sent as JSON text; an empty one for anything else. */
export function parseList(value: unknown): readonly unknown[] {
  const decoded = parseNested(value, '[');
  return Array.isArray(decoded) ? decoded : [];
}

/** Returns the parsed elements of a list, without those that `parse` refuses (null). */
export function parseEach<T>(value: unknown, parse: (element: unknown) => T | null): T[] {
  return parseList(value).flatMap((element) => {
    const parsed = parse(element);
    return parsed === null ? [] : [parsed];
  });
}

/** What `JSON.parse` leaves in texts and numbers: escaped or raw controls, halves of pairs, long ids. */
const UNCLEAN_JSON = /\\[bu]|[^\P{Cc}\t\n\r]|[\u2028\u2029\p{NChar}]|\d{16}/u;
/** A text, or a number with its fraction and exponent. */
const JSON_TOKEN = /"(?:[^"\\]+|\\.)*"|-?\d[\d.eE+-]*/g;

/**
 * Returns the value of a JSON text of a server. Its texts are clean (`cleanText`); integers beyond
 * 2^53 are texts of their digits, because ids would become other ids. Throws as `JSON.parse` does.
 */
export function readJson(json: string): unknown {
  const value: unknown = JSON.parse(json);
  if (!UNCLEAN_JSON.test(json)) return value;
  const quoted = json.replace(JSON_TOKEN, (token) =>
    /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
  );
  return JSON.parse(quoted, (_, part) => (typeof part === 'string' ? cleanText(part) : part));
}

/**
 * Returns well-formed text: halves of surrogate pairs are replaced, controls and non-characters
 * removed. Vertical tabs, next lines and paragraph separators become line separators (U+2028).
 */
export const cleanText = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[\v\x85\u2029]/g, '\u2028')
    .replace(/[^\P{Cc}\t\n\f\r]|\p{NChar}/gu, '');

function parseNested(value: unknown, opening: '{' | '['): unknown {
  if (typeof value !== 'string' || !value.trimStart().startsWith(opening)) return value;
  try {
    return readJson(value);
  } catch {
    return null;
  }
}

/** How programs write "none" as text. */
const NONE_WORD = /^\s*\(?(?:null|undefined)\)?\s*$/;

/** Whether a value means "none": absent, null (also as text), '', [], {} or the unset number. */
export function isNone(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === UNSET) return true;
  if (typeof value === 'string') return NONE_WORD.test(value);
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
  if (typeof value !== 'string' || isNone(value)) return '';
  return value.replace(/[\u200b\u2060\ufeff]/g, '').trim();
}

/** How texts shorten counts: 1.2万, 3亿, 5k; w is used for 万. */
const UNITS: Readonly<Record<string, number>> = {
  千: 1e3,
  k: 1e3,
  万: 1e4,
  萬: 1e4,
  w: 1e4,
  亿: 1e8,
  億: 1e8,
};
const NUMBER = /^\s*([+-]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?)\s*(?:([千k万萬w亿億])?\+?)\s*$/i;

/** Returns a number, or the number in a text (1,234; 1.2万; 10万+); null for all else. */
export function parseNumber(value: unknown): number | null {
  const match = typeof value === 'string' ? NUMBER.exec(value) : null;
  const unit = match?.[2] && UNITS[match[2].toLowerCase()];
  const plain = match ? Number(match[1]?.replace(/,/g, '')) : value;
  const number = unit ? Math.round(Number(plain) * unit) : plain;
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

const DAY = /^\s*(\d{4})\s?[-/.年]\s?(\d{1,2})\s?[-/.月]\s?(\d{1,2})(?!\d)/;
const CLOCK = /(\d{1,2})\s?[:：时]\s?(\d{2})(?:\s?[:：分]\s?(\d{2}))?/;
const AFTERNOON = /pm|下午|晚/i;
const MORNING = /am|上午|凌晨/i;
/** What follows the clock: a fraction, and the offset from UTC. */
const OFFSET = /^(?:\.\d+)?\s?(Z|GMT|UTC)?(?:([+-]\d\d?):?(\d\d)?)?/i;
const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec';
/** Longer texts are no dates. */
const MAX_DATE_LENGTH = 80;

/** Smaller numbers are not timestamps. */
const EARLIEST_MS = Date.UTC(1990, 0, 1);
/** Numbers below it are seconds. */
const MAX_SECONDS = 1e10;

/**
 * Returns a timestamp in epoch ms from epoch ms or seconds, or from a text: `yyyy-MM-dd HH:mm:ss`
 * with other separators too, a Chinese or an English date; its time may be absent. It is China time
 * unless it names an offset (wire 17.11).
 */
export function parseTimestamp(value: unknown): number | null {
  const epoch = parseNumber(value);
  if (epoch !== null) {
    const at = epoch < MAX_SECONDS ? epoch * 1000 : epoch;
    return at >= EARLIEST_MS && at <= 8.64e15 ? at : null;
  }
  if (typeof value !== 'string' || value.length > MAX_DATE_LENGTH) return null;
  const clock = CLOCK.exec(value);
  const [year, month, day] = parseDay(value.replace(CLOCK, ' '));
  const date = new Date(Date.UTC(year, month - 1, day));
  const [hour, minute, second] = parseClock(clock, value);
  const exists =
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    hour < 24 &&
    minute < 60 &&
    second < 60;
  if (!exists) return null;
  return date.getTime() + ((hour * 60 + minute) * 60 + second) * 1000 - parseOffset(clock, value);
}

type Parts = readonly [number, number, number];

/** Returns year, month and day, numbers that are no date where there are none. */
function parseDay(text: string): Parts {
  const match = DAY.exec(text);
  if (match) return [Number(match[1]), Number(match[2]), Number(match[3])];
  const words = text.toLowerCase().match(/[a-z]{3}/g) ?? [];
  const at = words.map((word) => MONTHS.indexOf(word)).find((index) => index % 3 === 0) ?? -3;
  const year = /\b\d{4}\b/.exec(text)?.[0];
  const day = /\b\d{1,2}(?=(?:st|nd|rd|th)?\b)/i.exec(text)?.[0];
  return [Number(year), at / 3 + 1, Number(day)];
}

function parseClock(clock: RegExpExecArray | null, text: string): Parts {
  const [hour, minute, second] = [1, 2, 3].map((part) => Number(clock?.[part] ?? 0)) as [
    number,
    number,
    number,
  ];
  if (hour < 12 && AFTERNOON.test(text)) return [hour + 12, minute, second];
  return [hour === 12 && MORNING.test(text) ? 0 : hour, minute, second];
}

function parseOffset(clock: RegExpExecArray | null, text: string): number {
  const rest = clock ? text.slice(clock.index + clock[0].length) : '';
  const [, zone, hours, minutes = 0] = OFFSET.exec(rest) ?? [];
  // Without seconds, "-20:30" is the end of a period.
  if (zone === undefined && (hours === undefined || clock?.[3] === undefined)) {
    return CHINA_OFFSET_MS;
  }
  const sign = hours?.startsWith('-') ? -1 : 1;
  return (Number(hours ?? 0) * 60 + sign * Number(minutes)) * 60_000;
}
