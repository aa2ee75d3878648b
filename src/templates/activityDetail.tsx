import { ACTIVITY_DETAIL } from '../screens/activityDetail/ActivityView.tsx';
import { loadJoinMessages } from '../services/loadJoinMessages.ts';
import { activityDetail, loadActivityDetailPage } from '../state/join/activityDetail.ts';
import { startSingleTemplate } from './singleTemplate.tsx';

startSingleTemplate({
  ...ACTIVITY_DETAIL,
  load: loadActivityDetailPage,
  loadElements: () => import('../elements/ApplyButtonElement.ts'),
  loadMessages: loadJoinMessages,
  missing: ['activity.gone', 'activity.goneHint'],
  name: (t) => t('activity.title'),
  page: activityDetail,
});
