import { showToast } from '../../host/toast.ts';
import { parseSatisfaction } from '../../model/people/qa.ts';
import { pageLocale } from '../../stores/language.ts';
import { send } from '../../stores/outbox.ts';
import { openPeopleWords } from '../../stores/people/words.ts';
import { requireMember } from '../../stores/session.ts';
import type { Act } from '../acts.ts';
import { showJudged } from '../judged.ts';

/** Statuses from here on are the session's, which has said them (spec section 8). */
const SESSION_STATUS = 1000;

/** Says what the asker thinks of the office's answer; it is asked once. */
export const act: Act = async (button) => {
  const { id = '', value } = button.dataset;
  const said = parseSatisfaction(value);
  if (said === null || id === '' || !(await requireMember())) return;
  const outcome = await send('satisfy', { id, value: said });
  const t = await openPeopleWords(pageLocale());
  if (outcome.state !== 'refused') {
    showJudged(id, said, t);
    const isOnlyHere = outcome.state === 'kept' && outcome.here;
    showToast(t(isOnlyHere ? 'write.keptHere' : 'government.thanks'));
    return;
  }
  const { status, message } = outcome;
  if ((status ?? 0) >= SESSION_STATUS && status !== 10202) return;
  showToast(message || t('government.judgeFailed'));
};
