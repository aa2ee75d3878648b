import type { PeopleListTab } from '../../islands/people/PeopleTabs.tsx';

/** The posts of a circle, in three sort orders. */
export const CIRCLE_LISTS: readonly [PeopleListTab, ...PeopleListTab[]] = [
  { name: 'postsDefault', label: 'circle.all' },
  { name: 'postsNew', label: 'circle.newest' },
  { name: 'postsHot', label: 'circle.hot' },
];
