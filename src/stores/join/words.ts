import { loadJoinTranslate } from '../../i18n/loadJoin.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { JoinTranslate } from '../../i18n/translate.ts';
import { widenActWords } from '../language.ts';

const words = new Map<Locale, Promise<JoinTranslate>>();

/** All words with those of pages where readers take part, one promise each for `use()`. */
export function openJoinWords(locale: Locale): Promise<JoinTranslate> {
  let promise = words.get(locale);
  if (!promise) {
    promise = loadJoinTranslate(locale);
    // A file that did not come is asked for again.
    promise.catch(() => words.delete(locale));
    words.set(locale, promise);
  }
  return promise;
}

/** On such a page all words are these, also for what puts it into another language. */
export const speakJoin = (): void => widenActWords(openJoinWords);
