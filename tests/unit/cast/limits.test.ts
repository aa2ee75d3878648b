import { describe, expect, it } from 'vitest';
import {
  type BallotObstacle,
  findBallotObstacle,
  toggleOption,
} from '../../../src/model/bigVote/ballotLimits.ts';
import type { BallotStatus, VoteStage } from '../../../src/model/bigVote/normaliseBigVote.ts';

const VOTE = { min: 1, max: 3, optionDayLimit: null };
const status = (left: number | null, ...chosen: string[]): BallotStatus => ({ left, chosen });

describe('findBallotObstacle', () => {
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
    ['no obstacle', {}, 'running', status(2), ['1'], null],
    ['no obstacle when the remaining votes are unknown', {}, 'running', null, ['1', '2'], null],
    ['no obstacle without a limit', {}, 'running', status(null, '1'), ['1'], null],
    ['the vote has not begun', {}, 'coming', status(2), ['1'], { kind: 'coming' }],
    [
      'the vote is over: reported before other obstacles',
      {},
      'over',
      status(0),
      [],
      { kind: 'ended' },
    ],
    ['no votes are left', {}, 'running', status(0), ['1'], { kind: 'used' }],
    [
      'too few options are chosen',
      { min: 2 },
      'running',
      status(1),
      ['1'],
      { kind: 'tooFew', n: 2 },
    ],
    ['no option is chosen', {}, 'running', null, [], { kind: 'tooFew', n: 1 }],
    [
      'too many options are chosen',
      {},
      'running',
      status(1),
      ['1', '2', '3', '4'],
      { kind: 'tooMany', n: 3 },
    ],
    [
      'one of the options has reached its daily limit',
      { optionDayLimit: 1 },
      'running',
      status(2, '2'),
      ['1', '2'],
      { kind: 'optionUsed' },
    ],
    [
      'no obstacle while an option is below its daily limit',
      { optionDayLimit: 2 },
      'running',
      status(2, '2'),
      ['2'],
      null,
    ],
    [
      'the daily limit of the option is used up',
      { optionDayLimit: 2 },
      'running',
      status(2, '2', '2'),
      ['2'],
      { kind: 'optionUsed' },
    ],
  ])('%s', (_, vote, stage, left, ids, obstacle) => {
    expect(findBallotObstacle({ ...VOTE, ...vote }, stage, left, ids)).toEqual(obstacle);
  });
});

describe('toggleOption', () => {
  const [a, b] = [{ id: 'a' }, { id: 'b' }];
  it.each<[string, { id: string }[], { id: string }, number, { id: string }[] | null]>([
    ['adds an option', [], a, 2, [a]],
    ['keeps the order of the choices', [b], a, 2, [b, a]],
    ['removes an option that is chosen already', [a, b], a, 2, [b]],
    ['removes an option also at the maximum', [a], a, 1, []],
    ['returns null for an option beyond the maximum', [a], b, 1, null],
  ])('%s', (_, chosen, option, max, expected) => {
    expect(toggleOption(chosen, option, max)).toEqual(expected);
  });
});
