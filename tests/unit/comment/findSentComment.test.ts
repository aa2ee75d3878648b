import { describe, expect, it } from 'vitest';
import { findSentComment } from '../../../src/api/calls/findSentComment.ts';
import type { Answer, Client } from '../../../src/api/client.ts';
import type { ApiCall } from '../../../src/api/request.ts';
import { fail, ok } from '../../../src/model/result.ts';
import { testSettings } from '../api/settings.ts';

const AT = Date.parse('2026-11-26T08:00:00Z');
const SENT = {
  articleId: '345',
  source: 0,
  parentId: '0',
  text: '说得好',
  userId: '7',
  userName: '江边读报人',
  at: AT,
} as const;
const ROW = {
  id: 9,
  userID: 7,
  userName: '江边读报人',
  content: '说得好',
  created: '2026-11-26 16:00:05',
};

/** A client that answers every call alike; notes the calls. */
function answering(answer: Answer) {
  const calls: ApiCall[] = [];
  const client: Client = {
    settings: testSettings(),
    device: () => 'd',
    send: async (call) => {
      calls.push(call);
      return answer;
    },
    cancelAll: () => {},
    group: () => client,
  };
  return { client, calls };
}

const listing = (...list: readonly object[]) => answering(ok({ list, hasMore: false }));

describe('a comment whose answer was lost', () => {
  it('is found among the newest comments by its author and text', async () => {
    const { client, calls } = listing({ ...ROW, id: 8, content: '别的' }, ROW);
    const found = await findSentComment(client, SENT);
    expect(found).toMatchObject({ ok: true, value: { id: '9' } });
    expect(calls).toMatchObject([{ path: '/base_url/discussView', params: { id: '345' } }]);
  });

  it('is looked for among the replies to its parent', async () => {
    const { client, calls } = listing();
    await findSentComment(client, { ...SENT, parentId: '5' });
    expect(calls).toMatchObject([{ path: '/base_url/discussReply', params: { id: '5' } }]);
  });

  it.each([
    ['another reader’s', { userID: 8, userName: '别人' }],
    ['another text', { content: '说得好！' }],
    ['the same text of an earlier day', { created: '2026-11-20 16:00:00' }],
  ])('is not taken for %s', async (_, change) => {
    const { client } = listing({ ...ROW, ...change });
    expect(await findSentComment(client, SENT)).toEqual(ok(null));
  });

  it.each(['network', 'timeout'] as const)(
    'is not sent again while the list fails: %s',
    async (kind) => {
      const { client } = answering(fail({ kind, message: '', call: 'discussView' }));
      expect((await findSentComment(client, SENT)).ok).toBe(false);
    },
  );

  it('counts as not stored where the server does not list comments', async () => {
    const { client } = answering(
      fail({ kind: 'status', status: 1, message: '', call: 'discussView' }),
    );
    expect(await findSentComment(client, SENT)).toEqual(ok(null));
  });
});
