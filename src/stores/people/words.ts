import { loadPeopleTranslate } from '../../i18n/loadPeople.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { PeopleTranslate } from '../../i18n/translate.ts';
import { widenActWords } from '../language.ts';

const words = new Map<Locale, Promise<PeopleTranslate>>();

/** All words with those of pages about people, one promise each for `use()`. */
export function openPeopleWords(locale: Locale): Promise<PeopleTranslate> {
  let promise = words.get(locale);
  if (!promise) {
    promise = loadPeopleTranslate(locale);
    // A file that did not come is asked for again.
    promise.catch(() => words.delete(locale));
    words.set(locale, promise);
  }
  return promise;
}

/** On a page about people all words are these, also for what puts it into another language. */
export const speakPeople = (): void => widenActWords(openPeopleWords);
