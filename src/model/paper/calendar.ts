const DAY_MS = 86_400_000;

/** Days stand as `2026-11-20`, in every zone the same. */
const parseDay = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const formatIso = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** `2026-11` of `2026-11-20`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(parseDay(day)).getUTCDay();

/** The month so many months before or after. */
export function addMonths(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** The weeks of a month, from Sunday to Saturday; '' where a day of another month would stand. */
export function listWeeks(month: string): readonly (readonly string[])[] {
  const first = `${month}-01`;
  const from = parseDay(first) - weekdayOf(first) * DAY_MS;
  const weeks: string[][] = [];
  for (let at = from; weeks.length === 0 || monthOf(formatIso(at)) === month; at += 7 * DAY_MS) {
    const week = Array.from({ length: 7 }, (_, n) => formatIso(at + n * DAY_MS));
    weeks.push(week.map((day) => (monthOf(day) === month ? day : '')));
  }
  return weeks;
}

/** The day of the list that is nearest to this one, the earlier of two; '' of an empty list. */
export function findNearest(day: string, days: readonly string[]): string {
  const far = (other: string) => Math.abs(parseDay(other) - parseDay(day));
  return [...days].sort((a, b) => far(a) - far(b) || (a < b ? -1 : 1))[0] ?? '';
}
