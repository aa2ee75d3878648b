import { send } from '../services/outbox/outbox.ts';
import { openSheet } from '../services/sheets.ts';
import type { Action } from './action.ts';

/** Opens the sheet by which a reader reports a post to the editors. */
export const action: Action = ({ dataset: { id: postId = '' } }) => {
  if (!postId) return;
  return openSheet({
    kind: 'report',
    quote: document.querySelector('h1')?.textContent ?? '',
    send: async (reason) => {
      const outcome = await send('reportPost', { postId, reason });
      return outcome.state === 'refused' ? outcome : null;
    },
  });
};
