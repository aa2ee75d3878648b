import { readUid } from '../../services/session/tokenStore.ts';
import { withConfig } from '../../state/singlePage.ts';
import { createCommunityList } from '../../templates/communityList.tsx';
import { startCommunityTemplate } from '../../templates/communityTemplate.ts';
import { ASK_DETAIL } from './AskDetailView.tsx';
import { loadAskDetail } from './askDetail.load.ts';

startCommunityTemplate({
  ...ASK_DETAIL,
  list: createCommunityList(ASK_DETAIL),
  load: withConfig((client, id) => loadAskDetail(client, id, readUid() !== '')),
  missing: ['question.gone', 'question.goneHint'],
  name: (t) => t('question.page'),
});
