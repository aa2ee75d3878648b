import type { PeopleListTab } from '../../islands/people/PeopleTabs.tsx';

/** What a reporter wrote, and what they write between articles. */
export const REPORTER_LISTS: readonly [PeopleListTab, ...PeopleListTab[]] = [
  { name: 'reporterArticles', label: 'people.articles' },
  { name: 'reporterDynamics', label: 'journalist.dynamics' },
];
