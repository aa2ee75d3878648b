import { LOCALES, type Locale } from '../i18n/locales.ts';
import { decideLocale } from '../i18n/translate.ts';
import { readStored, STORED, writeStored } from './storage.ts';

/** The reader's language: set by the host in `?lang=`, else that of this visit, else the site's. */
export function readLocale(fallback: Locale): Locale {
  const hostSet = new URLSearchParams(location.search).get('lang');
  const locale = decideLocale(hostSet, readStored(STORED.locale, 'session'), LOCALES, fallback);
  // A link's language holds for the pages that follow in its tab: a reader has no way to choose
  // another one yet, so it must not be kept for later visits.
  if (hostSet === locale) writeStored(STORED.locale, locale, 'session');
  return locale;
}
