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

/** The app stores, and the invitation that led to the page. */
export interface InvitedDownload {
  readonly stores: AppStores;
  readonly invitation: Invitation;
}

export const invitedToDownload = createSinglePage<InvitedDownload>();

/** Loads both; the page is shown also when the invitation failed to load. */
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

/** Outcome of recording an invitation; a message when it waits in the outbox. */
export type Recorded = InviteAnswer['verdict'] | 'write.kept' | 'write.keptHere' | KeptMessage;

/** Records that this device follows an invitation, once for each code. */
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
