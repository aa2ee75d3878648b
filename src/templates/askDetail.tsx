import { ASK_DETAIL } from '../screens/askDetail/AskDetailView.tsx';
import { askDetail, loadAskPage } from '../state/community/askDetail.ts';
import { createCommunityList } from './communityList.tsx';
import { startCommunityTemplate } from './communityTemplate.ts';

startCommunityTemplate({
  ...ASK_DETAIL,
  list: createCommunityList(ASK_DETAIL),
  load: loadAskPage,
  missing: ['question.gone', 'question.goneHint'],
  name: (t) => t('question.page'),
  page: askDetail,
});
