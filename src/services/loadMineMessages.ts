import { loadMineTranslate } from '../i18n/loadMineTranslate.ts';
import { cacheByLocale } from './loadMessages.ts';

/** Returns the messages of the page "mine" with those of actions; one promise for each language. */
export const loadMineMessages = cacheByLocale(loadMineTranslate);
