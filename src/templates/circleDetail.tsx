import { CIRCLE_DETAIL } from '../screens/circleDetail/CircleDetailView.tsx';
import { circleDetail, loadCirclePage } from '../state/community/circleDetail.ts';
import { createCommunityList } from './communityList.tsx';
import { startCommunityTemplate } from './communityTemplate.ts';

startCommunityTemplate({
  ...CIRCLE_DETAIL,
  list: createCommunityList(CIRCLE_DETAIL),
  load: loadCirclePage,
  missing: ['circle.gone', 'circle.goneHint'],
  name: (t) => t('circle.page'),
  page: circleDetail,
});
