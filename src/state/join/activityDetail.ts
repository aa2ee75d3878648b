import { loadActivityDetail } from '../../api/pages/join/activityDetail.ts';
import type { ActivityData } from '../../model/activity/activityTypes.ts';
import { TOP_AD_WAIT_MS } from '../../model/ads/normaliseAds.ts';
import type { Settings } from '../../settings.ts';
import { createSinglePage, loadAfterConfig } from '../singlePage.ts';

/** The activity that the page shows. */
export const activityDetail = createSinglePage<ActivityData>();

export const loadActivityDetailPage = (settings: Settings, id: string): Promise<void> =>
  activityDetail.load(settings, (client) =>
    loadAfterConfig(client, (config) =>
      loadActivityDetail(client, id, config, { adWaitMs: TOP_AD_WAIT_MS }),
    ),
  );
