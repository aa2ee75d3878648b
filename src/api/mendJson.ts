import { cleanText } from '../model/cleanText.ts';
import { WIRE_OFFSET_MS } from '../model/wire.ts';

/** A text, or a number with its fraction and exponent. */
const TOKEN = /"(?:[^"\\]+|\\.)*"?|-?\d[\d.eE+-]*/g;

/**
 * Returns the JSON text of an answer in the form of the CMS. Its texts are clean (`cleanText`),
 * integers beyond 2^53 are texts of their digits, because ids would become other ids, dates are
 * `yyyy-MM-dd HH:mm:ss` (wire 17.11), counts are numbers (wire 17.5) and null is no text. Text that is no JSON is
 * unchanged. The client loads this module for answers that need it, which few do.
 */
export function mendJson(json: string): string {
  try {
    JSON.parse(json);
  } catch {
    return json;
  }
  const quoted = json.replace(TOKEN, (token) =>
    /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
  );
  const value: unknown = JSON.parse(quoted, (key, part) =>
    typeof part === 'string' ? mendText(key, part) : part,
  );
  return JSON.stringify(value);
}

const TIME_KEY = /(?:time|date|created|version)\s*$/i;
const COUNT_KEY = /^(?:count|total)|count\s*$/i;

/** How programs write "none" as text. A text of this word may be a reader's. */
const NONE_WORD = /^\(?(?:null|undefined)\)?$/;
const TEXT_KEY = /content/i;

function mendText(key: string, text: string): string | number | null {
  if (NONE_WORD.test(text) && !TEXT_KEY.test(key)) return null;
  if (TIME_KEY.test(key)) return mendDate(text);
  if (COUNT_KEY.test(key)) return mendCount(text) ?? text;
  return cleanText(text);
}

/** How texts shorten counts; `w` is used for 万. */
const UNITS: Readonly<Record<string, number>> = {
  k: 1e3,
  千: 1e3,
  w: 1e4,
  万: 1e4,
  萬: 1e4,
  亿: 1e8,
  億: 1e8,
};
const COUNT = /^(\d+(?:,\d{3})*(?:\.\d+)?)\s*([k千w万萬亿億]?)\+?$/i;

/** Returns the number of a count such as 1,234, 1.2万 or 10万+; null for all else. */
export function mendCount(text: string): number | null {
  const [, digits, unit = ''] = COUNT.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  return Math.round(Number(digits.replace(/,/g, '')) * (UNITS[unit.toLowerCase()] ?? 1));
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

/**
 * Returns `yyyy-MM-dd HH:mm:ss` in UTC+8 for a date with other separators, in Chinese or
 * English; its time may be absent. A date is in UTC+8 unless it names an offset. Other text is
 * unchanged.
 */
export function mendDate(text: string): string {
  if (text.length > MAX_DATE_LENGTH) return text;
  const clock = CLOCK.exec(text);
  const day = parseDay(text.replace(CLOCK, ' '));
  if (day === null) return text;
  const time = clock ? parseClock(clock, text) : '00:00:00';
  const utc = Date.parse(`${day}T${time}Z`);
  const at = utc - parseOffset(clock, text) + WIRE_OFFSET_MS;
  return Number.isNaN(at) ? text : new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}

const pad = (part: string | number = 0): string => String(part).padStart(2, '0');

/** Returns `yyyy-MM-dd`; null without a date. */
function parseDay(text: string): string | null {
  const [, year, month, day] = DAY.exec(text) ?? [];
  if (year) return `${year}-${pad(month)}-${pad(day)}`;
  const words = text.toLowerCase().match(/[a-z]{3}/g) ?? [];
  const at = words.map((word) => MONTHS.indexOf(word)).find((index) => index % 3 === 0);
  const english = /\b\d{4}\b/.exec(text)?.[0];
  const date = /\b\d{1,2}(?=(?:st|nd|rd|th)?\b)/i.exec(text)?.[0];
  return at === undefined || !english || !date
    ? null
    : `${english}-${pad(at / 3 + 1)}-${pad(date)}`;
}

function parseClock([, hours, minutes, seconds]: RegExpExecArray, text: string): string {
  const hour = Number(hours);
  const isAfternoon = hour < 12 && AFTERNOON.test(text);
  const isMidnight = hour === 12 && MORNING.test(text);
  return `${pad(isMidnight ? 0 : isAfternoon ? hour + 12 : hour)}:${minutes}:${pad(seconds)}`;
}

function parseOffset(clock: RegExpExecArray | null, text: string): number {
  const rest = clock ? text.slice(clock.index + clock[0].length) : '';
  const [, zone, hours, minutes = 0] = OFFSET.exec(rest) ?? [];
  // Without seconds, "-20:30" is the end of a period.
  if (zone === undefined && (hours === undefined || clock?.[3] === undefined)) {
    return WIRE_OFFSET_MS;
  }
  const sign = hours?.startsWith('-') ? -1 : 1;
  return (Number(hours ?? 0) * 60 + sign * Number(minutes)) * 60_000;
}
