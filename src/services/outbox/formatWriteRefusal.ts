import type { Translate } from '../../i18n/translate.ts';
import { getServerMessage } from '../../model/failure.ts';
import { isShownBySession } from '../../model/outbox/decideKeptMessage.ts';
import type { WriteOutcome } from '../../model/outbox/outboxTypes.ts';
import type { SessionMessage } from '../../model/session/normaliseSession.ts';
import { decideSessionStatus } from '../../model/session/statuses.ts';

type Refusal = Pick<Extract<WriteOutcome, { state: 'refused' }>, 'status' | 'message'>;

/** Where the message of the write goes: in the place of the server's words, or before them. */
type Placement = 'instead' | 'before';

/**
 * Returns what a reader is shown about a refused write; '' where the session shows it. A refused comment
 * (10202 to 10204) has the server's words, else "comment failed"; any other write has the server's words
 * and the message `own` (product 8.1).
 */
export function formatWriteRefusal<K extends string>(
  t: Translate<K | SessionMessage>,
  { status, message }: Refusal,
  own: NoInfer<K> | SessionMessage,
  placement: Placement = 'instead',
): string {
  if (isShownBySession(status)) return '';
  const words = getServerMessage(message);
  if (decideSessionStatus(status) === 'comment') return words || t('session.commentFailed');
  if (placement === 'before') return `${t(own)} ${words}`.trim();
  return words || t(own);
}
