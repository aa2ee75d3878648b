import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { needsCorpus, readCorpusEntries } from '../helpers/corpora.ts';
import { openTestOrigin, type ReaderAccess, type TestOrigin, type Wire } from './readers.ts';

/** What readers write to the embedded origin: comments, praise, favourites, follows. */

const ARTICLE = 345;
/** Comments on this sample article are closed. */
const CLOSED_ARTICLE = 366;
const UNPUBLISHED_ARTICLE = 387;
const REPORTER = 11;
/** Later than all sample content. */
const START = Date.parse('2026-12-01T04:00:00Z');

let origin: TestOrigin;
let now = START;
let anna: ReaderAccess;
let ben: ReaderAccess;
let visitor: ReaderAccess;

interface Page {
  readonly list: Wire[];
  readonly totalCount: number;
  readonly hasMore: boolean;
}

beforeAll(async () => {
  origin = await openTestOrigin({ now: () => now });
});

beforeEach(async () => {
  await origin.control('reset', {});
  await origin.control('limits', { on: false });
  anna = await origin.member('13900000001', { nickname: '安娜' });
  ben = await origin.member('13900000002', { nickname: '本' });
  visitor = origin.visitor('visitor-1');
});

afterAll(() => origin.stop());

const comment = (reader: ReaderAccess, content: string, more = {}) =>
  reader.ask('discuss', { rootID: ARTICLE, parentID: 0, content, sourceType: 0, ...more });

const refusal = async (reader: ReaderAccess, more: Record<string, string | number>) => {
  const form = { rootID: ARTICLE, parentID: 0, content: '写一句', ...more };
  return reader.send('discuss', form);
};

const newest = async (reader: ReaderAccess, form = {}): Promise<Page> =>
  reader.ask<Page>('discussView', { id: ARTICLE, source: 0, ...form });

const latestOf = (page: Page): Wire | undefined => page.list.find((entry) => entry.isTop === 0);

describe('a comment', () => {
  it('is stored with the name of its member, returned complete, and public at once', async () => {
    const before = await newest(visitor);
    const answer = await comment(anna, '  桥通了，早点回家  ', {
      location: '临漪市',
      userName: '别人',
    });
    expect(answer).toMatchObject({
      value: 'true',
      id: expect.any(Number),
      inReview: 0,
      comment: {
        id: answer.id,
        content: '桥通了，早点回家',
        userName: '安娜',
        userID: anna.userId,
        location: '临漪市',
        created: '2026-12-01 12:00:00.0',
      },
    });
    const after = await newest(visitor);
    expect(after.totalCount).toBe(before.totalCount + 1);
    expect(latestOf(after)).toMatchObject({ id: answer.id, content: '桥通了，早点回家' });
    const counts = await visitor.ask('getArticleCounts', { articleId: ARTICLE });
    expect(counts.countDiscuss).toBe(after.totalCount);
  });

  it('of the newspaper itself is marked official', async () => {
    const editor = await origin.member('13900000009', { nickname: '编辑部', official: true });
    const answer = await comment(editor, '谢谢来信，内部价一说不实');
    expect(answer).toMatchObject({ inReview: 0, comment: { isOfficial: 1 } });
  });

  it('survives a restart with its likes', async () => {
    const { id } = await comment(anna, '留得住');
    await visitor.ask('event', { type: 1, id: Number(id), eventType: 1 });
    const before = await newest(visitor);
    await origin.restart();
    expect(await newest(visitor)).toEqual(
      JSON.parse(JSON.stringify(before).replace(/localhost:\d+/g, new URL(origin.url()).host)),
    );
    expect(latestOf(before)).toMatchObject({ id, content: '留得住' });
  });

  it.each([
    ['a visitor', { status: 10102 }, () => refusal(visitor, {})],
    [
      'a comment on an article closed for comments',
      { status: 10202 },
      () => refusal(anna, { rootID: CLOSED_ARTICLE }),
    ],
    ['a comment without text', { status: 10204 }, () => refusal(anna, { content: '  \n ' })],
    [
      'a comment of 1,001 characters',
      { status: 10204 },
      () => refusal(anna, { content: '字'.repeat(1001) }),
    ],
    [
      'a character with 16,000 combining marks',
      { status: 10204 },
      () => refusal(anna, { content: `e${'\u0301'.repeat(16_000)}` }),
    ],
    [
      'a comment with a picture that was not uploaded',
      { status: 10204 },
      () => refusal(anna, { imgUrl: 'https://img.example.test/media/up/x.jpg' }),
    ],
    [
      'a reply to an unknown comment',
      { status: 10204 },
      () => refusal(anna, { parentID: 424_242 }),
    ],
    ['a comment on an unknown article', { status: -1 }, () => refusal(anna, { rootID: 424_242 })],
    [
      'a comment on an unpublished article',
      { status: -1 },
      () => refusal(anna, { rootID: UNPUBLISHED_ARTICLE }),
    ],
  ])('is refused: %s', async (_, expected, send) => {
    const before = (await newest(visitor)).totalCount;
    expect(await send()).toMatchObject({
      ...expected,
      message: expect.stringMatching(/./),
      data: {},
    });
    expect((await newest(visitor)).totalCount).toBe(before);
    expect((await origin.stored(ARTICLE)).comments).toEqual([]);
  });

  it('of 1,000 emoji is accepted: the limit counts graphemes', async () => {
    const content = '👨‍👩‍👧‍👦'.repeat(1000);
    expect(await comment(anna, content)).toMatchObject({ comment: { content } });
  });

  it('is refused while comments of the site are off, as in its configuration', async () => {
    await origin.control('audit', { type: 2 });
    expect(await refusal(anna, {})).toMatchObject({ status: 10202 });
    const config = await visitor.ask<{ siteConfig: { discuss: Wire } }>('getConfig', { appID: 1 });
    expect(config.siteConfig.discuss.auditType).toBe('2');
  });
});

