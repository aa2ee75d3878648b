import { SLOW_CHUNK_MS } from '../host/chunkEvents.ts';
import { readLocale } from '../host/locale.ts';
import { loadTranslate } from '../i18n/loadTranslate.ts';
import type { Locale } from '../i18n/locales.ts';
import type { ActionMessageKey, Translate } from '../i18n/translate.ts';

/**
 * How long a failed promise is kept: React renders once more after an error, and without this pause
 * it would load in a loop.
 */
const FAILURE_MS = 1_000;

/**
 * Returns the messages of a language, one promise each for `use()`. An island that hydrates keeps
 * its baked HTML until they are loaded, because React leaves a suspended boundary unchanged.
 */
export const loadMessages = cacheByLocale<Translate>(loadTranslate);

/** Returns all messages of a language, with those of actions; one promise each as well. */
export const loadActionMessages = cacheByLocale(async (locale) => {
  // Imported on demand: the addresses of these files are not part of the first code of a page.
  const { ACTION_MESSAGES } = await import('../i18n/actionMessages.ts');
  return loadTranslate<ActionMessageKey>(locale, ACTION_MESSAGES);
});

/**
 * Caches one promise for each language, for `use()`; a file that failed or is slow is requested
 * again.
 */
export function cacheByLocale<T>(
  load: (locale: Locale) => Promise<T>,
): (locale: Locale) => Promise<T> {
  const words = new Map<Locale, Promise<T>>();
  return (locale) => {
    let promise = words.get(locale);
    if (!promise) {
      promise = load(locale);
      words.set(locale, promise);
      const forget = () => words.delete(locale);
      const slow = setTimeout(forget, SLOW_CHUNK_MS);
      promise.then(
        () => clearTimeout(slow),
        () => setTimeout(forget, FAILURE_MS),
      );
    }
    return promise;
  };
}

/** Returns the language that the page is shown in. */
export const readPageLocale = (): Locale =>
  decidePageLocale(document.documentElement.dataset.locale as Locale);

/**
 * Returns the reader's language; the page's own for articles that keep theirs, as English ones do
 * (product 1.3).
 */
export const decidePageLocale = (page: Locale): Locale =>
  document.documentElement.dataset.keepLocale === undefined ? readLocale(page) : page;
