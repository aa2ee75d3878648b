import { AskDetailView } from '../screens/askDetail/AskDetailView.tsx';
import { ASK_LISTS, describeAskDetail } from '../screens/askDetail/askDetailScreen.ts';
import { askDetail, loadAskPage } from '../state/community/askDetail.ts';
import { createCommunityList } from './communityList.tsx';
import { startCommunityTemplate } from './communityTemplate.ts';

startCommunityTemplate({
  View: AskDetailView,
  describe: describeAskDetail,
  list: createCommunityList({
    emptyMessage: 'question.noAnswers',
    lists: ASK_LISTS,
  }),
  load: loadAskPage,
  missing: ['question.gone', 'question.goneHint'],
  name: (t) => t('question.page'),
  page: askDetail,
});
