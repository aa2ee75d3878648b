import { DAY_MS } from '../durations.ts';

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
