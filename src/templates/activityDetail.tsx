import { describeActivityDetail } from '../screens/activityDetail/activityDetailScreen.ts';
import { SanitisedActivity } from '../screens/activityDetail/SanitisedActivity.tsx';
import { loadJoinMessages } from '../services/loadJoinMessages.ts';
import { activityDetail, loadActivityDetailPage } from '../state/join/activityDetail.ts';
import { startSingleTemplate } from './singleTemplate.tsx';

startSingleTemplate({
  View: SanitisedActivity,
  describe: describeActivityDetail,
  load: loadActivityDetailPage,
  loadElements: () => import('../elements/ApplyButtonElement.ts'),
  loadMessages: loadJoinMessages,
  missing: ['activity.gone', 'activity.goneHint'],
  name: (t) => t('activity.title'),
  page: activityDetail,
  sanitise: (data, sanitise) => ({
    ...data,
    activity: { ...data.activity, html: sanitise(data.activity.html) },
  }),
});
