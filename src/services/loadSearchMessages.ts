import { ACTION_MESSAGES } from '../i18n/actionMessages.ts';
import { loadTranslate, type MessageFolder } from '../i18n/loadTranslate.ts';
import type { SearchMessageKey } from '../i18n/translate.ts';
import { cacheByLocale } from './loadMessages.ts';

const SEARCH_MESSAGES: MessageFolder = import.meta.glob('./*.ts', { base: '../i18n/search' });

/** Returns the messages of the search page with those of actions; one promise for each language. */
export const loadSearchMessages = cacheByLocale((locale) =>
  loadTranslate<SearchMessageKey>(locale, ACTION_MESSAGES, SEARCH_MESSAGES),
);
