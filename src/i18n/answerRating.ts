import type { CommunityMessageKey } from './translate.ts';

/** The ratings that an asker can give an answer, the best first. */
export const ANSWER_RATINGS = [3, 2, 1] as const;
export type AnswerRating = (typeof ANSWER_RATINGS)[number];

const MESSAGE_KEYS: Readonly<Record<AnswerRating, CommunityMessageKey>> = {
  3: 'government.content',
  2: 'government.partly',
  1: 'government.discontent',
};

export const getRatingMessageKey = (value: AnswerRating): CommunityMessageKey =>
  MESSAGE_KEYS[value];
