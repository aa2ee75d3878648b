import { formatDate } from '../../model/time.ts';

/** A moment that somebody has to be in time for: never told by its distance. */
export const formatExact = (at: number): string => formatDate(at, 'YYYY-MM-DD HH:mm');

/** From and until, the day once where both are the same; '' where nobody tells. */
export function formatSpan(from: number | null, until: number | null): string {
  const [start, end] = [from, until].map((at) => (at === null ? '' : formatExact(at)));
  if (!start || !end) return start || end || '';
  return `${start} – ${start.slice(0, 10) === end.slice(0, 10) ? end.slice(11) : end}`;
}
