import { loadJoinTranslate } from '../i18n/loadJoinTranslate.ts';
import { cacheByLocale, replaceActionMessages } from './loadMessages.ts';

/**
 * Returns all messages with those of pages where readers take part, one promise each for `use()`.
 */
export const loadJoinMessages = cacheByLocale(loadJoinTranslate);

/** Makes `loadActionMessages` return these messages on such a page, also after a change of language. */
export const enableJoinMessages = (): void => replaceActionMessages(loadJoinMessages);
