import type { CommunityMessageKey } from '../../i18n/translate.ts';
import type { GovernmentQuestion } from '../../model/community/communityTypes.ts';

type State = GovernmentQuestion['state'];

/** The states of a question, in order of progress. */
export const QUESTION_STATES: readonly State[] = ['awaiting', 'working', 'answered'];

export const QUESTION_STATE_MESSAGE_KEYS: Readonly<Record<State, CommunityMessageKey>> = {
  awaiting: 'government.awaiting',
  working: 'government.working',
  answered: 'government.answered',
};
