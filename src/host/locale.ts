import { LOCALES, type Locale } from '../i18n/locales.ts';
import { decideLocale } from '../i18n/translate.ts';
import { readStored, writeStored } from './storage.ts';
import * as STORAGE_KEYS from './storageKeys.ts';

/**
 * Returns the reader's language: from `?lang=`, else that of this visit, else the one that the reader
 * has chosen on this device, else the site's.
 */
export function readLocale(fallback: Locale): Locale {
  const hostSet = new URLSearchParams(location.search).get('lang');
  const locale = decideLocale(
    hostSet,
    readStored(STORAGE_KEYS.locale, 'session') ?? readStored(STORAGE_KEYS.locale),
    LOCALES,
    fallback,
  );
  // The language of a link applies to the following pages in its tab, and not to later visits.
  if (hostSet === locale) writeStored(STORAGE_KEYS.locale, locale, 'session');
  return locale;
}
