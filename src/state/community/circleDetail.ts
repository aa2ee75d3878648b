import { loadCircleDetail } from '../../api/pages/community/circleDetail.ts';
import type { CircleData } from '../../model/community/communityTypes.ts';
import type { Settings } from '../../settings.ts';
import { createSinglePage, loadWithConfig } from '../singlePage.ts';

/** The page of a circle. */
export const circleDetail = createSinglePage<CircleData>();

export const loadCirclePage = (settings: Settings, id: string): Promise<void> =>
  circleDetail.load(settings, (client) => loadWithConfig(client, loadCircleDetail(client, id)));
