import { LOCALES, type Locale } from '../i18n/locales.ts';
import { decideLocale } from '../i18n/translate.ts';
import { readStored, STORED } from './storage.ts';

/** The reader's language: set by the host in `?lang=`, else stored, else the site's. */
export function readLocale(fallback: Locale): Locale {
  const hostSet = new URLSearchParams(location.search).get('lang');
  return decideLocale(hostSet, readStored(STORED.locale), LOCALES, fallback);
}
