import type { MessageFolder } from './loadTranslate.ts';

/** Not in loadTranslate.ts: the addresses of these files are not part of the first code of a page. */
export const ACTION_MESSAGES: MessageFolder = import.meta.glob('./*.ts', { base: './actions' });
