import { loadJoinTranslate } from '../../i18n/loadJoin.ts';
import { rememberWords, widenActWords } from '../language.ts';

/** All words with those of pages where readers take part, one promise each for `use()`. */
export const openJoinWords = rememberWords(loadJoinTranslate);

/** On such a page all words are these, also for what puts it into another language. */
export const speakJoin = (): void => widenActWords(openJoinWords);
