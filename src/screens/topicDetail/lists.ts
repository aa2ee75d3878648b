import type { PeopleListTab } from '../../islands/people/PeopleTabs.tsx';

/** The questions of a topic, in two sort orders. */
export const TOPIC_LISTS: readonly [PeopleListTab, ...PeopleListTab[]] = [
  { name: 'questionsNew', label: 'topic.newest' },
  { name: 'questionsHot', label: 'topic.hot' },
];
