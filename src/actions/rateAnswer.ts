import { showAnswerRating } from '../elements/showAnswerRating.ts';
import { showToast } from '../host/toast.ts';
import { parseSatisfaction } from '../model/community/qa.ts';
import { decideKeptMessage } from '../model/outbox/decideKeptMessage.ts';
import { loadCommunityMessages } from '../services/loadCommunityMessages.ts';
import { readPageLocale } from '../services/loadMessages.ts';
import { formatWriteRefusal } from '../services/outbox/formatWriteRefusal.ts';
import { send } from '../services/outbox/outbox.ts';
import { requireMember } from '../services/session/memberSession.ts';
import type { Action } from './action.ts';

/** Sends the asker's rating of the government's answer, which can be given once. */
export const action: Action = async (button) => {
  const { id = '', value } = button.dataset;
  const rating = parseSatisfaction(value);
  if (rating === null || id === '' || !(await requireMember())) return;
  const outcome = await send('satisfy', { id, value: rating });
  const t = await loadCommunityMessages(readPageLocale());
  if (outcome.state !== 'refused') {
    showAnswerRating(id, rating, t);
    const isSavedOnly = outcome.state === 'kept' && (outcome.cause || outcome.here);
    const thanks = 'government.thanks';
    showToast(t(isSavedOnly ? decideKeptMessage(outcome, thanks, 'write.keptHere') : thanks));
    return;
  }
  const words = formatWriteRefusal(t, outcome, 'government.judgeFailed');
  if (words) showToast(words);
};
