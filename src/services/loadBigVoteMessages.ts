import { ACTION_MESSAGES } from '../i18n/actionMessages.ts';
import { loadTranslate, type MessageFolder } from '../i18n/loadTranslate.ts';
import type { BigVoteMessageKey } from '../i18n/translate.ts';
import { COMMUNITY_MESSAGES } from './loadCommunityMessages.ts';
import { cacheByLocale } from './loadMessages.ts';

const BIG_VOTE_MESSAGES: MessageFolder = import.meta.glob('./*.ts', { base: '../i18n/bigVote' });

/**
 * Returns all messages with those of votes with candidates and of community pages, whose parts
 * they share; one promise each for `use()`.
 */
export const loadBigVoteMessages = cacheByLocale((locale) =>
  loadTranslate<BigVoteMessageKey>(locale, ACTION_MESSAGES, COMMUNITY_MESSAGES, BIG_VOTE_MESSAGES),
);
