import { showToast } from '../../host/toast.ts';
import { decideKeptMessage, isShownBySession } from '../../model/outbox/messages.ts';
import { pageLocale } from '../../stores/language.ts';
import { send } from '../../stores/outbox.ts';
import { openPeopleWords } from '../../stores/people/words.ts';
import { correctHit, showHit } from '../../stores/people/xyListShare.ts';
import type { Act } from '../acts.ts';
import { isPressed } from './buttons.ts';

/** Votes for the account that a button names, once a day. */
export const act: Act = async (button) => {
  const { id } = button.dataset;
  if (!id) return;
  const isRepeat = isPressed(button);
  if (!isRepeat) showHit(id, true);
  const t = await openPeopleWords(pageLocale());
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
    case 'refused':
      showHit(id, false);
      if (isShownBySession(outcome.status)) return;
      return showToast(`${t('write.refused')} ${outcome.message}`.trim());
  }
};
