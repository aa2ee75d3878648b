import { loadJoinTranslate } from '../../i18n/loadJoin.ts';
import { rememberWords, widenActWords } from '../language.ts';

/**
 * Returns all messages with those of pages where readers take part, one promise each for `use()`.
 */
export const openJoinWords = rememberWords(loadJoinTranslate);

/** Makes `openActWords` return these messages on such a page, also after a change of language. */
export const speakJoin = (): void => widenActWords(openJoinWords);
