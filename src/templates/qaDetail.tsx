import { describeQaDetail } from '../screens/qaDetail/qaDetailScreen.ts';
import { SanitisedQa } from '../screens/qaDetail/SanitisedQa.tsx';
import { loadQaPage, qaDetail } from '../state/community/qaDetail.ts';
import { startCommunityTemplate } from './communityTemplate.ts';

startCommunityTemplate({
  View: SanitisedQa,
  describe: describeQaDetail,
  load: loadQaPage,
  loadElements: () => import('../elements/AnswerRatingElement.ts'),
  missing: ['government.gone', 'government.goneHint'],
  name: (t) => t('government.page'),
  page: qaDetail,
  sanitise: (question, sanitise) => ({ ...question, answerHtml: sanitise(question.answerHtml) }),
});
