import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';
import { FIXED_OFFSET, FIXED_OFFSET_MS, TIME_ZONE } from './siteZone.ts';

/** Returns whether a time of publication is a mistake: more than a day ahead. */
export const isFarAhead = (at: number, now: number): boolean => at > now + DAY_MS;

/** How a timestamp is written by calendar days; `formatTimestamp` has words and patterns. */
export type TimeLabel =
  | { readonly unit: 'now' | 'today' | 'day' | 'date' }
  | { readonly unit: 'minutes' | 'hours'; readonly n: number }
  /** `n` is the day of the week, 0 for Sunday. */
  | { readonly unit: 'weekday'; readonly n: number };

/**
 * Returns how a timestamp is written at the time `now` by the site's calendar days, where a site
 * chooses them (product 9.10). `withHour` is true where the hour is always shown.
 * Timestamps that are more than a minute ahead are dates.
 */
export function decideTimeLabel(at: number, now: number, withHour = false): TimeLabel {
  const age = now - at;
  const days = countDays(now) - countDays(at);
  // Clocks differ by seconds: a timestamp up to a minute ahead counts as now.
  if (!withHour && Math.abs(age) < MINUTE_MS) return { unit: 'now' };
  if (days === 0) {
    if (withHour || age < 0) return { unit: 'today' };
    if (age < HOUR_MS) return { unit: 'minutes', n: Math.floor(age / MINUTE_MS) };
    return { unit: 'hours', n: Math.floor(age / HOUR_MS) };
  }
  if (days > 0 && days < 7) return { unit: 'weekday', n: new Date(shiftToSite(at)).getUTCDay() };
  return { unit: formatDate(at, 'YYYY') === formatDate(now, 'YYYY') ? 'day' : 'date' };
}

/** Returns the number of the site's days from 1 January 1970. */
export const countDays = (at: number): number => Math.floor(shiftToSite(at) / DAY_MS);

/**
 * Returns a date in the site's time zone, independent of the reader's. Pattern letters are
 * those of day.js and Java (YYYY or yyyy, YY, MMM, MM, M, DD or dd, D, HH, H, mm, m, ss, s); MMM
 * is the English name of the month and `[text]` is literal. Decision 0042 says why browsers do not
 * use day.js.
 */
export const formatDate = (at: number, pattern: string): string =>
  formatUtcDate(shiftToSite(at), pattern);

/** Returns a date in UTC by a pattern of `formatDate`. */
export function formatUtcDate(at: number, pattern: string): string {
  const parts = toIso(at).split(/\D/);
  return pattern.replace(
    /\[([^[\]]*)\]|([YyMDdHhms])\2*/g,
    (token, literal?: string, letter = '') => {
      if (literal !== undefined) return literal;
      if (token === 'MMM') return new Date(at).toUTCString().slice(8, 11);
      const part = parts['YMDHms'.indexOf(/[ydh]/.test(letter) ? letter.toUpperCase() : letter)];
      return token.length === 1 ? String(Number(part)) : (part ?? '').slice(-token.length);
    },
  );
}

/** Returns `2024-09-18T14:40:53+08:00` in the site's time zone, for `datetime` attributes and metadata. */
export const formatSiteIso = (at: number): string =>
  toIso(shiftToSite(at)) + (FIXED_OFFSET ?? formatOffset(shiftToSite(at) - at));

/** Returns a timestamp whose parts in UTC are those of the time `at` in the site's time zone. */
const shiftToSite = (at: number): number =>
  FIXED_OFFSET_MS === null ? parseIso(formatLocal(at)) + (at % 1000) : at + FIXED_OFFSET_MS;

/** Swedish dates are those of ISO 8601. */
const formatLocal = (at: number): string =>
  new Date(at).toLocaleString('sv', { timeZone: TIME_ZONE });

const parseIso = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`);

const formatOffset = (offset: number): string =>
  (offset < 0 ? '-' : '+') + toIso(Math.abs(offset)).slice(11, 16);

function toIso(at: number): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 19);
}

/** Returns a playing time as mm:ss, or hh:mm:ss over an hour (product 9.11). */
export function formatDuration(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const parts = [Math.floor(whole / 60), whole % 60];
  if (whole > 3600) parts.splice(0, 1, Math.floor(whole / 3600), Math.floor(whole / 60) % 60);
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
