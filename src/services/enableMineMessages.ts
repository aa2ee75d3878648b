import { loadMineTranslate } from '../i18n/loadMineTranslate.ts';
import { cacheByLocale, replaceActionMessages } from './loadMessages.ts';

const loadMineMessages = cacheByLocale(loadMineTranslate);

/** Makes `loadActionMessages` return the messages of the page "mine", also after a change of language. */
export const enableMineMessages = (): void => replaceActionMessages(loadMineMessages);