describe('a comment in review', () => {
  it('is visible to its author only, marked, and is not counted', async () => {
    const before = await newest(visitor);
    const answer = await comment(anna, '想看资料的加微信');
    expect(answer).toMatchObject({ inReview: 1, comment: { inReview: 1 } });
    const own = await newest(anna);
    expect(latestOf(own)).toMatchObject({ id: answer.id, inReview: 1 });
    expect(own.totalCount).toBe(before.totalCount);
    for (const other of [visitor, ben]) {
      const page = await newest(other);
      expect(page).toEqual(before);
    }
    expect(await refusal(ben, { parentID: Number(answer.id) })).toMatchObject({ status: 10204 });
    expect(await ben.send('event', { type: 1, id: Number(answer.id), eventType: 1 })).toMatchObject(
      {
        status: -1,
      },
    );
    expect(await ben.ask<Page>('discussReply', { id: Number(answer.id) })).toMatchObject({
      list: [],
    });
  });

  it('does not exist when the site reviews nothing', async () => {
    await origin.control('audit', { type: 0 });
    expect(await comment(anna, '加微信')).toMatchObject({ inReview: 0 });
  });

  it('counts for the pages of its author only', async () => {
    await origin.control('article', { id: 9101, column: 26, at: '2026-11-20 08:00', title: '空' });
    const on = { rootID: 9101 };
    for (let index = 0; index < 5; index += 1) await comment(ben, `第${index}条`, on);
    await comment(anna, '刷单', on);
    const page = (reader: ReaderAccess) => reader.ask<Page>('discussView', { id: 9101, source: 0 });
    expect(await page(visitor)).toMatchObject({ hasMore: false, totalCount: 5 });
    expect(await page(anna)).toMatchObject({ hasMore: true, totalCount: 5 });
  });
});

