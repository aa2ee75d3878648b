import { ACTION_MESSAGES } from '../i18n/actionMessages.ts';
import { loadTranslate, type MessageFolder } from '../i18n/loadTranslate.ts';
import type { CommunityMessageKey } from '../i18n/translate.ts';
import { cacheByLocale } from './loadMessages.ts';

export const COMMUNITY_MESSAGES: MessageFolder = import.meta.glob('./*.ts', {
  base: '../i18n/community',
});

/** Returns all messages with those of community pages, one promise each for `use()`. */
export const loadCommunityMessages = cacheByLocale((locale) =>
  loadTranslate<CommunityMessageKey>(locale, ACTION_MESSAGES, COMMUNITY_MESSAGES),
);
