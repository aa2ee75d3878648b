import { getSiteFacts } from '../../api/calls/siteFacts.ts';
import { type AppStores, parseAppStores } from '../../model/download/appStores.ts';
import type { Invitation, InviteAnswer } from '../../model/invite/types.ts';
import { decideKeptMessage, type KeptMessage } from '../../model/outbox/messages.ts';
import { ok } from '../../model/result.ts';
import type { Settings } from '../../settings.ts';
import { invitationMark } from '../../writes/invitation.ts';
import { hasMark } from '../marks.ts';
import { send } from '../outbox.ts';
import { createSinglePage, outOfConfig } from '../singlePage.ts';
import { type InvitationLink, loadInvitation } from './invitation.ts';

/** Where the app can be had, for who was invited to it. */
export interface InvitedDownload {
  readonly stores: AppStores;
  readonly invitation: Invitation;
}

export const invitedToDownload = createSinglePage<InvitedDownload>();

/** The app can be had without a word about the invitation. */
export function openInvitedToDownload(settings: Settings, link: InvitationLink): Promise<void> {
  return invitedToDownload.open(settings, async (client) => {
    const [{ answer, config }, told] = await Promise.all([
      outOfConfig(getSiteFacts(client, parseAppStores)),
      loadInvitation(client, link),
    ]);
    const invitation = told.ok ? told.value : untold(link);
    return { answer: answer.ok ? ok({ stores: answer.value, invitation }) : answer, config };
  });
}

const untold = ({ code }: InvitationLink): Invitation =>
  code ? { state: 'valid', code, facts: null } : { state: 'none' };

/** What became of the record of an invitation; what is said of one that waits. */
export type Recorded = InviteAnswer['verdict'] | 'write.kept' | 'write.keptHere' | KeptMessage;

/** Records once that this device comes by an invitation. */
export async function recordInvitation({ code, uid }: InvitationLink): Promise<Recorded> {
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
      return readReason(outcome.reason);
  }
}

const readReason = (reason: string | undefined): Recorded =>
  reason === 'unknown' || reason === 'own' ? reason : 'refused';
