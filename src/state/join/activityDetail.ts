import { loadActivityDetail } from '../../api/pages/join/activityDetail.ts';
import type { ActivityData } from '../../model/activity/activityTypes.ts';
import type { Settings } from '../../settings.ts';
import { createSinglePage, loadWithConfig } from '../singlePage.ts';

/** The activity that the page shows. */
export const activityDetail = createSinglePage<ActivityData>();

export const loadActivityDetailPage = (settings: Settings, id: string): Promise<void> =>
  activityDetail.load(settings, (client) => loadWithConfig(client, loadActivityDetail(client, id)));
