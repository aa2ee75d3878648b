import { replaceActionMessages } from './loadMessages.ts';
import { loadMineMessages } from './loadMineMessages.ts';

/** Makes `loadActionMessages` return the messages of the page "mine", also after a change of language. */
export const enableMineMessages = (): void => replaceActionMessages(loadMineMessages);
