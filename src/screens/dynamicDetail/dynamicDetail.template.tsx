import { withConfig } from '../../state/singlePage.ts';
import { startCommunityTemplate } from '../../templates/communityTemplate.ts';
import { DYNAMIC_DETAIL } from './DynamicDetailView.tsx';
import { loadDynamicDetail } from './dynamicDetail.load.ts';

startCommunityTemplate({
  ...DYNAMIC_DETAIL,
  load: withConfig(loadDynamicDetail),
  missing: ['dynamic.gone', 'dynamic.goneHint'],
  name: (t) => t('dynamic.title'),
});
