import type { ActionMessageKey } from './translate.ts';

/** Returns the key of the message after how many days an office has answered. */
export const getAnswerTimeMessageKey = (days: number): ActionMessageKey =>
  days === 0 ? 'government.answeredSameDay' : 'government.answeredAfter';
