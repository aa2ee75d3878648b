/** China has UTC+8 all year; texts of the wire without an offset are in it (wire 17.11). */
export const CHINA_OFFSET_MS = 8 * 3_600_000;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Returns whether a time of publication is a mistake: more than a day ahead. */
export const isFarAhead = (at: number, now: number): boolean => at > now + DAY_MS;

/** How a timestamp is written by calendar days; `formatTimestamp` has words and patterns. */
export type TimeLabel =
  | { readonly unit: 'now' | 'today' | 'day' | 'date' }
  | { readonly unit: 'minutes' | 'hours'; readonly n: number }
  /** `n` is the day of the week, 0 for Sunday. */
  | { readonly unit: 'weekday'; readonly n: number };

/**
 * Returns how a timestamp is written at the time `now` by calendar days in China, where a site
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
  if (days > 0 && days < 7) return { unit: 'weekday', n: shiftToChina(at).getUTCDay() };
  return { unit: formatDate(at, 'YYYY') === formatDate(now, 'YYYY') ? 'day' : 'date' };
}

/** Returns the number of days in China from 1 January 1970. */
const countDays = (at: number): number => Math.floor((at + CHINA_OFFSET_MS) / DAY_MS);

/**
 * Returns a date in China time, independent of the reader's time zone. Pattern letters are
 * those of day.js and Java (YYYY or yyyy, YY, MMM, MM, M, DD or dd, D, HH, H, mm, m, ss, s); MMM
 * is the English name of the month and `[text]` is literal. Decision 0042 says why day.js itself is
 * not used.
 */
export function formatDate(at: number, pattern: string): string {
  const parts = chinaIso(at).split(/\D/);
  return pattern.replace(
    /\[([^[\]]*)\]|([YyMDdHhms])\2*/g,
    (token, literal?: string, letter = '') => {
      if (literal !== undefined) return literal;
      if (token === 'MMM') return shiftToChina(at).toUTCString().slice(8, 11);
      const part = parts['YMDHms'.indexOf(/[ydh]/.test(letter) ? letter.toUpperCase() : letter)];
      return token.length === 1 ? String(Number(part)) : (part ?? '').slice(-token.length);
    },
  );
}

/** Returns `2024-09-18T14:40:53+08:00`, for `datetime` attributes and metadata. */
export function formatChinaIso(at: number): string {
  return `${chinaIso(at)}+08:00`;
}

/** Returns a date whose parts in UTC are those of the time in China. */
const shiftToChina = (at: number) => new Date(at + CHINA_OFFSET_MS);

function chinaIso(at: number): string {
  const shifted = shiftToChina(at);
  return Number.isNaN(shifted.getTime()) ? '' : shifted.toISOString().slice(0, 19);
}

/** Returns a playing time as mm:ss, or hh:mm:ss over an hour (product 9.11). */
export function formatDuration(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const parts = [Math.floor(whole / 60), whole % 60];
  if (whole > 3600) parts.splice(0, 1, Math.floor(whole / 3600), Math.floor(whole / 60) % 60);
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
