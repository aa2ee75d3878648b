import type { TimeStyle } from '../model/site/siteTypes.ts';
import { decideSiteTimeLabel } from '../model/siteTime.ts';
import { formatDate } from '../model/time.ts';
import { formatTimestamp } from './formatTimestamp.ts';
import type { Translate } from './translate.ts';

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
