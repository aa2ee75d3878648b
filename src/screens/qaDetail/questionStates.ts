import type { CommunityMessageKey } from '../../i18n/translate.ts';
import type { QuestionState } from '../../model/community/questionItem.ts';

/** The states of a question, in order of progress. */
export const QUESTION_STATES: readonly QuestionState[] = ['awaiting', 'working', 'answered'];

export const QUESTION_STATE_MESSAGE_KEYS: Readonly<Record<QuestionState, CommunityMessageKey>> = {
  awaiting: 'government.awaiting',
  working: 'government.working',
  answered: 'government.answered',
};
