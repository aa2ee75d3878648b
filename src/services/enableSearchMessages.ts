import { loadSearchTranslate } from '../i18n/loadSearchTranslate.ts';
import { cacheByLocale, replaceActionMessages } from './loadMessages.ts';

const loadSearchMessages = cacheByLocale(loadSearchTranslate);

/** Makes `loadActionMessages` return the messages of the search page, also after a change of language. */
export const enableSearchMessages = (): void => replaceActionMessages(loadSearchMessages);
