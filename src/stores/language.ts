import { readLocale } from '../host/locale.ts';
import { loadTranslate } from '../i18n/load.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Translate } from '../i18n/translate.ts';

const words = new Map<Locale, Promise<Translate>>();

/**
 * The words of a language, one promise each for `use()`: an island that wakes keeps its
 * baked HTML until they are here, because React leaves a suspended boundary as it was.
 */
export function openWords(locale: Locale): Promise<Translate> {
  let promise = words.get(locale);
  if (!promise) {
    promise = loadTranslate(locale);
    words.set(locale, promise);
  }
  return promise;
}

/**
 * The reader's own language; the page's while an article keeps its own, as English ones
 * do (spec section 1).
 */
export const decidePageLocale = (page: Locale): Locale =>
  document.documentElement.dataset.keepLocale === undefined ? readLocale(page) : page;
