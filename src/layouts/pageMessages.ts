import { loadActionTranslate } from '../i18n/loadActionTranslate.ts';
import { loadCommunityTranslate } from '../i18n/loadCommunityTranslate.ts';
import { loadJoinTranslate } from '../i18n/loadJoinTranslate.ts';
import type { Locale } from '../i18n/locales.ts';

/** The baker renders many pages in one language: it merges the messages once. */
function remember<T>(load: (locale: Locale) => Promise<T>): (locale: Locale) => Promise<T> {
  const loaded = new Map<Locale, Promise<T>>();
  return (locale) => {
    const known = loaded.get(locale) ?? load(locale);
    loaded.set(locale, known);
    return known;
  };
}

/** Returns the messages of one language with those for readers' actions. */
export const getActionTranslate = remember(loadActionTranslate);

/** Returns them with the messages of community pages. */
export const getCommunityTranslate = remember(loadCommunityTranslate);

/** Returns them with the messages of activities, votes and invitations. */
export const getJoinTranslate = remember(loadJoinTranslate);
