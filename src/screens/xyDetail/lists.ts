import type { PeopleListTab } from '../../islands/people/PeopleTabs.tsx';

/** The lists of an account. */
export const ACCOUNT_LISTS: readonly [PeopleListTab, ...PeopleListTab[]] = [
  { name: 'xyArticles', label: 'people.articles' },
  { name: 'xyVideos', label: 'people.videos' },
  { name: 'xyQuestions', label: 'account.questions' },
  { name: 'xyDynamics', label: 'account.dynamics' },
];
