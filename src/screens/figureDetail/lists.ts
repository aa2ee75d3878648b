import type { PeopleListTab } from '../../islands/people/PeopleTabs.tsx';

/** What is reported about a leader. */
export const FIGURE_LISTS: readonly [PeopleListTab, ...PeopleListTab[]] = [
  { name: 'figureReports', label: 'person.reports' },
];
