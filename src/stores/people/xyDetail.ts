import { loadXyDetail } from '../../api/pages/people/xyDetail.ts';
import type { AccountData } from '../../model/people/types.ts';
import type { Settings } from '../../settings.ts';
import { besideConfig, createSinglePage } from '../singlePage.ts';

/** The account that the page shows. */
export const xyDetail = createSinglePage<AccountData>();

export const openXyDetail = (settings: Settings, id: string): Promise<void> =>
  xyDetail.open(settings, (client) => besideConfig(client, loadXyDetail(client, id)));
