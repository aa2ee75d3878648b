import { DAY_MS } from '../durations.ts';
import { parseText } from '../wire.ts';

const DAY = /^(\d{4})(?:(\d{2})(\d{2})|[-/](\d{1,2})[-/](\d{1,2}))(?:[ T].*)?$/;

/**
 * Returns a day as `2026-11-20` from `20261120`, `2026-11-20`, `2026/11/20` or a timestamp that
 * starts with one of the latter two; '' when the calendar has no such day.
 */
export function parsePaperDate(value: unknown): string {
  const match = DAY.exec(parseText(value));
  if (match === null) return '';
  const [year = 0, month = 0, day = 0] = [match[1], match[2] ?? match[4], match[3] ?? match[5]].map(
    Number,
  );
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : '';
}

/** Returns the wire form of a day, `20261120`, or of a month, `202611`. */
export const formatWireDate = (date: string): string => date.replace(/-/g, '');

/** Days are texts such as `2026-11-20`, independent of time zones. */
const parseDay = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const formatIso = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Returns `2026-11` for `2026-11-20`. */
export const getMonth = (day: string): string => day.slice(0, 7);

/** Returns the weekday, 0 for Sunday. */
export const getWeekday = (day: string): number => new Date(parseDay(day)).getUTCDay();

/** Returns the month `by` months later, or earlier when negative. */
export function addMonths(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** Returns the weeks of a month, from Sunday to Saturday; '' in place of days of other months. */
export function listWeeks(month: string): readonly (readonly string[])[] {
  const first = `${month}-01`;
  const from = parseDay(first) - getWeekday(first) * DAY_MS;
  const weeks: string[][] = [];
  for (let at = from; weeks.length === 0 || getMonth(formatIso(at)) === month; at += 7 * DAY_MS) {
    const week = Array.from({ length: 7 }, (_, n) => formatIso(at + n * DAY_MS));
    weeks.push(week.map((day) => (getMonth(day) === month ? day : '')));
  }
  return weeks;
}

/** Returns the nearest day of the list, the earlier one of two; '' for an empty list. */
export function findNearestDay(day: string, days: readonly string[]): string {
  const far = (other: string) => Math.abs(parseDay(other) - parseDay(day));
  return [...days].sort((a, b) => far(a) - far(b) || (a < b ? -1 : 1))[0] ?? '';
}
