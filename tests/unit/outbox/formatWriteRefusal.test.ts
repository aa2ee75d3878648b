import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../../src/api/client.ts';
import { createFormFallback } from '../../../src/api/forms/createFormFallback.ts';
import { createSession } from '../../../src/api/session/session.ts';
import { createTokenStore } from '../../../src/api/session/tokens.ts';
import { handleStatus } from '../../../src/services/formFallback.ts';
import { loadActionMessages } from '../../../src/services/loadMessages.ts';
import { formatWriteRefusal } from '../../../src/services/outbox/formatWriteRefusal.ts';
import { attemptWrite } from '../../../src/writes/attemptWrite.ts';
import type { Write, WritePayloads } from '../../../src/writes/writeTable.ts';
import { testSettings } from '../api/settings.ts';
import { memoryStorage, recordEffects } from '../session/parts.ts';

const page = vi.hoisted(() => ({ session: {} as unknown }));
vi.mock('../../../src/services/pageClient.ts', () => ({ getApiSession: async () => page.session }));

const t = await loadActionMessages('cn');
const settings = testSettings();

beforeEach(() => {
  vi.stubGlobal('sessionStorage', undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Opens a page whose server answers every call with this status. */
function openPage(status: number, message: string) {
  const common = {
    settings,
    device: () => 'd',
    now: () => 0,
    fetch: async () => new Response(JSON.stringify({ status, message, data: {} })),
  };
  const { effects, done } = recordEffects();
  page.session = createSession({
    ...common,
    forms: createFormFallback(settings, { read: () => null, write: () => {} }),
    serverNow: async () => 0,
    tokens: createTokenStore(memoryStorage(new Map()), common.now),
    lock: (run) => run(),
    effects,
    mustSign: false,
  });
  const client = createClient({ ...common, hooks: { onStatus: handleStatus(settings) } });
  return { client, shownBySession: done };
}

/** Sends a write that the server refuses; returns what the session and the sender show. */
async function send<K extends keyof WritePayloads>(
  kind: K,
  payload: WritePayloads[K],
  { status, message }: { readonly status: number; readonly message: string },
) {
  const { client, shownBySession } = openPage(status, message);
  const write = { kind, payload, key: 'k', by: '', at: 0 } as unknown as Write;
  const outcome = await attemptWrite(client, write, { userId: '0', userName: '' });
  if (outcome.state !== 'refused') throw new Error(`The write is ${outcome.state}.`);
  return { shownBySession, shownBySender: formatWriteRefusal(t, outcome, 'write.refused') };
}

const COMMENT = { articleId: '345', source: 0, parentId: '0', text: 't', pictures: [] } as const;
const REPORT = { commentId: '5', articleId: '345', source: 0, reason: 'r' } as const;

describe('a refused write is left to the form that sent it', () => {
  it.each([10202, 10203, 10204])('%s: the server’s words, once', async (status) => {
    for (const shown of [
      await send('comment', COMMENT, { status, message: '评论已关闭' }),
      await send('deleteComment', { commentId: '5' }, { status, message: '评论已关闭' }),
      await send('report', REPORT, { status, message: '评论已关闭' }),
      await send(
        'praise',
        { object: 1, id: '5', cancel: false },
        { status, message: '评论已关闭' },
      ),
    ]) {
      expect(shown).toEqual({ shownBySession: [], shownBySender: '评论已关闭' });
    }
  });

  it.each([10202, 10203, 10204])('%s: "comment failed" without words, once', async (status) => {
    for (const message of ['', 'error']) {
      const shown = await send('comment', COMMENT, { status, message });
      expect(shown).toEqual({ shownBySession: [], shownBySender: '评论失败' });
    }
  });

  it('a status that the session shows is not shown again', async () => {
    expect(await send('comment', COMMENT, { status: 10201, message: '在客户端查看' })).toEqual({
      shownBySession: [{ message: 'session.download' }],
      shownBySender: '',
    });
  });
});

it.each([10202, 10203, 10204])(
  'a call without a form of its own: the session shows %s, once',
  async (status) => {
    const { client, shownBySession } = openPage(status, '评论已关闭');
    await client.send({ path: '/base_url/discussView', params: { id: '345' } });
    expect(shownBySession).toEqual([{ text: '评论已关闭' }]);
  },
);

it.each([
  [null, '', 'instead', '操作没有成功'],
  [1, '不行', 'instead', '不行'],
  [1, '不行', 'before', '操作没有成功 不行'],
  [1, 'error', 'before', '操作没有成功'],
  [10202, '不行', 'before', '不行'],
  [10102, '请登录', 'before', ''],
] as const)('status %s with %j, own message %s: %j', (status, message, placement, text) =>
  expect(formatWriteRefusal(t, { status, message }, 'write.refused', placement)).toBe(text),
);
