import type { TimeStyle } from '../model/site/siteTypes.ts';
import { decideSiteTimeLabel } from '../model/siteTime.ts';
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

/**
 * Returns a timestamp as text in a style of the site, or by calendar days (style 0). `rule` is
 * the site's date pattern, '' for the language's own. With `withHour` dates have their hour, if the
 * site's pattern does not say otherwise.
 */
export function formatSiteTimestamp(
  at: number,
  now: number,
  style: TimeStyle,
  rule: string,
  withHour: boolean,
  t: Translate,
): string {
  if (style === 0) return formatTimestamp(at, now, withHour, t);
  const hour = withHour ? ' HH:mm' : '';
  const label = decideSiteTimeLabel(at, now, style);
  switch (label.unit) {
    case 'now':
      return t('time.now');
    case 'monthDay':
      return formatDate(at, `MM-DD${hour}`);
    case 'date':
      return formatDate(at, rule || t('time.date') + hour);
    default:
      return t(`time.${label.unit}`, { n: label.n });
  }
}
