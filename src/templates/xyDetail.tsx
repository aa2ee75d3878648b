import { XY_DETAIL } from '../screens/xyDetail/XyDetailView.tsx';
import { loadAccountPage, xyDetail } from '../state/community/xyDetail.ts';
import { createCommunityList } from './communityList.tsx';
import { startCommunityTemplate } from './communityTemplate.ts';

startCommunityTemplate({
  ...XY_DETAIL,
  list: createCommunityList(XY_DETAIL),
  load: loadAccountPage,
  missing: ['account.gone', 'account.goneHint'],
  name: (t) => t('account.title'),
  page: xyDetail,
});
