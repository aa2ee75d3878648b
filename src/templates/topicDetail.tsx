import { TOPIC_DETAIL } from '../screens/topicDetail/TopicDetailView.tsx';
import { loadTopicPage, topicDetail } from '../state/community/topicDetail.ts';
import { createCommunityList } from './communityList.tsx';
import { startCommunityTemplate } from './communityTemplate.ts';

startCommunityTemplate({
  ...TOPIC_DETAIL,
  list: createCommunityList(TOPIC_DETAIL),
  load: loadTopicPage,
  missing: ['topic.gone', 'topic.goneHint'],
  name: (t) => t('topic.page'),
  page: topicDetail,
});
