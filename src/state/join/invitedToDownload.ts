import { getSiteFacts } from '../../api/calls/siteFacts.ts';
import { loadInvitation } from '../../api/pages/join/invitation.ts';
import { type AppStores, parseAppStores } from '../../model/download/appStores.ts';
import type { Invitation, InvitationLink, InviteAnswer } from '../../model/invite/inviteTypes.ts';
import { decideKeptMessage, type KeptMessage } from '../../model/outbox/decideKeptMessage.ts';
import { ok } from '../../model/result.ts';
import { hasMark } from '../../services/outbox/markStore.ts';
import { send } from '../../services/outbox/outbox.ts';
import type { Settings } from '../../settings.ts';
import { invitationMark } from '../../writes/invitation.ts';
import { createSinglePage, loadFromConfig } from '../singlePage.ts';

/** The app stores, and the invitation that led to the page. */
export interface InvitedDownload {
  readonly stores: AppStores;
  readonly invitation: Invitation;
}

export const invitedToDownload = createSinglePage<InvitedDownload>();

/** Loads both; the page is shown also when the invitation failed to load. */
export function loadInvitedToDownloadPage(settings: Settings, link: InvitationLink): Promise<void> {
  return invitedToDownload.load(settings, async (client) => {
    const [{ answer, config }, told] = await Promise.all([
      loadFromConfig(getSiteFacts(client, parseAppStores)),
      loadInvitation(client, link),
    ]);
    const invitation = told.ok ? told.value : createUnverifiedInvitation(link);
    return { answer: answer.ok ? ok({ stores: answer.value, invitation }) : answer, config };
  });
}

const createUnverifiedInvitation = ({ code }: InvitationLink): Invitation =>
  code ? { state: 'valid', code, facts: null } : { state: 'none' };

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
