import { importMessages } from './loadTranslate.ts';
import type { Locale } from './locales.ts';
import { type ActionMessages, type ActionTranslate, createTranslate } from './translate.ts';

/** Loads the messages of one language with those for readers' actions. */
export async function loadActionTranslate(locale: Locale): Promise<ActionTranslate> {
  const [messages, act] = await Promise.all([importMessages(locale), importActionMessages(locale)]);
  return createTranslate({ ...messages, ...act }, locale);
}

export async function importActionMessages(locale: Locale): Promise<ActionMessages> {
  switch (locale) {
    case 'cn':
      return (await import('./actions/cn.ts')).cn;
    case 'en':
      return (await import('./actions/en.ts')).en;
    case 'de':
      return (await import('./actions/de.ts')).de;
    case 'fr':
      return (await import('./actions/fr.ts')).fr;
    case 'bo':
      return (await import('./actions/bo.ts')).bo;
  }
}
