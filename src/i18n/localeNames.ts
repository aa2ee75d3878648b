import type { Locale } from './locales.ts';

/** The names of the interface languages, each in itself. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  cn: '中文',
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  bo: 'བོད་ཡིག',
};
