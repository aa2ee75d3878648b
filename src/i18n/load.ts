import type { Locale } from './locales.ts';
import { createTranslate, type Translate } from './translate.ts';

/** Words of one language; only its own file travels. */
export async function loadTranslate(locale: Locale): Promise<Translate> {
  switch (locale) {
    case 'cn':
      return createTranslate((await import('./messages/cn.ts')).cn, locale);
    case 'en':
      return createTranslate((await import('./messages/en.ts')).en, locale);
    case 'de':
      return createTranslate((await import('./messages/de.ts')).de, locale);
    case 'fr':
      return createTranslate((await import('./messages/fr.ts')).fr, locale);
    case 'bo':
      return createTranslate((await import('./messages/bo.ts')).bo, locale);
  }
}
