import { loadCircleDetail } from '../../api/pages/people/circleDetail.ts';
import type { CircleData } from '../../model/people/types.ts';
import type { Settings } from '../../settings.ts';
import { besideConfig, createSinglePage } from '../singlePage.ts';

/** The page of a circle. */
export const circleDetail = createSinglePage<CircleData>();

export const openCircle = (settings: Settings, id: string): Promise<void> =>
  circleDetail.open(settings, (client) => besideConfig(client, loadCircleDetail(client, id)));
