import { SLOW_CHUNK_MS } from '../host/chunkTrouble.ts';
import { readLocale } from '../host/locale.ts';
import { loadTranslate } from '../i18n/load.ts';
import type { Locale } from '../i18n/locales.ts';
import type { ActTranslate } from '../i18n/translate.ts';

/** How long a failure is kept: React renders once more after one, and would load in a loop. */
const FAILURE_MS = 1_000;

/**
 * The words of a language, one promise each for `use()`: an island that wakes keeps its
 * baked HTML until they are here, because React leaves a suspended boundary as it was.
 */
export const openWords = rememberWords(loadTranslate);

// Where they are is not told to pages that never ask.
let loadAll = async (locale: Locale): Promise<ActTranslate> =>
  (await import('../i18n/loadAct.ts')).loadActTranslate(locale);

/** All words are more of them on this page (stores/people/words.ts); said before any is asked for. */
export function widenActWords(load: typeof loadAll): void {
  loadAll = load;
}

/** All words of a language, with those of what a reader does; one promise each as well. */
export const openActWords = rememberWords((locale) => loadAll(locale));

/** One promise a language, for `use()`; a file that failed or is slow is requested again. */
export function rememberWords<T>(
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

/** The language that the page is shown in now, whoever decided it. */
export const pageLocale = (): Locale =>
  decidePageLocale(document.documentElement.dataset.locale as Locale);

/**
 * The reader's own language; the page's while an article keeps its own, as English ones
 * do (product 1.3).
 */
export const decidePageLocale = (page: Locale): Locale =>
  document.documentElement.dataset.keepLocale === undefined ? readLocale(page) : page;
