import { withConfig } from '../../state/singlePage.ts';
import { createCommunityList } from '../../templates/communityList.tsx';
import { startCommunityTemplate } from '../../templates/communityTemplate.ts';
import { TOPIC_DETAIL } from './TopicDetailView.tsx';
import { loadTopicDetail } from './topicDetail.load.ts';

startCommunityTemplate({
  ...TOPIC_DETAIL,
  list: createCommunityList(TOPIC_DETAIL),
  load: withConfig(loadTopicDetail),
  missing: ['topic.gone', 'topic.goneHint'],
  name: (t) => t('topic.page'),
});
