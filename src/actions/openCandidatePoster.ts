import { loadBigVoteMessages } from '../services/loadBigVoteMessages.ts';
import { readPageLocale } from '../services/loadMessages.ts';
import { openSheet } from '../services/sheets.ts';
import type { Action } from './action.ts';

/** Opens the poster of the page's candidate; its QR code leads to this page, for voting. */
export const action: Action = async () => {
  const t = await loadBigVoteMessages(readPageLocale());
  await openSheet({ kind: 'poster', hint: t('candidate.scan') });
};
