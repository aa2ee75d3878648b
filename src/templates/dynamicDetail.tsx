import { DynamicDetailView } from '../screens/dynamicDetail/DynamicDetailView.tsx';
import { describeDynamicDetail } from '../screens/dynamicDetail/dynamicDetailScreen.ts';
import { dynamicDetail, loadDynamicPage } from '../state/community/dynamicDetail.ts';
import { startCommunityTemplate } from './communityTemplate.ts';

startCommunityTemplate({
  View: DynamicDetailView,
  describe: describeDynamicDetail,
  load: loadDynamicPage,
  missing: ['dynamic.gone', 'dynamic.goneHint'],
  name: (t) => t('dynamic.title'),
  page: dynamicDetail,
});
