import { loadTopicPage, topicDetail } from '../../state/community/topicDetail.ts';
import { CommunityListTemplate } from '../community/CommunityListTemplate.tsx';
import { TopicDetailView } from './TopicDetailView.tsx';
import { describeTopicDetail, TOPIC_LISTS } from './topicDetailScreen.ts';

/** Template page of a topic. */
export const TopicDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <CommunityListTemplate
    View={TopicDetailView}
    load={loadTopicPage}
    describe={describeTopicDetail}
    missing={['topic.gone', 'topic.goneHint']}
    lists={TOPIC_LISTS}
    loading={loading}
    name={(t) => t('topic.page')}
    emptyMessage="topic.none"
    page={topicDetail}
  />
);
