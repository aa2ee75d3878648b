import { importActionMessages } from './loadActionTranslate.ts';
import { importCommunityMessages } from './loadCommunityTranslate.ts';
import { importMessages } from './loadTranslate.ts';
import type { Locale } from './locales.ts';
import { createTranslate, type JoinMessages, type JoinTranslate } from './translate.ts';

/**
 * Loads all messages with those of pages where readers take part and of community pages, whose
 * forms they share.
 */
export async function loadJoinTranslate(locale: Locale): Promise<JoinTranslate> {
  const [messages, act, people, join] = await Promise.all([
    importMessages(locale),
    importActionMessages(locale),
    importCommunityMessages(locale),
    importJoinMessages(locale),
  ]);
  return createTranslate({ ...messages, ...act, ...people, ...join }, locale);
}

async function importJoinMessages(locale: Locale): Promise<JoinMessages> {
  switch (locale) {
    case 'cn':
      return (await import('./join/cn.ts')).cn;
    case 'en':
      return (await import('./join/en.ts')).en;
    case 'de':
      return (await import('./join/de.ts')).de;
    case 'fr':
      return (await import('./join/fr.ts')).fr;
    case 'bo':
      return (await import('./join/bo.ts')).bo;
  }
}
