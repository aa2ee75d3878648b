import type { TopicData } from '../../model/people/types.ts';
import { linkTo } from '../../routes.ts';
import type { PeopleFacts, PeopleView } from '../../ui/people/view.ts';

/** Returns the metadata of a topic's page. */
export const describeTopicDetail = (
  { topic: { id, title, description, picture, host } }: TopicData,
  { base }: PeopleView,
): PeopleFacts => ({
  name: title,
  description,
  pictures: [picture, host.icon].filter(Boolean),
  path: linkTo('topicDetail', { id }, base),
  object: 5,
  id,
});
