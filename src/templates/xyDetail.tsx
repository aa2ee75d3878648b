import { XyDetailView } from '../screens/xyDetail/XyDetailView.tsx';
import { ACCOUNT_LISTS, describeXyDetail } from '../screens/xyDetail/xyDetailScreen.ts';
import { loadAccountPage, xyDetail } from '../state/community/xyDetail.ts';
import { createCommunityList } from './communityList.tsx';
import { startCommunityTemplate } from './communityTemplate.ts';

startCommunityTemplate({
  View: XyDetailView,
  describe: describeXyDetail,
  list: createCommunityList({ lists: ACCOUNT_LISTS }),
  load: loadAccountPage,
  missing: ['account.gone', 'account.goneHint'],
  name: (t) => t('account.title'),
  page: xyDetail,
});
