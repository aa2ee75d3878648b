import { CircleDetailView } from '../screens/circleDetail/CircleDetailView.tsx';
import { CIRCLE_LISTS, describeCircleDetail } from '../screens/circleDetail/circleDetailScreen.ts';
import { circleDetail, loadCirclePage } from '../state/community/circleDetail.ts';
import { createCommunityList } from './communityList.tsx';
import { startCommunityTemplate } from './communityTemplate.ts';

startCommunityTemplate({
  View: CircleDetailView,
  describe: describeCircleDetail,
  list: createCommunityList({
    emptyMessage: 'circle.none',
    lists: CIRCLE_LISTS,
  }),
  load: loadCirclePage,
  missing: ['circle.gone', 'circle.goneHint'],
  name: (t) => t('circle.page'),
  page: circleDetail,
});
