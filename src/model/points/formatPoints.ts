import { formatDate } from '../time.ts';

/** The minus sign is as wide as a plus, so that the digits of a column are aligned. */
const MINUS = '\u2212';

/** Points with their sign: `+2`, `−300`, `0`. */
export function formatPoints(score: number): string {
  if (score === 0) return '0';
  return score > 0 ? `+${score}` : `${MINUS}${-score}`;
}

/** When it was, in China: the time on a day's own list, else with the day, and the year of another one. */
export function formatEntryTime(at: number, now: number, isOfDay: boolean): string {
  if (isOfDay) return formatDate(at, 'HH:mm');
  const isThisYear = formatDate(at, 'YYYY') === formatDate(now, 'YYYY');
  return formatDate(at, isThisYear ? 'MM-DD HH:mm' : 'YYYY-MM-DD HH:mm');
}

/** The day of a moment in China, as the wire names it. */
export const dayOf = (at: number): string => formatDate(at, 'YYYY-MM-DD');
