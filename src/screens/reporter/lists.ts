import type { PeopleListTab } from '../../islands/people/PeopleTabs.tsx';

/** The articles and the dynamics of a reporter. */
export const REPORTER_LISTS: readonly [PeopleListTab, ...PeopleListTab[]] = [
  { name: 'reporterArticles', label: 'people.articles' },
  { name: 'reporterDynamics', label: 'journalist.dynamics' },
];
