import type { QuestionState } from '../model/community/questionItem.ts';
import type { CommunityMessageKey } from './translate.ts';

/** The names of the states of a question to the government. */
export const QUESTION_STATE_MESSAGE_KEYS: Readonly<Record<QuestionState, CommunityMessageKey>> = {
  awaiting: 'government.awaiting',
  working: 'government.working',
  answered: 'government.answered',
};
