import { readRouteName } from '../../host/page.ts';
import { withConfig } from '../../state/singlePage.ts';
import { startCommunityTemplate } from '../../templates/communityTemplate.ts';
import { createQaDetail } from './QaView.tsx';
import { loadQaDetail } from './qaDetail.load.ts';

startCommunityTemplate({
  ...createQaDetail(readRouteName() === 'newQaDetail' ? 'newQaDetail' : 'qaDetail'),
  load: withConfig(loadQaDetail),
  loadElements: () => import('../../elements/questionElements.ts'),
  missing: ['government.gone', 'government.goneHint'],
  name: (t) => t('government.page'),
});
