import { codeConfigCall } from '../../api/calls/invites.ts';
import { getSiteFacts } from '../../api/calls/siteFacts.ts';
import type { Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import type { ListFirstCalls } from '../../api/preload.ts';
import { type AppStores, parseAppStores } from '../../model/download/appStores.ts';
import { parseCodeText } from '../../model/invite/code.ts';
import type { Invitation, InvitationLink } from '../../model/invite/normaliseInvite.ts';
import { ok, type Result } from '../../model/result.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import { loadInvitation } from '../invitation/invitation.load.ts';

export const listFirstCalls: ListFirstCalls = (params) => {
  const code = parseCodeText(params.code);
  return code ? [codeConfigCall(code)] : [];
};

/** The app stores, and the invitation that led to the page. */
export interface InvitedDownload {
  readonly stores: AppStores;
  readonly invitation: Invitation;
}

/** Loads both; the page is shown also when the invitation failed to load. */
export async function loadInvitedDownload(
  client: Client,
  link: InvitationLink,
): Promise<Result<{ readonly config: SiteConfig; readonly facts: InvitedDownload }, ApiError>> {
  const [site, told] = await Promise.all([
    getSiteFacts(client, parseAppStores),
    loadInvitation(client, link),
  ]);
  if (!site.ok) return site;
  const invitation = told.ok ? told.value : createUnverifiedInvitation(link);
  const { config, facts: stores } = site.value;
  return ok({ config, facts: { stores, invitation } });
}

const createUnverifiedInvitation = ({ code }: InvitationLink): Invitation =>
  code ? { state: 'valid', code, facts: null } : { state: 'none' };