describe('replies', () => {
  it('are listed under their top-level comment, replies to replies included', async () => {
    const top = await comment(anna, '第一层');
    const reply = await comment(ben, '第二层', { parentID: top.id });
    const nested = await comment(anna, '第三层', { parentID: reply.id });
    const page = await visitor.ask<Page & { comment: Wire }>('discussReply', {
      id: Number(top.id),
    });
    expect(page).toMatchObject({
      comment: { id: top.id, content: '第一层', countDiscuss: 2 },
      totalCount: 2,
      hasMore: false,
      list: [
        { id: reply.id, parentID: top.id, info: expect.anything() },
        { id: nested.id, parentID: reply.id },
      ],
    });
    const parents = page.list.map(({ info }) =>
      typeof info === 'string' ? JSON.parse(info) : info,
    );
    expect(parents).toMatchObject([
      { parentUser: '安娜', parentContent: '第一层' },
      { parentUser: '本', parentContent: '第二层' },
    ]);
    const shown = latestOf(await newest(visitor));
    expect(shown).toMatchObject({ id: top.id, topDiscuss: { hasMore: false } });
    expect(shown?.topDiscuss).toMatchObject({ list: [{ id: reply.id }, { id: nested.id }] });
    expect(await visitor.ask<Page>('discussReply', { id: Number(reply.id) })).toMatchObject({
      list: [{ id: nested.id }],
    });
  });

  it('to sample comments are stored, with hasMore when not all are shown', async () => {
    const [pinned] = (await newest(visitor)).list;
    await comment(anna, '回复编辑部', { parentID: Number(pinned?.id) });
    const page = await visitor.ask<Page>('discussReply', { id: Number(pinned?.id) });
    expect(page.list.at(-1)).toMatchObject({ content: '回复编辑部' });
    const [again] = (await newest(visitor)).list;
    expect(again).toMatchObject({ countDiscuss: Number(pinned?.countDiscuss) + 1 });
    expect(again?.topDiscuss).toMatchObject({ hasMore: true });
  });

  it('must have the article of the comment that they answer', async () => {
    await origin.control('article', {
      id: 9104,
      column: 26,
      at: '2026-11-20 08:00',
      title: '别处',
    });
    const { id } = await comment(anna, '这里');
    const elsewhere = await refusal(ben, { rootID: 9104, parentID: Number(id) });
    expect(elsewhere).toMatchObject({ status: 10204 });
  });
});

describe('lists of comments', () => {
  it('are sorted by time, either way, pinned ones first', async () => {
    await origin.control('article', { id: 9102, column: 26, at: '2026-11-20 08:00', title: '空' });
    for (const content of ['一', '二', '三']) {
      now += 1000;
      await comment(anna, content, { rootID: 9102 });
    }
    const pinned = {
      articleId: 9102,
      user: '编',
      text: '顶',
      at: '2026-11-20 07:00',
      pinned: true,
    };
    await origin.control('comment', pinned);
    const read = async (sort: number, call = 'discussView') =>
      (await visitor.ask<Page>(call, { id: 9102, source: 0, sort })).list.map((c) => c.content);
    expect(await read(0)).toEqual(['顶', '三', '二', '一']);
    expect(await read(1)).toEqual(['顶', '一', '二', '三']);
    expect(await read(1, 'discussViewFlat')).toEqual(['顶', '一', '二', '三']);
    now = START;
  });

  it('repeat nothing up to lastFileId when new comments have moved a page', async () => {
    const first = await newest(visitor);
    await comment(anna, '新来的');
    const last = Number(first.list.at(-1)?.id);
    const second = await newest(visitor, { page: 1, lastFileId: last });
    const shown = first.list.map(({ id }) => id);
    expect(second.list.length).toBeGreaterThan(0);
    expect(second.list.filter(({ id }) => shown.includes(id))).toEqual([]);
  });

  it('list the most liked comments as hot', async () => {
    await origin.control('article', { id: 9103, column: 26, at: '2026-11-20 08:00', title: '空' });
    const [one, two] = [
      await comment(anna, '一', { rootID: 9103 }),
      await comment(anna, '二', { rootID: 9103 }),
    ];
    for (const device of ['a', 'b', 'c']) {
      await origin.visitor(device).ask('event', { type: 1, id: Number(two.id), eventType: 1 });
    }
    await visitor.ask('event', { type: 1, id: Number(one.id), eventType: 1 });
    const hot = await visitor.ask<Page>('discussHot', { id: 9103, source: 0, count: 3 });
    expect(hot.list.map((c) => [c.content, Number(c.countPraise)])).toEqual([
      ['二', 3],
      ['一', 1],
    ]);
  });
});

