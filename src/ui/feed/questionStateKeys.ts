import type { ActionMessageKey } from '../../i18n/translate.ts';
import type { QuestionState } from '../../model/community/questionItem.ts';

/** Messages for the progress of a question to the government. */
export const QUESTION_STATE_KEYS = {
  awaiting: 'government.awaiting',
  working: 'government.working',
  answered: 'government.answered',
} as const satisfies Readonly<Record<QuestionState, ActionMessageKey>>;
