import { loadActivityDetail } from '../../api/pages/join/activityDetail.ts';
import type { ActivityData } from '../../model/activity/types.ts';
import type { Settings } from '../../settings.ts';
import { besideConfig, createSinglePage } from '../singlePage.ts';

/** The activity that the page shows. */
export const activityDetail = createSinglePage<ActivityData>();

export const openActivityDetail = (settings: Settings, id: string): Promise<void> =>
  activityDetail.open(settings, (client) => besideConfig(client, loadActivityDetail(client, id)));
