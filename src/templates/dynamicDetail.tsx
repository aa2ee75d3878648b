import { DYNAMIC_DETAIL } from '../screens/dynamicDetail/DynamicDetailView.tsx';
import { dynamicDetail, loadDynamicPage } from '../state/community/dynamicDetail.ts';
import { startCommunityTemplate } from './communityTemplate.ts';

startCommunityTemplate({
  ...DYNAMIC_DETAIL,
  load: loadDynamicPage,
  missing: ['dynamic.gone', 'dynamic.goneHint'],
  name: (t) => t('dynamic.title'),
  page: dynamicDetail,
});
