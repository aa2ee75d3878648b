import { loadCommunityTranslate } from '../i18n/loadCommunityTranslate.ts';
import { cacheByLocale, replaceActionMessages } from './loadMessages.ts';

/** Returns all messages with those of community pages, one promise each for `use()`. */
export const loadCommunityMessages = cacheByLocale(loadCommunityTranslate);

/** Makes `loadActionMessages` return these messages on such a page, also after a change of language. */
export const enableCommunityMessages = (): void => replaceActionMessages(loadCommunityMessages);
