import { describe, expect, it } from 'vitest';
import type { VoteQuestion } from '../../../src/model/article/normaliseArticle.ts';
import type { VoteResult } from '../../../src/model/vote/normaliseVote.ts';
import {
  canVoteAgain,
  findChoiceProblem,
  findOptionResult,
  formatChoice,
  isVoteClosed,
} from '../../../src/model/vote/voteRules.ts';

const question = (id: string, limit: number): VoteQuestion => ({
  id,
  name: `问题 ${id}`,
  multiple: limit > 1,
  limit,
  options: ['1', '2', '3'].map((option) => ({ id: option, name: option, picture: '' })),
});
const QUESTIONS = [question('7', 1), question('71', 2)];

describe('a choice', () => {
  it('is named by its question and option', () => expect(formatChoice('7', '2')).toBe('7:2'));

  it.each([
    ['one of each', ['7:1', '71:2'], null],
    ['as many as a question allows', ['7:1', '71:2', '71:3'], null],
    ['nothing', [], ['7', 'none']],
    ['nothing of the second question', ['7:1'], ['71', 'none']],
    ['nothing of the first, though its number begins the other', ['71:1'], ['7', 'none']],
    ['two of a single choice', ['7:1', '7:2', '71:1'], ['7', 'tooMany']],
    ['more than the limit', ['7:1', '71:1', '71:2', '71:3'], ['71', 'tooMany']],
  ] as const)('of %s', (_, choices, expected) => {
    const problem = findChoiceProblem(QUESTIONS, choices);
    expect(problem && [problem.questionId, problem.kind]).toEqual(expected);
  });
});

describe('closing', () => {
  it.each([
    ['never, without an end', null, 10, false],
    ['not before the end', 10, 9, false],
    ['not at the end itself', 10, 10, false],
    ['after the end', 10, 11, true],
  ])('%s', (_, endsAt, now, closed) => expect(isVoteClosed({ endsAt }, now)).toBe(closed));
});

describe('voting again', () => {
  const result = (left: number | null): VoteResult => ({
    questions: [],
    chosen: [],
    left,
  });
  it.each([
    ['once', result(0), false],
    ['once', result(null), false],
    ['daily', result(0), false],
    ['once', null, false],
    ['daily', result(null), true],
    ['daily', null, true],
    ['timesADay', result(2), true],
    ['timesADay', result(0), false],
    ['unlimited', result(null), true],
    ['unlimited', null, true],
  ] as const)('%s with %j: %s', (cycle, standing, again) =>
    expect(canVoteAgain({ cycle }, standing)).toBe(again),
  );
});

it('finds an option under its own question', () => {
  const option = { id: '1', votes: 3, percent: 60 };
  const standing: VoteResult = {
    questions: [
      { id: '7', total: 0, options: [{ ...option, votes: 0 }] },
      { id: '71', total: 5, options: [option] },
    ],
    chosen: [],
    left: null,
  };
  expect(findOptionResult(standing, '71', '1')).toBe(option);
  expect(findOptionResult(standing, '71', '9')).toBeUndefined();
});
