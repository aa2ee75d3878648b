import { describe, expect, it } from 'vitest';
import { chunkList } from '../../../src/model/bigVote/chunkList.ts';
import type { VoteStage } from '../../../src/model/bigVote/normaliseBigVote.ts';
import {
  decideCountdownTarget,
  decideNextTick,
  decideVoteStage,
  splitTimeLeft,
} from '../../../src/model/bigVote/voteStage.ts';
import { DAY_MS, HOUR_MS } from '../../../src/model/durations.ts';

const VOTE = { startsAt: 1_000_000, endsAt: 2_000_000 };
const OPEN = { startsAt: null, endsAt: null };

describe('the stage of a vote', () => {
  it.each<[typeof VOTE | typeof OPEN, number | null, VoteStage, VoteStage]>([
    [VOTE, 999_999, 'running', 'coming'],
    [VOTE, 1_000_000, 'coming', 'running'],
    [VOTE, 1_999_999, 'coming', 'running'],
    [VOTE, 2_000_000, 'running', 'over'],
    [VOTE, null, 'coming', 'coming'],
    [OPEN, 5, 'over', 'running'],
    [OPEN, 5, 'coming', 'running'],
    [OPEN, null, 'over', 'running'],
    [OPEN, 5, 'running', 'running'],
  ])('for %j at %j with the server stage %s is %s', (vote, now, serverStage, stage) => {
    expect(decideVoteStage(vote, now, serverStage)).toBe(stage);
  });

  it('counts down to the next change', () => {
    expect(decideCountdownTarget(VOTE, 'coming')).toBe(VOTE.startsAt);
    expect(decideCountdownTarget(VOTE, 'running')).toBe(VOTE.endsAt);
    expect(decideCountdownTarget(VOTE, 'over')).toBeNull();
  });
});

describe('a countdown', () => {
  it.each([
    [1, [0, 0, 0, 1]],
    [0, [0, 0, 0, 0]],
    [-5, [0, 0, 0, 0]],
    [59_001, [0, 0, 1, 0]],
    [DAY_MS + HOUR_MS + 61_000, [1, 1, 1, 1]],
  ])('splits %d ms', (ms, [days, hours, minutes, seconds]) => {
    expect(splitTimeLeft(ms)).toEqual({ days, hours, minutes, seconds });
  });

  it.each([
    ['ticks at the next second in its last day', 10_500, 500],
    ['ticks one second after a full second', 10_000, 1000],
    ['ticks at the next minute before its last day', 2 * DAY_MS + 30_000, 30_000],
  ])('%s', (_, left, wait) => {
    const now = 7_000_000;
    expect(decideNextTick(now + left, now) - now).toBe(wait);
  });
});

describe('chunkList', () => {
  it('returns the same chunk while its items do not change', () => {
    const items = Array.from({ length: 5 }, (_, n) => ({ n }));
    const before = chunkList(items.slice(0, 3), [], 2);
    const after = chunkList(items, before, 2);
    expect(after.map((chunk) => chunk.map(({ n }) => n))).toEqual([[0, 1], [2, 3], [4]]);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(chunkList([], after, 2)).toEqual([]);
  });
});
