import type { Locale } from '../../i18n/locales.ts';
import type { PeopleTranslate } from '../../i18n/translate.ts';
import { speakPeople } from '../../stores/people/words.ts';
import { useActWords } from '../comments/useActWords.ts';

/** Returns all messages of a community page; null until they are loaded (`useActWords`). */
export function usePeopleWords(
  readLocale: () => Locale,
  loadStyles?: () => Promise<void>,
): PeopleTranslate | null {
  return useActWords(() => {
    speakPeople();
    return readLocale();
  }, loadStyles) as PeopleTranslate | null;
}
