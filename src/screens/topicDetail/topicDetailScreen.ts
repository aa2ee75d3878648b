import type { TopicData } from '../../model/community/communityTypes.ts';
import { linkTo } from '../../routes.ts';
import type { CommunityMetadata, CommunityView } from '../../ui/community/communityView.ts';
import type { CommunityLists } from '../../ui/community/ListTabs.tsx';

/** Returns the metadata of a topic's page. */
export const describeTopicDetail = (
  { topic: { id, title, description, picture, host } }: TopicData,
  { base }: CommunityView,
): CommunityMetadata => ({
  name: title,
  description,
  pictures: [picture, host.icon].filter(Boolean),
  path: linkTo('topicDetail', { id }, base),
  object: 5,
  id,
});

/** The questions of a topic, in two sort orders. */
export const TOPIC_LISTS: CommunityLists = [
  { name: 'questionsNew', label: 'topic.newest' },
  { name: 'questionsHot', label: 'topic.hot' },
];
