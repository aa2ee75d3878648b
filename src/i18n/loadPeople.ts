import { loadMessages } from './load.ts';
import { loadActMessages } from './loadAct.ts';
import type { Locale } from './locales.ts';
import { createTranslate, type PeopleMessages, type PeopleTranslate } from './translate.ts';

/** Loads all messages with those of community pages. */
export async function loadPeopleTranslate(locale: Locale): Promise<PeopleTranslate> {
  const [messages, act, people] = await Promise.all([
    loadMessages(locale),
    loadActMessages(locale),
    loadPeopleMessages(locale),
  ]);
  return createTranslate({ ...messages, ...act, ...people }, locale);
}

export async function loadPeopleMessages(locale: Locale): Promise<PeopleMessages> {
  switch (locale) {
    case 'cn':
      return (await import('./people/cn.ts')).cn;
    case 'en':
      return (await import('./people/en.ts')).en;
    case 'de':
      return (await import('./people/de.ts')).de;
    case 'fr':
      return (await import('./people/fr.ts')).fr;
    case 'bo':
      return (await import('./people/bo.ts')).bo;
  }
}
