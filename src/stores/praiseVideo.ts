import { map } from 'nanostores';
import { showToast } from '../host/toast.ts';
import { decideKeptMessage, isSaidBySession } from '../model/outbox/said.ts';
import type { WriteOutcome } from '../model/outbox/types.ts';
import { markDone } from './done.ts';
import { openActWords, pageLocale } from './language.ts';
import { send } from './outbox.ts';

/** What this page's praises add to the counts that the server told, by video. */
export const $praiseSteps = map<Readonly<Record<string, number>>>({});

/**
 * Praises a video or takes the praise back: it shows at once, is kept until the server has
 * answered, and is taken back when the server refuses.
 */
export async function praiseVideo(id: string, on: boolean): Promise<WriteOutcome> {
  const step = on ? 1 : -1;
  markDone('praiseVideo', id, on);
  addStep(id, step);
  const outcome = await send('praiseVideo', { id, cancel: !on });
  if (outcome.state === 'refused') markDone('praiseVideo', id, !on);
  // The server's count had it before, or will never have it.
  if (outcome.state === 'refused' || outcome.state === 'already') addStep(id, -step);
  const t = await openActWords(pageLocale());
  if (outcome.state === 'kept') {
    showToast(t(decideKeptMessage(outcome, 'write.kept', 'write.keptHere')));
  }
  if (outcome.state === 'already' && on) showToast(t('write.liked'));
  if (outcome.state === 'refused' && !isSaidBySession(outcome.status)) {
    showToast(`${t('write.refused')} ${outcome.message}`.trim());
  }
  return outcome;
}

const addStep = (id: string, step: number): void =>
  $praiseSteps.setKey(id, ($praiseSteps.get()[id] ?? 0) + step);
