import { afterEach, expect, it, vi } from 'vitest';
import type { Vote } from '../../../src/model/article/normaliseArticle.ts';
import { testSettings } from '../api/settings.ts';
import { stubPage } from '../session/page.ts';

const VOTE: Vote = {
  id: '7',
  name: '',
  endsAt: null,
  needLogin: false,
  cycle: 'once',
  timesADay: 1,
  appOnly: false,
  questions: [],
};

afterEach(() => vi.unstubAllGlobals());

it.each(['sending', 'kept'] as const)(
  'a second tap on a vote that is %s sends nothing',
  async (state) => {
    const page = stubPage(() => ({ status: 0, data: {} }));
    const { $votes, submitVote } = await import('../../../src/state/votes.ts');
    const now = state === 'kept' ? ({ state, message: 'vote.kept' } as const) : { state };
    $votes.setKey(VOTE.id, now);
    await submitVote(testSettings(), VOTE, ['1:2']);
    expect($votes.get()[VOTE.id]).toBe(now);
    expect(page.asked).toEqual([]);
  },
);
