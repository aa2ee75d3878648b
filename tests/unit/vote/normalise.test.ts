import { describe, expect, it } from 'vitest';
import { parseVoteResult } from '../../../src/model/vote/normaliseVote.ts';

const WIRE = {
  voteID: 9,
  questions: [
    {
      qid: 7,
      count: 3,
      options: [
        { oid: 1, count: '1', percent: '33' },
        { oid: 2, count: 2, percent: '67' },
      ],
    },
  ],
  voted: ['7:2'],
  left: 0,
};

describe('parseVoteResult', () => {
  it('returns counts as numbers and percentages with one decimal', () =>
    expect(parseVoteResult(WIRE)).toEqual({
      questions: [
        {
          id: '7',
          total: 3,
          options: [
            { id: '1', votes: 1, percent: 33.3 },
            { id: '2', votes: 2, percent: 66.7 },
          ],
        },
      ],
      chosen: ['7:2'],
      left: 0,
    }));

  it.each([
    ['no limit for -1', { ...WIRE, left: -1 }, 'left', null],
    ['no limit without the field left', { ...WIRE, left: undefined }, 'left', null],
    ['only choices of the known form', { ...WIRE, voted: ['x', '7:2', 5] }, 'chosen', ['7:2']],
    ['no choices when voted is not a list', { ...WIRE, voted: 'true' }, 'chosen', []],
  ] as const)('returns %s', (_, wire, key, value) =>
    expect(parseVoteResult(wire)?.[key]).toEqual(value),
  );

  it('returns 0 % when there are no votes', () =>
    expect(
      parseVoteResult({ questions: [{ qid: 1, options: [{ oid: 1, count: 0 }] }] })?.questions[0]
        ?.options,
    ).toEqual([{ id: '1', votes: 0, percent: 0 }]));

  it.each([[null], ['empty'], [[]], [{}], [{ questions: 'x' }], [{ questions: [{ qid: 1 }] }]])(
    'returns null for %j',
    (wire) => expect(parseVoteResult(wire)).toBeNull(),
  );
});
