import { showToast } from '../../host/toast.ts';
import { decideKeptMessage, isShownBySession } from '../../model/outbox/messages.ts';
import { parseSatisfaction } from '../../model/people/qa.ts';
import { pageLocale } from '../../stores/language.ts';
import { send } from '../../stores/outbox.ts';
import { openPeopleWords } from '../../stores/people/words.ts';
import { requireMember } from '../../stores/session.ts';
import type { Act } from '../acts.ts';
import { showJudged } from '../judged.ts';

/** Sends the asker's rating of the government's answer, which can be given once. */
export const act: Act = async (button) => {
  const { id = '', value } = button.dataset;
  const said = parseSatisfaction(value);
  if (said === null || id === '' || !(await requireMember())) return;
  const outcome = await send('satisfy', { id, value: said });
  const t = await openPeopleWords(pageLocale());
  if (outcome.state !== 'refused') {
    showJudged(id, said, t);
    const isKept = outcome.state === 'kept' && (outcome.cause || outcome.here);
    const thanks = 'government.thanks';
    showToast(t(isKept ? decideKeptMessage(outcome, thanks, 'write.keptHere') : thanks));
    return;
  }
  const { status, message } = outcome;
  if (isShownBySession(status)) return;
  showToast(message || t('government.judgeFailed'));
};
