import { TopicDetailView } from '../screens/topicDetail/TopicDetailView.tsx';
import { describeTopicDetail, TOPIC_LISTS } from '../screens/topicDetail/topicDetailScreen.ts';
import { loadTopicPage, topicDetail } from '../state/community/topicDetail.ts';
import { createCommunityList } from './communityList.tsx';
import { startCommunityTemplate } from './communityTemplate.ts';

startCommunityTemplate({
  View: TopicDetailView,
  describe: describeTopicDetail,
  list: createCommunityList({
    emptyMessage: 'topic.none',
    lists: TOPIC_LISTS,
  }),
  load: loadTopicPage,
  missing: ['topic.gone', 'topic.goneHint'],
  name: (t) => t('topic.page'),
  page: topicDetail,
});
