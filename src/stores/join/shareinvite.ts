import type { Invitation } from '../../model/invite/types.ts';
import type { Settings } from '../../settings.ts';
import { besideConfig, createSinglePage } from '../singlePage.ts';
import { loadInvitation } from './invitation.ts';

/** The page for a friend who was invited. */
export const shareinvite = createSinglePage<Invitation>();

export const openShareinvite = (settings: Settings, code: string): Promise<void> =>
  shareinvite.open(settings, (client) =>
    besideConfig(client, loadInvitation(client, { code, uid: '' })),
  );
