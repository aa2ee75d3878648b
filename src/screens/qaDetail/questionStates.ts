import type { QuestionState } from '../../model/community/questionItem.ts';

/** The states of a question, in order of progress. */
export const QUESTION_STATES: readonly QuestionState[] = ['awaiting', 'working', 'answered'];
