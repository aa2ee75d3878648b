import { send } from '../../stores/outbox.ts';
import { openSheet } from '../../stores/sheet.ts';
import type { Act } from '../acts.ts';

/** Opens the sheet by which a reader reports a post to the editors. */
export const act: Act = ({ dataset: { id: postId = '' } }) => {
  if (!postId) return;
  openSheet({
    kind: 'report',
    quote: document.querySelector('h1')?.textContent ?? '',
    send: async (reason) => {
      const outcome = await send('reportPost', { postId, reason });
      return outcome.state === 'refused' ? outcome.message : null;
    },
  });
};
