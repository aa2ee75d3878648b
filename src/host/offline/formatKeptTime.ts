import type { Locale } from '../../i18n/locales.ts';
import { LANG_OF } from '../../i18n/translate.ts';

/**
 * Returns when a copy was kept, in the time of the device: day, month, hour and minute, and the year where
 * it is another one.
 */
export const formatKeptTime = (at: number, locale: Locale, now: number = Date.now()): string =>
  new Date(at).toLocaleString(LANG_OF[locale], {
    ...(new Date(at).getFullYear() !== new Date(now).getFullYear() && { year: 'numeric' }),
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
