import type { PeopleKey } from './translate.ts';

/** The ratings that an asker can give an answer, the best first. */
export const JUDGEMENTS = [3, 2, 1] as const;
export type JudgementValue = (typeof JUDGEMENTS)[number];

const WORDS: Readonly<Record<JudgementValue, PeopleKey>> = {
  3: 'government.content',
  2: 'government.partly',
  1: 'government.discontent',
};

export const judgementWord = (value: JudgementValue): PeopleKey => WORDS[value];
