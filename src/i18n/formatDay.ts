import { countDays, formatDate } from '../model/time.ts';
import type { Translate } from './translate.ts';

/**
 * Returns the start or the end of something: today and tomorrow in words, otherwise the date, with
 * its year where that is not the present one (product 9.10). `at` and `now` are epoch ms; `now` is
 * null in baked pages, which contain the whole date. There an end does not repeat the year of its
 * start, `from`.
 */
export const formatDay = (
  at: number,
  now: number | null,
  withHour: boolean,
  t: Translate,
  from: number | null = null,
): string => formatDate(at, decidePattern(at, now, from, t) + (withHour ? ' HH:mm' : ''));

function decidePattern(at: number, now: number | null, from: number | null, t: Translate): string {
  const days = now === null ? null : countDays(at) - countDays(now);
  if (days === 0) return `[${t('time.today')}]`;
  if (days === 1) return `[${t('time.tomorrow')}]`;
  const known = now ?? from;
  if (known !== null && formatDate(at, 'YYYY') === formatDate(known, 'YYYY')) return t('time.day');
  // The Chinese date of articles has zeros before single digits, which the day without a year has not.
  return t('time.date').replace('MM月DD日', t('time.day'));
}
