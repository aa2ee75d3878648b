import { withConfig } from '../../state/singlePage.ts';
import { createCommunityList } from '../../templates/communityList.tsx';
import { startCommunityTemplate } from '../../templates/communityTemplate.ts';
import { XY_DETAIL } from './XyDetailView.tsx';
import { loadXyDetail } from './xyDetail.load.ts';

startCommunityTemplate({
  ...XY_DETAIL,
  list: createCommunityList(XY_DETAIL),
  load: withConfig(loadXyDetail),
  missing: ['account.gone', 'account.goneHint'],
  name: (t) => t('account.title'),
});
