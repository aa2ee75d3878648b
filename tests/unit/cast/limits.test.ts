import { describe, expect, it } from 'vitest';
import {
  type BallotObstacle,
  findBallotObstacle,
  toggleOption,
} from '../../../src/model/bigVote/ballotLimits.ts';
import type { BallotStatus, VoteStage } from '../../../src/model/bigVote/bigVoteTypes.ts';

const VOTE = { min: 1, max: 3, optionDayLimit: null };
const stand = (left: number | null, ...chosen: string[]): BallotStatus => ({ left, chosen });

describe('what keeps a vote from being sent', () => {
  it.each<
    [
      string,
      Partial<typeof VOTE> | { optionDayLimit: number },
      VoteStage,
      BallotStatus | null,
      string[],
      BallotObstacle | null,
    ]
  >([
    ['nothing', {}, 'running', stand(2), ['1'], null],
    ['nothing, where nobody knows what is left', {}, 'running', null, ['1', '2'], null],
    ['nothing without a limit', {}, 'running', stand(null, '1'), ['1'], null],
    ['that it has not begun', {}, 'coming', stand(2), ['1'], { kind: 'coming' }],
    ['that it is over, before all else', {}, 'over', stand(0), [], { kind: 'ended' }],
    ['that no votes are left', {}, 'running', stand(0), ['1'], { kind: 'used' }],
    ['that too few are chosen', { min: 2 }, 'running', stand(1), ['1'], { kind: 'tooFew', n: 2 }],
    ['that nothing is chosen', {}, 'running', null, [], { kind: 'tooFew', n: 1 }],
    ['that too many are', {}, 'running', stand(1), ['1', '2', '3', '4'], { kind: 'tooMany', n: 3 }],
    [
      'that one of them has had its votes',
      { optionDayLimit: 1 },
      'running',
      stand(2, '2'),
      ['1', '2'],
      { kind: 'optionUsed' },
    ],
    [
      'nothing while one may have another',
      { optionDayLimit: 2 },
      'running',
      stand(2, '2'),
      ['2'],
      null,
    ],
    [
      'that both are spent',
      { optionDayLimit: 2 },
      'running',
      stand(2, '2', '2'),
      ['2'],
      { kind: 'optionUsed' },
    ],
  ])('%s', (_, vote, stage, left, ids, obstacle) => {
    expect(findBallotObstacle({ ...VOTE, ...vote }, stage, left, ids)).toEqual(obstacle);
  });
});

describe('what is chosen', () => {
  const [a, b] = [{ id: 'a' }, { id: 'b' }];
  it.each<[string, { id: string }[], { id: string }, number, { id: string }[] | null]>([
    ['takes one in', [], a, 2, [a]],
    ['keeps the order in which they were chosen', [b], a, 2, [b, a]],
    ['gives one up at the second press', [a, b], a, 2, [b]],
    ['gives one up also where it is full', [a], a, 1, []],
    ['takes no more than it may', [a], b, 1, null],
  ])('%s', (_, basket, option, max, expected) => {
    expect(toggleOption(basket, option, max)).toEqual(expected);
  });
});
