import { importActionMessages } from './loadActionTranslate.ts';
import { importMessages } from './loadTranslate.ts';
import type { Locale } from './locales.ts';
import { type CommunityMessages, type CommunityTranslate, createTranslate } from './translate.ts';

/** Loads all messages with those of community pages. */
export async function loadCommunityTranslate(locale: Locale): Promise<CommunityTranslate> {
  const [messages, act, people] = await Promise.all([
    importMessages(locale),
    importActionMessages(locale),
    importCommunityMessages(locale),
  ]);
  return createTranslate({ ...messages, ...act, ...people }, locale);
}

export async function importCommunityMessages(locale: Locale): Promise<CommunityMessages> {
  switch (locale) {
    case 'cn':
      return (await import('./community/cn.ts')).cn;
    case 'en':
      return (await import('./community/en.ts')).en;
    case 'de':
      return (await import('./community/de.ts')).de;
    case 'fr':
      return (await import('./community/fr.ts')).fr;
    case 'bo':
      return (await import('./community/bo.ts')).bo;
  }
}
