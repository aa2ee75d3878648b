import type { PeopleKey } from '../../i18n/translate.ts';
import type { GovernmentQuestion } from '../../model/people/types.ts';

type State = GovernmentQuestion['state'];

/** The states of a question, in order of progress. */
export const STATES: readonly State[] = ['awaiting', 'working', 'answered'];

export const STATE_WORDS: Readonly<Record<State, PeopleKey>> = {
  awaiting: 'government.awaiting',
  working: 'government.working',
  answered: 'government.answered',
};
