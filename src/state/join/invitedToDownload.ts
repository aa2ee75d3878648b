import { getSiteFacts } from '../../api/calls/siteFacts.ts';
import { loadInvitation } from '../../api/pages/join/invitation.ts';
import { type AppStores, parseAppStores } from '../../model/download/appStores.ts';
import type { Invitation, InvitationLink } from '../../model/invite/inviteTypes.ts';
import { ok } from '../../model/result.ts';
import type { Settings } from '../../settings.ts';
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