describe('deleting a comment', () => {
  const remove = (reader: ReaderAccess, fileId: unknown) =>
    reader.ask('delMyDiscuss', { userID: reader.userId, fileId: Number(fileId) });

  it('removes it with its replies (status 0)', async () => {
    const before = await newest(visitor);
    const { id } = await comment(anna, '写错了');
    await comment(ben, '没错', { parentID: Number(id) });
    expect(await remove(anna, id)).toEqual({
      status: 0,
      message: '删除成功',
      data: { fileId: id, userID: anna.userId },
    });
    expect(await newest(visitor)).toEqual(before);
    expect(await remove(anna, id)).toMatchObject({ status: 2, message: '评论不存在' });
  });

  it('is for its author only (status 1), whatever user id is sent', async () => {
    const { id } = await comment(anna, '我的');
    const form = { userID: anna.userId, fileId: Number(id) };
    expect(await ben.ask('delMyDiscuss', form)).toMatchObject({ status: 1 });
    expect(await visitor.send('delMyDiscuss', form)).toMatchObject({ status: 10102 });
    const [pinned] = (await newest(visitor)).list;
    expect(await remove(anna, pinned?.id)).toMatchObject({ status: 1 });
    expect((await origin.stored(ARTICLE)).comments).toHaveLength(1);
  });

  it('does not free its id for another comment', async () => {
    const { id } = await comment(anna, '一');
    await remove(anna, id);
    expect((await comment(anna, '二')).id).not.toBe(id);
  });
});

describe('reporting a comment', () => {
  it('is accepted from every reader, also twice', async () => {
    const { id } = await comment(anna, '一句话');
    const form = { rootID: Number(id), sourceType: 0, type: 1, reason: '广告' };
    for (const reader of [visitor, visitor, ben]) {
      expect(await reader.ask('expose', form)).toEqual({ value: 'true' });
    }
    expect(await visitor.send('expose', { rootID: 424_242 })).toMatchObject({ status: -1 });
  });
});

describe('limits', () => {
  beforeEach(() => origin.control('limits', { on: true }));

  it('allow ten comments a minute per member (10203)', async () => {
    for (let index = 0; index < 10; index += 1) await comment(anna, `第${index}条`);
    expect(await refusal(anna, { content: '第十一条' })).toMatchObject({ status: 10203 });
    expect(await comment(ben, '别人可以')).toMatchObject({ value: 'true' });
    now += 60_001;
    expect(await comment(anna, '一分钟后')).toMatchObject({ value: 'true' });
    now = START;
  });

  it('allow the same text once in ten seconds (10203)', async () => {
    await comment(anna, '好');
    expect(await refusal(anna, { content: '好' })).toMatchObject({ status: 10203 });
    now += 10_001;
    expect(await comment(anna, '好')).toMatchObject({ value: 'true' });
    now = START;
  });

  it('do not count retries with the same idempotency key', async () => {
    const again = { idempotencyKey: 'key-1' };
    const first = await comment(anna, '好', again);
    for (let index = 0; index < 12; index += 1) {
      expect(await comment(anna, '好', again)).toEqual(first);
    }
  });

  it('can be turned off at start', async () => {
    const open = await openTestOrigin({ limits: false });
    const carl = await open.member('13900000003');
    for (let index = 0; index < 12; index += 1) await comment(carl, '好');
    expect((await open.stored(ARTICLE)).comments).toHaveLength(12);
    await open.stop();
  });
});

