import type { Locale } from '../i18n/locales.ts';
import { replacePage } from './navigation.ts';
import { writeStored } from './storage.ts';
import * as STORAGE_KEYS from './storageKeys.ts';

/**
 * Stores the language that the reader has chosen, for all pages of this device, and for this tab,
 * where a link may have set another one (host/locale.ts); then loads the page again.
 */
export function switchLocale(locale: Locale): void {
  writeStored(STORAGE_KEYS.locale, locale);
  writeStored(STORAGE_KEYS.locale, locale, 'session');
  const address = new URL(location.href);
  // The language of a link would replace the choice; with a hash the page would only scroll.
  address.searchParams.delete('lang');
  address.hash = '';
  replacePage(address.href);
}
