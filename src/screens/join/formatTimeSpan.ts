import { formatExactTime } from '../../i18n/formatTimestamp.ts';
import type { Translate } from '../../i18n/translate.ts';
import { formatDate } from '../../model/time.ts';

/**
 * Returns the time span, with the date once when both are on the same day; '' when both are null.
 */
export function formatTimeSpan(from: number | null, until: number | null, t: Translate): string {
  const [start, end] = [from, until].map((at) => (at === null ? '' : formatExactTime(at, t)));
  if (from === null || until === null) return start || end || '';
  const isOneDay = formatDate(from, 'YYYY-MM-DD') === formatDate(until, 'YYYY-MM-DD');
  return `${start} – ${isOneDay ? formatDate(until, 'HH:mm') : end}`;
}
