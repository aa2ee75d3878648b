import { describe, expect, it } from 'vitest';
import {
  type DiscussParams,
  delMyDiscuss,
  discuss,
  discussCount,
  discussHot,
  discussReply,
  discussView,
  expose,
} from '../../src/api/calls/comments.ts';
import { sendLike } from '../../src/api/calls/events.ts';
import { type CatalogueReader, mustHave, openReader, refusedBy } from './catalogueReader.ts';
import { runOrigin } from './originClient.ts';

/** The catalogue's rows (product 7.11): comments. */

const origin = runOrigin();
const ID = '800301';
const CLOSED = '366';

let key = 0;
const words = (text: string, more: Partial<DiscussParams> = {}): DiscussParams => {
  key += 1;
  return {
    articleId: ID,
    source: 0,
    parentId: '0',
    text,
    pictures: [],
    userId: '1',
    userName: '安娜',
    idempotencyKey: `key-${key}`,
    ...more,
  };
};

/** Two comments of a member, the second with a reply, on an article of their own. */
async function talk(): Promise<CatalogueReader & { first: string; second: string }> {
  const id = Number(ID);
  await origin.control('article', { id, column: 26, at: '2026-11-20 08:00', title: '桥' });
  const reader = openReader(origin);
  await reader.login('13900000211', '安娜');
  const { client } = reader;
  const first = mustHave(await discuss(client, words('第一条'))).id;
  const second = mustHave(await discuss(client, words('第二条'))).id;
  mustHave(await discuss(client, words('回复', { parentId: second })));
  return { ...reader, first, second };
}

describe('discussView', () => {
  it('returns the latest comments with replies, total count and hasMore', async () => {
    const { client, sent } = await talk();
    const page = mustHave(await discussView(client, { id: ID, page: 0 }));
    expect(page.comments.map(({ text }) => text)).toEqual(['第二条', '第一条']);
    expect(page.comments[0]?.replies.map(({ text }) => text)).toEqual(['回复']);
    expect(page).toMatchObject({ totalCount: 3, hasMore: false });
    expect(sent('discussView').params).toMatchObject({ id: ID, source: '0', page: '0' });
  });

  it('returns the oldest comments first on request', async () => {
    const { client, sent } = await talk();
    const page = mustHave(await discussView(client, { id: ID, sort: 'oldest' }));
    expect(page.comments.map(({ text }) => text)).toEqual(['第一条', '第二条']);
    expect(sent('discussView').params).toMatchObject({ sort: '1' });
  });
});

describe('discussHot', () => {
  it('returns liked comments with their likes', async () => {
    const { client, first, sent } = await talk();
    const praised = { object: 1, id: first, cancel: false, userId: '1' } as const;
    mustHave(await sendLike(client, { ...praised, idempotencyKey: 'praise-1' }));
    const hot = mustHave(await discussHot(client, { id: ID, count: 3 }));
    expect(hot.map(({ id, praises }) => [id, praises])).toEqual([[first, 1]]);
    expect(sent('discussHot').params).toMatchObject({ id: ID, count: '3' });
  });
});

describe('discussReply', () => {
  it('returns the replies of a comment, and the comment itself', async () => {
    const { client, second } = await talk();
    const page = mustHave(await discussReply(client, { id: second }));
    expect(page.comments.map(({ text }) => text)).toEqual(['回复']);
    expect(page.root).toMatchObject({ id: second, text: '第二条' });
  });
});

describe('discussCount', () => {
  it('counts comments and replies', async () => {
    const { client } = await talk();
    expect(mustHave(await discussCount(client, { id: ID }))).toBe(3);
  });
});

describe('POST discuss', () => {
  it('sends a form, and reads the comment that was stored', async () => {
    const { client, sent, tokens, first } = await talk();
    const params = words('桥通了', { parentId: first });
    expect(mustHave(await discuss(client, params))).toMatchObject({
      inReview: false,
      comment: { text: '桥通了', userName: '安娜' },
    });
    expect(sent('discuss')).toMatchObject({
      line: 'POST /app_if/discuss',
      headers: { token: tokens.readMember()?.accessToken },
      params: {
        rootID: ID,
        parentID: first,
        content: '桥通了',
        userName: '安娜',
        sourceType: '0',
        type: '0',
        channel: '2',
        siteid: '1',
        idempotencyKey: params.idempotencyKey,
      },
    });
  });

  it('is stored once per idempotency key', async () => {
    const { client } = await talk();
    const params = words('只有一次');
    const ids = await Promise.all([1, 2, 3].map(() => discuss(client, params)));
    expect(new Set(ids.map((answer) => mustHave(answer).id)).size).toBe(1);
    expect(mustHave(await discussCount(client, { id: ID }))).toBe(4);
  });

  it('is refused without a login: 10102', async () => {
    expect(await discuss(openReader(origin).client, words('我'))).toEqual(refusedBy(10102));
  });
});

describe('POST delMyDiscuss', () => {
  it('deletes a comment of the member, and succeeds when it is already deleted', async () => {
    const { client, first, sent } = await talk();
    const own = { commentId: first, userId: '1' };
    expect(await delMyDiscuss(client, { ...own, idempotencyKey: 'd1' })).toMatchObject({
      ok: true,
    });
    expect(await delMyDiscuss(client, { ...own, idempotencyKey: 'd2' })).toMatchObject({
      ok: true,
    });
    expect(sent('delMyDiscuss')).toMatchObject({
      line: 'POST /app_if/delMyDiscuss',
      params: { fileId: first, userID: '1' },
    });
    expect(mustHave(await discussCount(client, { id: ID }))).toBe(2);
  });

  it('is refused for the comment of another member: nested status 1', async () => {
    const { first } = await talk();
    const other = openReader(origin, { device: 'other' });
    await other.login('13900000212', '本');
    const foreign = { commentId: first, userId: '1', idempotencyKey: 'd3' };
    expect(await delMyDiscuss(other.client, foreign)).toEqual(
      refusedBy(1, { message: '只能删除自己的评论' }),
    );
  });
});

describe('POST expose', () => {
  it('reports a comment, with a reason', async () => {
    const { client, first, sent } = await talk();
    const report = {
      commentId: first,
      source: 0,
      reason: '广告',
      userId: '0',
      userName: '',
      idempotencyKey: 'e1',
    } as const;
    expect(await expose(client, report)).toEqual({ ok: true, value: true });
    expect(sent('expose').params).toMatchObject({ rootID: first, reason: '广告' });
    expect(
      await expose(client, { ...report, commentId: '99999999', idempotencyKey: 'e2' }),
    ).toEqual(refusedBy(-1));
  });
});

describe('POST discuss', () => {
  it('is refused where comments are closed: 10202', async () => {
    const { client } = await talk();
    const params = words('还想说', { articleId: CLOSED });
    expect(await discuss(client, params)).toEqual(refusedBy(10202));
  });
});
