import { showToast } from '../host/toast.ts';
import { decideKeptMessage } from '../model/outbox/decideKeptMessage.ts';
import { correctHit, showHit } from '../screens/xyListShare/accountRank.state.ts';
import { loadCommunityMessages } from '../services/loadCommunityMessages.ts';
import { readPageLocale } from '../services/loadMessages.ts';
import { formatWriteRefusal } from '../services/outbox/formatWriteRefusal.ts';
import { send } from '../services/outbox/outbox.ts';
import type { Action } from './action.ts';
import { isPressed } from './actionButtons.ts';

/** Votes for the account that a button names, once a day. */
export const action: Action = async (button) => {
  const { id } = button.dataset;
  if (!id) return;
  const isRepeat = isPressed(button);
  if (!isRepeat) showHit(id, true);
  const t = await loadCommunityMessages(readPageLocale());
  if (isRepeat) return showToast(t('rank.already'));
  const outcome = await send('hit', { accountId: id });
  switch (outcome.state) {
    case 'done':
      return showToast(t('rank.thanks'));
    case 'already':
      correctHit(id);
      return showToast(t('rank.already'));
    case 'kept':
      return showToast(t(decideKeptMessage(outcome, 'write.kept', 'write.keptHere')));
    case 'refused': {
      showHit(id, false);
      const words = formatWriteRefusal(t, outcome, 'write.refused', 'before');
      if (words) showToast(words);
      return;
    }
  }
};