describe('likes', () => {
  const praises = async () =>
    (await visitor.ask('getArticleCounts', { articleId: ARTICLE })).countPraise as number;
  const like = (reader: ReaderAccess, more = {}) =>
    reader.ask('event', { id: ARTICLE, type: 0, eventType: 1, channel: 1, ...more });

  it('count once per device: already liked', async () => {
    const before = await praises();
    expect(await like(visitor)).toEqual({ value: 'true' });
    expect(await like(visitor)).toEqual({ value: 'false', message: 'already liked' });
    expect(await visitor.ask('detailAddPraise', { id: ARTICLE })).toMatchObject({ value: 'false' });
    // The account's article and the paper's are the same article.
    expect(await like(visitor, { type: 10 })).toMatchObject({ value: 'false' });
    expect(await praises()).toBe(before + 1);
  });

  it('count once per member on all devices, also after a later login', async () => {
    const before = await praises();
    const elsewhere = await origin.member('13900000001', { device: 'other device' });
    expect([await like(anna), await like(elsewhere)]).toMatchObject([
      { value: 'true' },
      { value: 'false' },
    ]);
    await like(visitor);
    const loggedIn = await origin.member('13900000004', { device: 'visitor-1' });
    expect(await like(loggedIn)).toMatchObject({ value: 'false' });
    const neighbour = await origin.member('13900000005', { device: '13900000001' });
    expect(await like(neighbour)).toMatchObject({ value: 'true' });
    expect(await praises()).toBe(before + 3);
  });

  it('can be cancelled once', async () => {
    const before = await praises();
    await like(visitor);
    expect(await like(visitor, { cancel: 1 })).toEqual({ value: 'true' });
    expect(await like(visitor, { cancel: 1 })).toMatchObject({ value: 'false' });
    expect(await like(origin.visitor('other'), { cancel: 1 })).toMatchObject({ value: 'false' });
    expect(await praises()).toBe(before);
    expect(await like(visitor)).toEqual({ value: 'true' });
  });

  it('of a comment counts once for a device and once for a member', async () => {
    const { id } = await comment(anna, '说得好');
    const send = (reader: ReaderAccess, more = {}) => like(reader, { id, type: 1, ...more });
    for (const reader of [visitor, ben]) {
      expect(await send(reader)).toEqual({ value: 'true' });
      expect(await send(reader)).toMatchObject({ value: 'false' });
    }
    expect(Number(latestOf(await newest(visitor))?.countPraise)).toBe(2);
    await send(ben, { cancel: 1 });
    expect(Number(latestOf(await newest(visitor))?.countPraise)).toBe(1);
  });

  it.each([[0], [1]])('of what does not exist (type %i) is refused', async (type) => {
    const answer = await visitor.send('event', { id: 424_242, type, eventType: 1 });
    expect(answer).toMatchObject({ status: -1, data: {} });
  });

  it('is stored with shares and views over a restart', async () => {
    await like(visitor);
    await visitor.ask('event', { id: ARTICLE, type: 0, eventType: 2 });
    await visitor.ask('event', { id: ARTICLE, type: 0, eventType: 3 });
    const before = await visitor.ask('getArticleCounts', { articleId: ARTICLE });
    await origin.restart();
    expect(await visitor.ask('getArticleCounts', { articleId: ARTICLE })).toEqual(before);
    expect(await like(visitor)).toMatchObject({ value: 'false' });
  });
});

describe('favourites', () => {
  const fav = (reader: ReaderAccess, more = {}) =>
    reader.ask('fav', { articleID: ARTICLE, userID: reader.userId, type: 0, channel: 2, ...more });
  const has = (reader: ReaderAccess) => reader.ask('hasFav', { articleID: ARTICLE });

  it('are added once, reported, listed with their article, and removed', async () => {
    expect(await has(anna)).toEqual({ value: 'false' });
    expect(await fav(anna)).toEqual({ value: 'true' });
    expect(await fav(anna)).toMatchObject({ value: 'false' });
    expect([await has(anna), await has(ben), await has(visitor)]).toEqual([
      { value: 'true' },
      { value: 'false' },
      { value: 'false' },
    ]);
    expect(await anna.ask('myFav', { page: 0 })).toMatchObject({
      list: [{ articleID: ARTICLE, title: expect.any(String), article: { fileId: ARTICLE } }],
    });
    expect(await fav(anna, { cancel: 1 })).toEqual({ value: 'true' });
    expect(await anna.ask('favCancel', { articleID: ARTICLE })).toMatchObject({ value: 'false' });
    expect(await anna.ask('myFav')).toEqual({ list: [] });
  });

  it('are the last one first, in pages, without what was withdrawn', async () => {
    const ids = Array.from({ length: 22 }, (_, index) => 9200 + index);
    for (const id of ids) {
      await origin.control('article', { id, column: 26, at: '2026-11-20 08:00', title: `${id}` });
      now += 1000;
      await fav(anna, { articleID: id });
    }
    await origin.control('article', { id: 9221, withdrawn: true });
    const page = async (number: number) =>
      (await anna.ask<Page>('myFav', { page: number })).list.map(({ articleID }) => articleID);
    expect(await page(0)).toEqual(ids.slice(1, 21).reverse());
    expect(await page(1)).toEqual([9200]);
    now = START;
  });

  it.each([['fav'], ['favCancel'], ['myFav']])('%s is for members', async (call) => {
    expect(await visitor.send(call, { articleID: ARTICLE })).toMatchObject({ status: 10102 });
  });

  it('of what does not exist are refused', async () => {
    expect(await anna.send('fav', { articleID: 424_242 })).toMatchObject({ status: -1 });
  });
});

