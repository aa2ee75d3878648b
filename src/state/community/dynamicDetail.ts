import { loadDynamicDetail } from '../../api/pages/community/dynamicDetail.ts';
import type { Dynamic } from '../../model/community/communityTypes.ts';
import type { Settings } from '../../settings.ts';
import { createSinglePage, loadWithConfig } from '../singlePage.ts';

/** The dynamic that the page shows. */
export const dynamicDetail = createSinglePage<Dynamic>();

export const loadDynamicPage = (settings: Settings, id: string): Promise<void> =>
  dynamicDetail.load(settings, (client) => loadWithConfig(client, loadDynamicDetail(client, id)));
