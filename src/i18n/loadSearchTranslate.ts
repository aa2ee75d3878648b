import { importActionMessages } from './loadActionTranslate.ts';
import { importMessages } from './loadTranslate.ts';
import type { Locale } from './locales.ts';
import { createTranslate, type SearchMessages, type SearchTranslate } from './translate.ts';

/** Loads the messages of the search page with those of pages and actions. */
export async function loadSearchTranslate(locale: Locale): Promise<SearchTranslate> {
  const [messages, act, own] = await Promise.all([
    importMessages(locale),
    importActionMessages(locale),
    importSearchMessages(locale),
  ]);
  return createTranslate({ ...messages, ...act, ...own }, locale);
}

async function importSearchMessages(locale: Locale): Promise<SearchMessages> {
  switch (locale) {
    case 'cn':
      return (await import('./search/cn.ts')).cn;
    case 'en':
      return (await import('./search/en.ts')).en;
    case 'de':
      return (await import('./search/de.ts')).de;
    case 'fr':
      return (await import('./search/fr.ts')).fr;
    case 'bo':
      return (await import('./search/bo.ts')).bo;
  }
}
