import { ACTION_MESSAGES } from '../i18n/actionMessages.ts';
import { loadTranslate, type MessageFolder } from '../i18n/loadTranslate.ts';
import type { MineMessageKey } from '../i18n/translate.ts';
import { cacheByLocale } from './loadMessages.ts';

const MINE_MESSAGES: MessageFolder = import.meta.glob('./*.ts', { base: '../i18n/mine' });

/** Returns the messages of the page "mine" with those of actions; one promise for each language. */
export const loadMineMessages = cacheByLocale((locale) =>
  loadTranslate<MineMessageKey>(locale, ACTION_MESSAGES, MINE_MESSAGES),
);
