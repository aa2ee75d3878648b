import { loadXyDetail } from '../../api/pages/community/xyDetail.ts';
import type { AccountData } from '../../model/community/communityTypes.ts';
import type { Settings } from '../../settings.ts';
import { createSinglePage, loadWithConfig } from '../singlePage.ts';

/** The account that the page shows. */
export const xyDetail = createSinglePage<AccountData>();

export const loadAccountPage = (settings: Settings, id: string): Promise<void> =>
  xyDetail.load(settings, (client) => loadWithConfig(client, loadXyDetail(client, id)));
