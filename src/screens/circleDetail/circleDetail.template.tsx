import { withConfig } from '../../state/singlePage.ts';
import { createCommunityList } from '../../templates/communityList.tsx';
import { startCommunityTemplate } from '../../templates/communityTemplate.ts';
import { CIRCLE_DETAIL } from './CircleDetailView.tsx';
import { loadCircleDetail } from './circleDetail.load.ts';

startCommunityTemplate({
  ...CIRCLE_DETAIL,
  list: createCommunityList(CIRCLE_DETAIL),
  load: withConfig(loadCircleDetail),
  missing: ['circle.gone', 'circle.goneHint'],
  name: (t) => t('circle.page'),
});
