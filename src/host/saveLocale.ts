import type { Locale } from '../i18n/locales.ts';
import { STORAGE_KEYS, writeStored } from './storage.ts';

/**
 * Stores the language that the reader has chosen, for all pages of this device, and for this tab,
 * where a link may have set another one (host/locale.ts).
 */
export function saveLocale(locale: Locale): void {
  writeStored(STORAGE_KEYS.locale, locale);
  writeStored(STORAGE_KEYS.locale, locale, 'session');
}
