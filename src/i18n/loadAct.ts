import { loadMessages } from './load.ts';
import type { Locale } from './locales.ts';
import { type ActMessages, type ActTranslate, createTranslate } from './translate.ts';

/** Loads the messages of one language with those for readers' actions. */
export async function loadActTranslate(locale: Locale): Promise<ActTranslate> {
  const [messages, act] = await Promise.all([loadMessages(locale), loadActMessages(locale)]);
  return createTranslate({ ...messages, ...act }, locale);
}

export async function loadActMessages(locale: Locale): Promise<ActMessages> {
  switch (locale) {
    case 'cn':
      return (await import('./act/cn.ts')).cn;
    case 'en':
      return (await import('./act/en.ts')).en;
    case 'de':
      return (await import('./act/de.ts')).de;
    case 'fr':
      return (await import('./act/fr.ts')).fr;
    case 'bo':
      return (await import('./act/bo.ts')).bo;
  }
}
