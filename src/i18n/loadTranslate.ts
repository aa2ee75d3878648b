import type { Locale } from './locales.ts';
import { createTranslate, type Messages, type Translate } from './translate.ts';

/** Loads the messages of one language, in a file of its own. */
export const loadTranslate = async (locale: Locale): Promise<Translate> =>
  createTranslate(await importMessages(locale), locale);

export async function importMessages(locale: Locale): Promise<Messages> {
  switch (locale) {
    case 'cn':
      return (await import('./messages/cn.ts')).cn;
    case 'en':
      return (await import('./messages/en.ts')).en;
    case 'de':
      return (await import('./messages/de.ts')).de;
    case 'fr':
      return (await import('./messages/fr.ts')).fr;
    case 'bo':
      return (await import('./messages/bo.ts')).bo;
  }
}
