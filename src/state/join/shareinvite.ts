import { loadInvitation } from '../../api/pages/join/invitation.ts';
import type { Invitation } from '../../model/invite/inviteTypes.ts';
import type { Settings } from '../../settings.ts';
import { createSinglePage, loadWithConfig } from '../singlePage.ts';

/** The page for a friend who was invited. */
export const shareinvite = createSinglePage<Invitation>();

export const loadShareinvitePage = (settings: Settings, code: string): Promise<void> =>
  shareinvite.load(settings, (client) =>
    loadWithConfig(client, loadInvitation(client, { code, uid: '' })),
  );
