import { formatDate } from '../../model/time.ts';

/** Returns a deadline as an exact time, never as a relative one. */
export const formatExactTime = (at: number): string => formatDate(at, 'YYYY-MM-DD HH:mm');

/**
 * Returns the time span, with the date once when both are on the same day; '' when both are null.
 */
export function formatTimeSpan(from: number | null, until: number | null): string {
  const [start, end] = [from, until].map((at) => (at === null ? '' : formatExactTime(at)));
  if (!start || !end) return start || end || '';
  return `${start} – ${start.slice(0, 10) === end.slice(0, 10) ? end.slice(11) : end}`;
}