describe('following', () => {
  const info = (reader: ReaderAccess) => reader.ask('authorInfo', { id: REPORTER });
  const sub = (reader: ReaderAccess, call = 'topicSub') =>
    reader.ask(call, { id: REPORTER, type: 2 });

  it('answers "true" each time, counts once, and is reported to the follower', async () => {
    const before = Number((await info(visitor)).followerCount);
    expect([await sub(visitor), await sub(visitor), await sub(anna)]).toEqual([
      { value: 'true' },
      { value: 'true' },
      { value: 'true' },
    ]);
    expect(await info(visitor)).toMatchObject({ isFollow: 1, followerCount: before + 2 });
    expect(await info(ben)).toMatchObject({ isFollow: 0 });
    expect([await sub(visitor, 'topicSubCancel'), await sub(visitor, 'topicSubCancel')]).toEqual([
      { value: 'true' },
      { value: 'true' },
    ]);
    expect(await info(visitor)).toMatchObject({ isFollow: 0, followerCount: before + 1 });
  });

  it('of a column is not following the reporter of the same number', async () => {
    await visitor.ask('topicSub', { id: REPORTER, type: 1 });
    expect(await info(visitor)).toMatchObject({ isFollow: 0 });
  });
});

describe('a write with an idempotency key', () => {
  it('is stored once and answered alike, also after a restart', async () => {
    const first = await comment(anna, '只写一次', { idempotencyKey: 'k1' });
    await origin.restart();
    const again = await comment(anna, '只写一次', { idempotencyKey: 'k1' });
    expect(again.id).toBe(first.id);
    expect((await origin.stored(ARTICLE)).comments).toMatchObject([{ idempotencyKey: 'k1' }]);
  });

  it('repeats the first answer, where the same write without one is refused', async () => {
    const like = { id: ARTICLE, type: 0, eventType: 1, idempotencyKey: 'k2' };
    expect([await visitor.ask('event', like), await visitor.ask('event', like)]).toEqual([
      { value: 'true' },
      { value: 'true' },
    ]);
    const other = { ...like, idempotencyKey: 'k3' };
    expect(await visitor.ask('event', other)).toMatchObject({ value: 'false' });
    const form = { articleID: ARTICLE, idempotencyKey: 'k2' };
    expect([await anna.ask('fav', form), await anna.ask('fav', form)]).toEqual([
      { value: 'true' },
      { value: 'true' },
    ]);
  });

  it('belongs to its device and call', async () => {
    const key = { idempotencyKey: 'same' };
    await comment(anna, '安娜的', key);
    await comment(ben, '本的', key);
    await anna.ask('fav', { articleID: ARTICLE, ...key });
    const { comments, favs } = await origin.stored(ARTICLE);
    expect(comments.map(({ content }) => content)).toEqual(['安娜的', '本的']);
    expect(favs).toHaveLength(1);
  });

  it('that was refused can be tried again', async () => {
    await origin.control('audit', { type: 2 });
    const form = { idempotencyKey: 'k4' };
    expect(await refusal(anna, form)).toMatchObject({ status: 10202 });
    await origin.control('audit', { type: 1 });
    expect(await comment(anna, '写一句', form)).toMatchObject({ value: 'true' });
  });

  it('is remembered for a day', async () => {
    const first = await comment(anna, '今天', { idempotencyKey: 'k5' });
    now = START + 86_400_000 - 1;
    const nextDay = await origin.member('13900000001');
    expect(await comment(nextDay, '今天', { idempotencyKey: 'k5' })).toMatchObject({
      id: first.id,
    });
    now = START + 86_400_000;
    const later = await comment(nextDay, '今天', { idempotencyKey: 'k5' });
    expect(later.id).not.toBe(first.id);
    now = START;
  });

  it('is stored once when 200 arrive simultaneously, each of 50 four times', async () => {
    const writes = Array.from({ length: 200 }, (_, index) => index % 50);
    const answers = await Promise.all(
      writes.map((write) => comment(anna, `第${write}条`, { idempotencyKey: `w${write}` })),
    );
    const { comments } = await origin.stored(ARTICLE);
    expect(comments.map(({ content }) => content).sort()).toEqual(
      [...new Set(writes)].map((write) => `第${write}条`).sort(),
    );
    for (const [index, answer] of answers.entries()) {
      const own = comments.find(({ idempotencyKey }) => idempotencyKey === `w${writes[index]}`);
      expect(answer.id).toBe(own?.id);
    }
  });
});

