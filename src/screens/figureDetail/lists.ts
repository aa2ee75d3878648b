import type { PeopleListTab } from '../../islands/people/PeopleTabs.tsx';

/** The reports on a leader. */
export const FIGURE_LISTS: readonly [PeopleListTab, ...PeopleListTab[]] = [
  { name: 'figureReports', label: 'person.reports' },
];
