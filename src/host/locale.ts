import { LOCALES, type Locale } from '../i18n/locales.ts';
import { decideLocale } from '../i18n/translate.ts';
import { readStored, STORED, writeStored } from './storage.ts';

/** The reader's language: set by the host in `?lang=`, else stored, else the site's. */
export function readLocale(fallback: Locale): Locale {
  const hostSet = new URLSearchParams(location.search).get('lang');
  const locale = decideLocale(hostSet, readStored(STORED.locale), LOCALES, fallback);
  // What the host set for one page holds for those that its links lead to.
  if (hostSet === locale) writeStored(STORED.locale, locale);
  return locale;
}