describe('the control calls', () => {
  it('show what readers stored at an article', async () => {
    const { id } = await comment(anna, '一', { idempotencyKey: 'c' });
    await visitor.ask('event', { id: ARTICLE, type: 0, eventType: 1, idempotencyKey: 'p' });
    await visitor.ask('event', { id: Number(id), type: 1, eventType: 1 });
    await anna.ask('fav', { articleID: ARTICLE, idempotencyKey: 'f' });
    await visitor.ask('topicSub', { id: REPORTER, type: 2, idempotencyKey: 's' });
    expect(await origin.stored(ARTICLE)).toMatchObject({
      comments: [
        {
          id,
          content: '一',
          idempotencyKey: 'c',
          userId: anna.userId,
          parentId: 0,
          inReview: false,
        },
      ],
      praises: [
        { type: 0, id: ARTICLE, device: 'visitor-1', userId: 0, idempotencyKey: 'p' },
        { type: 1, id },
      ],
      favs: [{ userId: anna.userId, idempotencyKey: 'f' }],
      votes: [],
      follows: [{ type: 2, id: REPORTER, device: 'visitor-1', idempotencyKey: 's' }],
    });
  });

  it('count how often a call was answered', async () => {
    const count = async () => {
      const answer = await fetch(`${origin.url()}/control/calls?name=getColumns`);
      return ((await answer.json()) as { count: number }).count;
    };
    const before = await count();
    await visitor.ask('getColumns');
    await visitor.ask('getColumns');
    expect(await count()).toBe(before + 2);
  });
});

describe('texts of readers', needsCorpus('naughty-strings.json'), () => {
  const strings = readCorpusEntries<string>('naughty-strings.json');

  it('are returned unchanged', async () => {
    const odd: string[] = [];
    for (const text of strings.map((line) => line.trim()).filter(Boolean)) {
      const answer = await comment(anna, text, { location: text });
      const written = answer.comment as Wire;
      const page = await newest(visitor);
      const read = page.list.find(({ id }) => id === answer.id) ?? written;
      const isSame = written.content === text && read.content === text;
      if (!isSame && answer.inReview === 0) odd.push(text);
    }
    expect(odd).toEqual([]);
  }, 60_000);

  it('may be nicknames', async () => {
    const odd: string[] = [];
    for (const nickname of strings.filter((line) => line.trim() !== '')) {
      const reader = await origin.member('13900000007', { nickname });
      const answer = await comment(reader, '名字');
      if ((answer.comment as Wire).userName !== nickname) odd.push(nickname);
    }
    expect(odd).toEqual([]);
  }, 60_000);
});
