import type { WritableAtom } from 'nanostores';
import { afterEach, expect, it, vi } from 'vitest';
import type { Vote } from '../../../src/model/article/normaliseArticle.ts';
import type { Settled } from '../../../src/services/outbox/outbox.ts';
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

it('a ballot that was submitted before the vote was shown, and kept, ends with the result', async () => {
  stubPage(() => ({ status: 0, data: {} }));
  const events = { addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('document', { documentElement: { dataset: {} }, ...events });
  const { $votes, loadVoteState } = await import('../../../src/state/votes.ts');
  const { $settled } = await import('../../../src/services/outbox/outbox.ts');
  const vote = { ...VOTE, id: '8' };
  $votes.setKey(vote.id, { state: 'sending' });
  await loadVoteState(testSettings(), vote);
  $votes.setKey(vote.id, { state: 'kept', message: 'vote.kept' });
  const payload = { voteId: vote.id, choices: ['1:2'] };
  ($settled as WritableAtom<Settled | null>).set({
    write: { key: 'k', kind: 'vote', payload, at: 0, tries: 3, by: '' },
    outcome: { state: 'done', value: null },
    late: true,
  });
  expect($votes.get()[vote.id]?.state).toBe('voted');
});
