import { readRouteName } from '../host/page.ts';
import { createQaDetail } from '../screens/qaDetail/QaView.tsx';
import { loadQaPage, qaDetail } from '../state/community/qaDetail.ts';
import { startCommunityTemplate } from './communityTemplate.ts';

startCommunityTemplate({
  ...createQaDetail(readRouteName() === 'newQaDetail' ? 'newQaDetail' : 'qaDetail'),
  load: loadQaPage,
  loadElements: () => import('../elements/AnswerRatingElement.ts'),
  missing: ['government.gone', 'government.goneHint'],
  name: (t) => t('government.page'),
  page: qaDetail,
});
