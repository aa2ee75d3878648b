import { navigateTo, watchFollowedLinks } from '../host/navigation.ts';
import { showToast } from '../host/toast.ts';
import { decideKeptMessage } from '../model/outbox/decideKeptMessage.ts';
import { loadCommunityMessages } from '../services/loadCommunityMessages.ts';
import { readPageLocale } from '../services/loadMessages.ts';
import { formatWriteRefusal } from '../services/outbox/formatWriteRefusal.ts';
import { send } from '../services/outbox/outbox.ts';
import { requireMember } from '../services/session/memberSession.ts';
import { requestConfirmation } from '../services/sheets.ts';
import type { Action } from './action.ts';

/**
 * Deletes a post of the member's own after a confirmation, then navigates to the page in
 * `data-after`.
 */
export const action: Action = async ({ dataset: { id: postId = '', after = '' } }) => {
  if (!postId || !(await requireMember('comment.login'))) return;
  const t = await loadCommunityMessages(readPageLocale());
  if (!(await requestConfirmation(t('post.deleteTitle'), t('comment.delete')))) return;
  const hasFollowedLink = watchFollowedLinks();
  const outcome = await send('deletePost', { postId });
  switch (outcome.state) {
    case 'refused': {
      const words = formatWriteRefusal(t, outcome, 'post.deleteFailed');
      if (words) showToast(words);
      return;
    }
    case 'kept':
      showToast(t(decideKeptMessage(outcome, 'post.deleteKept', 'write.deleteKeptHere')));
      return;
    default:
      showToast(t('post.deleted'));
      if (after && !hasFollowedLink()) navigateTo(after);
  }
};
