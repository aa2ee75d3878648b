import { describe, expect, it } from 'vitest';
import type { VoteStage } from '../../../src/model/bigVote/bigVoteTypes.ts';
import { chunkList } from '../../../src/model/bigVote/chunkList.ts';
import {
  decideCountdownTarget,
  decideNextTick,
  decideVoteStage,
  splitTimeLeft,
} from '../../../src/model/bigVote/voteStage.ts';

const VOTE = { startsAt: 1_000_000, endsAt: 2_000_000 };
const OPEN = { startsAt: null, endsAt: null };

describe('a stage', () => {
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
  ])('%j at %j, told %s: %s', (vote, now, told, stage) => {
    expect(decideVoteStage(vote, now, told)).toBe(stage);
  });

  it('counts down to what changes next', () => {
    expect(decideCountdownTarget(VOTE, 'coming')).toBe(VOTE.startsAt);
    expect(decideCountdownTarget(VOTE, 'running')).toBe(VOTE.endsAt);
    expect(decideCountdownTarget(VOTE, 'over')).toBeNull();
  });
});

const DAY_MS = 86_400_000;

describe('a countdown', () => {
  it.each([
    [1, [0, 0, 0, 1]],
    [0, [0, 0, 0, 0]],
    [-5, [0, 0, 0, 0]],
    [59_001, [0, 0, 1, 0]],
    [DAY_MS + 3_600_000 + 61_000, [1, 1, 1, 1]],
  ])('%d ms', (ms, [days, hours, minutes, seconds]) => {
    expect(splitTimeLeft(ms)).toEqual({ days, hours, minutes, seconds });
  });

  it.each([
    ['in its last day: the next second', 10_500, 500],
    ['at a full second: the one after', 10_000, 1000],
    ['before: the next minute', 2 * DAY_MS + 30_000, 30_000],
  ])('%s', (_, left, wait) => {
    const now = 7_000_000;
    expect(decideNextTick(now + left, now) - now).toBe(wait);
  });
});

describe('chunks', () => {
  it('stay the same as long as nothing in them changes', () => {
    const items = Array.from({ length: 5 }, (_, n) => ({ n }));
    const before = chunkList(items.slice(0, 3), [], 2);
    const after = chunkList(items, before, 2);
    expect(after.map((chunk) => chunk.map(({ n }) => n))).toEqual([[0, 1], [2, 3], [4]]);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(chunkList([], after, 2)).toEqual([]);
  });
});
