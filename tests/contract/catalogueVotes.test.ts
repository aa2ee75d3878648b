import { describe, expect, it } from 'vitest';
import { vote, voteResult } from '../../src/api/calls/votes.ts';
import { mustHave, openReader, refusedBy } from './catalogueReader.ts';
import { DEVICE, runOrigin } from './originClient.ts';

/**
 * The catalogue's rows (product 7.13): votes of articles. The rows about the options of a
 * big vote (voteDetails, voteOptions, optionInfo and the like) belong to its own pages.
 */

const origin = runOrigin();
const VOTE = { voteId: '930', userId: '0' };

async function openVote(more = {}): Promise<void> {
  const options = [11, 12].map((id) => ({ id, name: `选项${id}`, votes: 0 }));
  const question = { id: 1, name: '单选', limit: 1, options };
  const questions = [question];
  const poll = { id: 930, name: '投票', endsAt: '2099-12-31 18:00', cycle: 0, questions, ...more };
  const article = { id: 800302, column: 26, at: '2026-11-20 08:00', title: '投票', vote: poll };
  await origin.control('article', article);
}

let keys = 0;
const choose = (choice: string) => {
  keys += 1;
  return { ...VOTE, choices: [choice], userName: '', idempotencyKey: `key-${keys}` };
};

describe('POST vote', () => {
  it('sends the choices as a form; the second vote is refused with a message', async () => {
    await openVote();
    const { client, sent } = openReader(origin);
    expect(mustHave(await vote(client, choose('1:11')))).toEqual({ accepted: true, message: '' });
    expect(sent('vote')).toMatchObject({
      line: 'POST /nis/vote',
      params: { voteID: '930', voteResult: '1:11', userOtherID: DEVICE, userID: '0' },
    });
    expect(mustHave(await vote(client, choose('1:12')))).toEqual({
      accepted: false,
      message: '您已经投过票了',
    });
  });

  it('is stored once per idempotency key', async () => {
    await openVote();
    const { client } = openReader(origin);
    const params = choose('1:11');
    const answers = await Promise.all([1, 2, 3].map(() => vote(client, params)));
    expect(answers.map((answer) => mustHave(answer).accepted)).toEqual([true, true, true]);
    expect(mustHave(await voteResult(client, VOTE)).questions[0]?.options[0]?.votes).toBe(1);
  });

  it('requires a login when the vote does: 10102', async () => {
    await openVote({ needLogin: true });
    const { client, login } = openReader(origin);
    expect(await vote(client, choose('1:11'))).toEqual(refusedBy(10102));
    await login('13900000231');
    expect(mustHave(await vote(client, choose('1:11')))).toMatchObject({ accepted: true });
  });
});

describe('POST voteResult', () => {
  it('returns the counts of the vote and the choices of the reader', async () => {
    await openVote();
    const { client, sent } = openReader(origin);
    mustHave(await vote(client, choose('1:12')));
    const result = mustHave(await voteResult(client, VOTE));
    expect(result.questions[0]?.options.map(({ votes }) => votes)).toEqual([0, 1]);
    expect(sent('voteResult')).toMatchObject({
      line: 'POST /nis/voteResult',
      params: { voteID: '930', userOtherID: DEVICE },
    });
    const other = openReader(origin, { device: 'other' });
    expect(result).toMatchObject({ chosen: ['1:12'], left: 0 });
    expect(mustHave(await voteResult(other.client, VOTE))).toMatchObject({ chosen: [], left: 1 });
  });

  it('is refused for a vote that does not exist', async () => {
    const { client } = openReader(origin);
    expect(await voteResult(client, { ...VOTE, voteId: '99999' })).toEqual(refusedBy(-1));
  });
});

describe('POST recordVoteCountAndLog', () => {
  const path = '/nis_url/recordVoteCountAndLog';
  const params = { voteId: '8106', optionIds: '832001' };

  it('is sent as SM4-CBC in a form, in every deployment', async () => {
    const { client, login, sent } = openReader(origin);
    await login('13900000001');
    await origin.control('vote', { id: 8106, startsAt: 0, endsAt: 2 ** 50 });
    const call = { path, method: 'post', member: true, sealed: true, params } as const;
    expect(await client.send(call)).toMatchObject({ ok: true, value: { result: 'true' } });
    const form = sent('recordVoteCountAndLog').params;
    expect(form).toMatchObject({ data: expect.stringMatching(/^[\w+/]+=*$/), device: DEVICE });
    expect(form).not.toHaveProperty('voteId');
    expect(await origin.read('casts?id=8106')).toMatchObject({
      log: [{ device: DEVICE, options: '832001' }],
    });
  });

  it('is refused in plain text', async () => {
    const { client } = openReader(origin);
    expect(await client.send({ path, method: 'post', params })).toEqual(refusedBy(-1));
  });
});
