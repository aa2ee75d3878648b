import type { TimeStyle } from '../model/site/siteTypes.ts';
import { decideTimeLabel } from '../model/time.ts';
import type { Translate } from './translate.ts';

/**
 * Returns a timestamp as text: relative while it is near, else the date (product 9.10). `at` and
 * `now` are epoch ms; `rule` is the site's date pattern, '' for the language's own.
 */
export function formatTimestamp(
  at: number,
  now: number,
  style: TimeStyle,
  rule: string,
  t: Translate,
): string {
  const label = decideTimeLabel(at, now, style, rule || t('time.date'));
  if (label.unit === 'date') return label.date;
  if (label.unit === 'now') return t('time.now');
  return t(`time.${label.unit}`, { n: label.n });
}
