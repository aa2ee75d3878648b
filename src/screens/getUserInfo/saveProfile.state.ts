import type { MineTranslate } from '../../i18n/translate.ts';
import { decideKeptMessage } from '../../model/outbox/decideKeptMessage.ts';
import { formatWriteRefusal } from '../../services/outbox/formatWriteRefusal.ts';
import { send } from '../../services/outbox/outbox.ts';
import type { WritePayloads } from '../../writes/writeTable.ts';

interface SavedProfile {
  /** Why the server has refused it; '' otherwise. */
  readonly refusal: string;
  /** What happened to it otherwise: it is saved, or waits for the network. */
  readonly message: string;
}

/** Saves the name and the portrait of the member; kept by the outbox until the server has them. */
export async function saveProfile(
  payload: WritePayloads['profile'],
  t: MineTranslate,
): Promise<SavedProfile> {
  const outcome = await send('profile', payload);
  switch (outcome.state) {
    case 'done':
    case 'already':
      return { refusal: '', message: t('mine.saved') };
    case 'kept':
      return {
        refusal: '',
        message: t(decideKeptMessage(outcome, 'write.kept', 'write.keptHere')),
      };
    case 'refused':
      return {
        refusal: formatWriteRefusal(t, outcome, 'write.refused', 'before') || t('write.refused'),
        message: '',
      };
  }
}
