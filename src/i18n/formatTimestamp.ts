import { decideTimeLabel, formatDate } from '../model/time.ts';
import type { Translate } from './translate.ts';

const HOUR = ' HH:mm';

/** Returns a time with day, month, year and hour, in the language of `t`. */
export const formatExactTime = (at: number, t: Translate): string =>
  formatDate(at, t('time.date') + HOUR);

/**
 * Returns a timestamp as text by calendar days: relative while it is near, else the date
 * (product 9.10). `at` and `now` are epoch ms.
 */
export function formatTimestamp(at: number, now: number, withHour: boolean, t: Translate): string {
  const hour = withHour ? HOUR : '';
  const label = decideTimeLabel(at, now, withHour);
  switch (label.unit) {
    case 'now':
      return t('time.now');
    case 'today':
      return formatDate(at, `[${t('time.today')}]${HOUR}`);
    case 'weekday':
      return formatDate(at, `[${t('time.weekdays').split(' ')[label.n]}]${HOUR}`);
    case 'day':
    case 'date':
      return formatDate(at, t(`time.${label.unit}`) + hour);
    default:
      return t(`time.${label.unit}`, { n: label.n });
  }
}
