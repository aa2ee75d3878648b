import { loadPeopleTranslate } from '../../i18n/loadPeople.ts';
import { rememberWords, widenActWords } from '../language.ts';

/** All words with those of pages about people, one promise each for `use()`. */
export const openPeopleWords = rememberWords(loadPeopleTranslate);

/** On a page about people all words are these, also for what puts it into another language. */
export const speakPeople = (): void => widenActWords(openPeopleWords);
