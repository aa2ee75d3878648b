import { loadDynamicDetail } from '../../api/pages/people/dynamicDetail.ts';
import type { Dynamic } from '../../model/people/types.ts';
import type { Settings } from '../../settings.ts';
import { besideConfig, createSinglePage } from '../singlePage.ts';

/** The dynamic that the page shows. */
export const dynamicDetail = createSinglePage<Dynamic>();

export const openDynamic = (settings: Settings, id: string): Promise<void> =>
  dynamicDetail.open(settings, (client) => besideConfig(client, loadDynamicDetail(client, id)));
