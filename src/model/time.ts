import type { TimeStyle } from './site/siteTypes.ts';

/** China has UTC+8 all year; timestamps on the wire have no time zone (wire 17.11). */
export const CHINA_OFFSET_MS = 8 * 3_600_000;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const DEFAULT_DATE_PATTERN = 'YYYY年MM月DD日';

/** A relative time for a recent timestamp, or a formatted date. */
export type TimeLabel =
  | { readonly unit: 'now' }
  | {
      readonly unit: 'minutes' | 'hours' | 'days' | 'weeks' | 'months' | 'years';
      readonly n: number;
    }
  | { readonly unit: 'date'; readonly date: string };

/**
 * Returns the label of a timestamp in one of the site's six styles (product 9.10). `pattern`
 * is the site's or the language's date pattern ('' for the default), used wherever a style
 * shows a date. Future timestamps are shown as dates.
 */
export function decideTimeLabel(
  at: number,
  now: number,
  style: TimeStyle,
  pattern = '',
): TimeLabel {
  const age = now - at;
  const days = Math.floor(age / DAY_MS);
  // Clocks differ by seconds: a timestamp up to a minute ahead counts as now.
  if (Math.abs(age) < MINUTE_MS) return { unit: 'now' };
  if (age > 0) {
    if (age < HOUR_MS) return { unit: 'minutes', n: Math.floor(age / MINUTE_MS) };
    if (days < 1) return { unit: 'hours', n: Math.floor(age / HOUR_MS) };
    if (style >= 3 && days < 7) return { unit: 'days', n: days };
    if (style >= 4 && days < 30) return { unit: 'weeks', n: Math.max(1, Math.floor(days / 7)) };
    if (style >= 5 && days < 365) return { unit: 'months', n: Math.min(11, Math.floor(days / 30)) };
    if (style === 6) return { unit: 'years', n: Math.floor(days / 365) };
    if (style === 1 && days < 365) return { unit: 'date', date: formatDate(at, 'MM-DD') };
  }
  return { unit: 'date', date: formatDate(at, pattern || DEFAULT_DATE_PATTERN) };
}

/**
 * Returns a date in China time, independent of the reader's time zone. Pattern letters are
 * those of day.js and Java (YYYY or yyyy, YY, MM, M, DD or dd, D, HH, H, mm, m, ss, s);
 * `[text]` is literal. Decision 0042 says why day.js itself is not used.
 */
export function formatDate(at: number, pattern: string): string {
  const [year = '', month = '', day = '', hour = '', minute = '', second = ''] =
    chinaIso(at).split(/\D/);
  const parts: Readonly<Record<string, string>> = {
    Y: year,
    y: year,
    M: month,
    D: day,
    d: day,
    H: hour,
    h: hour,
    m: minute,
    s: second,
  };
  return pattern.replace(
    /\[([^\]]*)\]|Y{4}|y{4}|YY|yy|MM?|DD?|dd?|HH?|hh?|mm?|ss?/g,
    (token, literal?: string) => {
      if (literal !== undefined) return literal;
      const part = parts[token.charAt(0)] ?? '';
      if (token.length === 1) return String(Number(part));
      return part.slice(-token.length);
    },
  );
}

/** Returns `2024-09-18T14:40:53+08:00`, for `datetime` attributes and metadata. */
export function formatChinaIso(at: number): string {
  return `${chinaIso(at)}+08:00`;
}

function chinaIso(at: number): string {
  const shifted = new Date(at + CHINA_OFFSET_MS);
  return Number.isNaN(shifted.getTime()) ? '' : shifted.toISOString().slice(0, 19);
}

/** Returns a playing time as mm:ss, or hh:mm:ss over an hour (product 9.11). */
export function formatDuration(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const parts = [Math.floor(whole / 60), whole % 60];
  if (whole > 3600) parts.splice(0, 1, Math.floor(whole / 3600), Math.floor(whole / 60) % 60);
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
