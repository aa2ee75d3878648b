import { loadPeopleTranslate } from '../../i18n/loadPeople.ts';
import { rememberWords, widenActWords } from '../language.ts';

/** Returns all messages with those of community pages, one promise each for `use()`. */
export const openPeopleWords = rememberWords(loadPeopleTranslate);

/** Makes `openActWords` return these messages on such a page, also after a change of language. */
export const speakPeople = (): void => widenActWords(openPeopleWords);
