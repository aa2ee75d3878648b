import { importActionMessages } from './loadActionTranslate.ts';
import { importMessages } from './loadTranslate.ts';
import type { Locale } from './locales.ts';
import { createTranslate, type MineMessages, type MineTranslate } from './translate.ts';

/** Loads the messages of the page "mine" with those of pages and actions. */
export async function loadMineTranslate(locale: Locale): Promise<MineTranslate> {
  const [messages, act, own] = await Promise.all([
    importMessages(locale),
    importActionMessages(locale),
    importMineMessages(locale),
  ]);
  return createTranslate({ ...messages, ...act, ...own }, locale);
}

async function importMineMessages(locale: Locale): Promise<MineMessages> {
  switch (locale) {
    case 'cn':
      return (await import('./mine/cn.ts')).cn;
    case 'en':
      return (await import('./mine/en.ts')).en;
    case 'de':
      return (await import('./mine/de.ts')).de;
    case 'fr':
      return (await import('./mine/fr.ts')).fr;
    case 'bo':
      return (await import('./mine/bo.ts')).bo;
  }
}
