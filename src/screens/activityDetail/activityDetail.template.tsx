import { TOP_AD_WAIT_MS } from '../../model/ads/normaliseAds.ts';
import { loadJoinMessages } from '../../services/loadJoinMessages.ts';
import { withConfig } from '../../state/singlePage.ts';
import { startSingleTemplate } from '../../templates/singleTemplate.tsx';
import { ACTIVITY_DETAIL } from './ActivityView.tsx';
import { loadActivityDetail } from './activityDetail.load.ts';

startSingleTemplate({
  ...ACTIVITY_DETAIL,
  load: withConfig((client, id, config) =>
    loadActivityDetail(client, id, config, { adWaitMs: TOP_AD_WAIT_MS }),
  ),
  loadElements: () => import('../../elements/ApplyButtonElement.ts'),
  loadMessages: loadJoinMessages,
  missing: ['activity.gone', 'activity.goneHint'],
  name: (t) => t('activity.title'),
});
