import { goTo, watchLinks } from '../../host/leave.ts';
import { showToast } from '../../host/toast.ts';
import { decideKeptMessage, isShownBySession } from '../../model/outbox/messages.ts';
import { pageLocale } from '../../stores/language.ts';
import { send } from '../../stores/outbox.ts';
import { openPeopleWords } from '../../stores/people/words.ts';
import { requireMember } from '../../stores/session.ts';
import { confirm } from '../../stores/sheet.ts';
import type { Act } from '../acts.ts';

/**
 * Deletes a post of the member's own after a confirmation, then navigates to the page in
 * `data-after`.
 */
export const act: Act = async ({ dataset: { id: postId = '', after = '' } }) => {
  if (!postId || !(await requireMember('comment.login'))) return;
  if (!(await confirm('post.deleteTitle', 'comment.delete'))) return;
  const hasFollowedLink = watchLinks();
  const [t, outcome] = await Promise.all([
    openPeopleWords(pageLocale()),
    send('deletePost', { postId }),
  ]);
  switch (outcome.state) {
    case 'refused':
      if (!isShownBySession(outcome.status)) {
        showToast(outcome.message || t('post.deleteFailed'));
      }
      return;
    case 'kept':
      showToast(t(decideKeptMessage(outcome, 'post.deleteKept', 'write.deleteKeptHere')));
      return;
    default:
      showToast(t('post.deleted'));
      if (after && !hasFollowedLink()) goTo(after);
  }
};
