import type { PeopleListTab } from '../../islands/people/PeopleTabs.tsx';

/** The answers to a question. */
export const ASK_LISTS: readonly [PeopleListTab, ...PeopleListTab[]] = [
  { name: 'questionAnswers', label: 'question.answered' },
];
