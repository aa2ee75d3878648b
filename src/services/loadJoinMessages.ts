import { ACTION_MESSAGES } from '../i18n/actionMessages.ts';
import { loadTranslate, type MessageFolder } from '../i18n/loadTranslate.ts';
import type { JoinMessageKey } from '../i18n/translate.ts';
import { COMMUNITY_MESSAGES } from './loadCommunityMessages.ts';
import { cacheByLocale } from './loadMessages.ts';

const JOIN_MESSAGES: MessageFolder = import.meta.glob('./*.ts', { base: '../i18n/join' });

/**
 * Returns all messages with those of pages where readers take part and of community pages, whose
 * forms they share; one promise each for `use()`.
 */
export const loadJoinMessages = cacheByLocale((locale) =>
  loadTranslate<JoinMessageKey>(locale, ACTION_MESSAGES, COMMUNITY_MESSAGES, JOIN_MESSAGES),
);
