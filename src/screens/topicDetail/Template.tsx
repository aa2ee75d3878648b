import { openTopicDetail, topicDetail } from '../../stores/people/topicDetail.ts';
import { ListedTemplate } from '../people/ListedTemplate.tsx';
import { describeTopicDetail } from './describe.ts';
import { TOPIC_LISTS } from './lists.ts';
import { TopicDetailView } from './TopicDetailView.tsx';

/** Template page of a topic. */
export const TopicDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <ListedTemplate
    View={TopicDetailView}
    ask={openTopicDetail}
    describe={describeTopicDetail}
    gone={['topic.gone', 'topic.goneHint']}
    lists={TOPIC_LISTS}
    loading={loading}
    name={(t) => t('topic.page')}
    none="topic.none"
    page={topicDetail}
  />
);
