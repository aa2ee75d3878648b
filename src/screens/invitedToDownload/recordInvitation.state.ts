import type { InvitationLink, InviteAnswer } from '../../model/invite/normaliseInvite.ts';
import { decideKeptMessage, type KeptMessage } from '../../model/outbox/decideKeptMessage.ts';
import { hasMark } from '../../services/outbox/markStore.ts';
import { send } from '../../services/outbox/outbox.ts';
import { invitationMark } from '../../writes/invitations.ts';

/** Outcome of recording an invitation; a message when it waits in the outbox. */
export type InvitationOutcome =
  | InviteAnswer['verdict']
  | 'write.kept'
  | 'write.keptHere'
  | KeptMessage;

/** Records that this device follows an invitation, once for each code. */
export async function recordInvitation({ code, uid }: InvitationLink): Promise<InvitationOutcome> {
  if (hasMark(invitationMark(code))) return 'used';
  const outcome = await send('invitation', { code, uid });
  switch (outcome.state) {
    case 'done':
      return 'done';
    case 'kept':
      return decideKeptMessage(outcome, 'write.kept', 'write.keptHere');
    case 'already':
      return 'used';
    case 'refused':
      return decideRefusal(outcome.reason);
  }
}

const decideRefusal = (reason: string | undefined): InvitationOutcome =>
  reason === 'unknown' || reason === 'own' ? reason : 'refused';
