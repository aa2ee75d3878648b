import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestOrigin, type ReaderAccess, type TestOrigin, type Wire } from './readers.ts';

/** Circles, posts and moments: who sees what, who may write, and what becomes of it. */

const SAMPLE_PHONE = '13800000002';
const START = Date.parse('2026-12-01T04:00:00Z');
const DAY_MS = 86_400_000;
const RIVER = 901;
const REPAIRS = 902;
const CLOSED = 904;
const AWAITING_POST = 9006;

let origin: TestOrigin;
let now = START;
let anna: ReaderAccess;
let ben: ReaderAccess;
let visitor: ReaderAccess;
let sample: ReaderAccess;

beforeAll(async () => {
  origin = await openTestOrigin({ now: () => now });
  anna = await origin.member('13900000001', { nickname: '安娜' });
  ben = await origin.member('13900000002', { nickname: '本' });
  sample = await origin.member(SAMPLE_PHONE, { nickname: '磨坊巷口' });
  visitor = origin.visitor('v-1');
});

afterAll(() => origin.stop());

type Row = Wire & { readonly id: number; readonly created: string };

const list = async (form: Record<string, string | number>, reader = visitor) =>
  (await reader.ask<{ list: Row[] }>('post-list', form)).list;
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);
const detail = (id: number, reader = visitor) => reader.ask('post-detail', { id });
const written = async (kind: string) =>
  (await (await fetch(`${origin.url()}/control/writings?kind=${kind}`)).json()) as {
    writings: (Wire & { id: number })[];
    reports: Wire[];
  };

async function post(form: Record<string, string | number>, reader = anna): Promise<number> {
  const sent = await reader.ask('create-post', { circleId: RIVER, ...form });
  expect(sent).toMatchObject({ value: 'true', id: expect.any(Number) });
  return Number(sent.id);
}

describe('circles', () => {
  it('are listed and answered with their notices and tags', async () => {
    const { list: circles } = await visitor.ask<{ list: Row[] }>('circle-list');
    expect(idsOf(circles)).toEqual([901, 902, 903, 904]);
    expect(await visitor.ask('circle-detail', { id: RIVER })).toMatchObject({
      name: '霁江两岸',
      noticeList: [{ id: 951 }, { id: 952 }, { id: 953 }],
      needAudit: 0,
      isFollow: 0,
    });
    expect(await visitor.ask('notice-detail', { id: 951 })).toMatchObject({ circleId: RIVER });
  });

  it.each(['circle-detail', 'notice-detail', 'post-detail', 'moments', 'tipoffDetail'])(
    '%s answers -1 for an unknown id',
    async (call) => {
      expect(await visitor.send(call, { id: 424_242 })).toMatchObject({ status: -1 });
    },
  );

  it('count a member who joins once, until the member leaves', async () => {
    const count = async () => Number((await anna.ask('circle-detail', { id: RIVER })).memberCount);
    const before = await count();
    await anna.ask('topicSub', { id: RIVER, type: 18 });
    await anna.ask('topicSub', { id: RIVER, type: 18 });
    expect(await count()).toBe(before + 1);
    expect(await anna.ask('circle-detail', { id: RIVER })).toMatchObject({ isFollow: 1 });
    await anna.ask('topicSubCancel', { id: RIVER, type: 18 });
    expect(await count()).toBe(before);
  });
});

describe('the lists of posts', () => {
  it('end with an empty page, without duplicates', async () => {
    const pages = [];
    for (const page of [0, 1, 2, 3]) pages.push(await list({ circleId: RIVER, listType: 1, page }));
    const rows = pages.flat();
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 18, 0]);
    expect(new Set(idsOf(rows)).size).toBe(rows.length);
    const times = rows.map(({ created }) => created);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('are sorted: pinned first, newest, most liked', async () => {
    expect(idsOf(await list({ circleId: RIVER }))[0]).toBe(9001);
    expect(idsOf(await list({ circleId: RIVER, listType: 2 })).slice(0, 2)).toEqual([9003, 9001]);
  });

  it('omit posts up to lastFileId', async () => {
    const first = await list({ circleId: RIVER, listType: 1 });
    const last = first.at(-1)?.id ?? 0;
    await post({ content: '新来的一帖' });
    const second = await list({ circleId: RIVER, listType: 1, page: 1, lastFileId: last });
    expect(idsOf(first).filter((id) => idsOf(second).includes(id))).toEqual([]);
  });

  it('of a member contain what passed; the member sees all', async () => {
    const own = idsOf(await list({ userID: sample.userId }, sample));
    const others = idsOf(await list({ userID: sample.userId }));
    expect(own).toEqual(expect.arrayContaining([9003, 9005, 9006]));
    expect(others).toContain(9003);
    expect(others).not.toContain(9005);
  });
});

describe('a post', () => {
  it('in review or refused is visible to its author only', async () => {
    for (const reader of [visitor, anna]) {
      expect(await reader.send('post-detail', { id: AWAITING_POST })).toMatchObject({ status: -1 });
    }
    expect(await detail(AWAITING_POST, sample)).toMatchObject({ status: 0 });
    expect(await detail(9005, sample)).toMatchObject({ status: 2, reason: expect.any(String) });
  });

  it('is stored once per idempotency key, with tag and place', async () => {
    const form = { content: '今天的江', tagId: 2, location: '白鹭渡', idempotencyKey: 'post-1' };
    const id = await post(form);
    expect(await post(form)).toBe(id);
    expect(await detail(id)).toMatchObject({
      content: '今天的江',
      tagName: '晨光',
      location: '白鹭渡',
      userName: '安娜',
      userID: anna.userId,
      status: 1,
    });
    const { writings } = await written('post');
    expect(writings.filter(({ idempotencyKey }) => idempotencyKey === 'post-1')).toHaveLength(1);
  });

  it('is in review until the editors decide, in a circle with review', async () => {
    const sent = await anna.ask('create-post', { circleId: REPAIRS, content: '修好了' });
    expect(sent).toMatchObject({ inReview: 1 });
    const id = Number(sent.id);
    expect(await detail(id, anna)).toMatchObject({ status: 0 });
    expect(await visitor.send('post-detail', { id })).toMatchObject({ status: -1 });
    await origin.control('writing', { id, state: 1 });
    expect(await detail(id)).toMatchObject({ status: 1 });
    await origin.control('writing', { id, state: 2, reason: '请换一张图' });
    expect(await detail(id, anna)).toMatchObject({ status: 2, reason: '请换一张图' });
  });

  it.each([
    ['there is no login', { circleId: RIVER, content: 'x' }, 10102, 'visitor'],
    ['the circle is closed', { circleId: CLOSED, content: 'x' }, 10202, 'anna'],
    ['it is empty', { circleId: RIVER, content: ' ' }, 10204, 'anna'],
    ['it is too long', { circleId: RIVER, content: '长'.repeat(2001) }, 10204, 'anna'],
    ['the circle is unknown', { circleId: 77, content: 'x' }, 10204, 'anna'],
    [
      'its picture was not uploaded',
      { circleId: RIVER, content: 'x', attachments: '[{"url":"https://a.test/media/up/x.jpg"}]' },
      10204,
      'anna',
    ],
  ])('is refused when %s', async (_, form, status, who) => {
    const answer = await (who === 'anna' ? anna : visitor).send('create-post', form);
    expect(answer).toMatchObject({ status, data: {} });
  });

  it('counts an emoji as one character', async () => {
    await post({ content: '👩‍👩‍👧‍👦'.repeat(700) });
  });

  it('is limited to 20 per day and member', async () => {
    const eve = await origin.member('13900000005', { nickname: '伊娃' });
    for (let index = 0; index < 20; index += 1) await post({ content: `第${index}帖` }, eve);
    const more = { circleId: RIVER, content: '再来一帖' };
    expect(await eve.send('create-post', more)).toMatchObject({ status: 10203 });
    now = START + DAY_MS;
    const next = await origin.member('13900000005', { nickname: '伊娃' });
    expect(await next.send('create-post', more)).toMatchObject({ status: 0 });
    now = START;
  });

  it('is deleted by its author only, with its comments', async () => {
    const id = await post({ content: '要删的' });
    await ben.ask('discuss', { rootID: id, sourceType: 18, content: '别删' });
    const remove = (reader: ReaderAccess) => reader.ask('delete-post', { id });
    expect(await visitor.send('delete-post', { id })).toMatchObject({ status: 10102 });
    expect(await remove(ben)).toMatchObject({ status: 1 });
    expect(await remove(anna)).toMatchObject({ status: 0 });
    expect(await remove(anna)).toMatchObject({ status: 2 });
    expect(await visitor.send('post-detail', { id })).toMatchObject({ status: -1 });
    expect(await visitor.ask('discussView', { id, source: 18 })).toMatchObject({ totalCount: 0 });
    expect(await post({ content: '下一帖' })).toBeGreaterThan(id);
  });

  it('is liked once, shared, reported and commented on', async () => {
    const id = await post({ content: '好天气' });
    const praise = { id, type: 18, eventType: 1 };
    expect(await ben.ask('event', praise)).toMatchObject({ value: 'true' });
    expect(await ben.ask('event', praise)).toMatchObject({ value: 'false' });
    await ben.ask('event', { id, type: 18, eventType: 2 });
    await ben.ask('discuss', { rootID: id, sourceType: 18, content: '真好' });
    expect(await detail(id)).toMatchObject({ countShare: 1 });
    const { countPraise, countDiscuss } = await detail(id);
    expect([Number(countPraise), Number(countDiscuss)]).toEqual([1, 1]);
    await ben.ask('event', { ...praise, cancel: 1 });
    expect(Number((await detail(id)).countPraise)).toBe(0);
    await ben.ask('expose', { rootID: id, type: 18, sourceType: 18, reason: '广告' });
    await ben.ask('expose', { rootID: id, type: 18, sourceType: 18, reason: '不实' });
    const { reports } = await written('post');
    expect(reports).toEqual([{ id, userId: ben.userId, device: '13900000002', reason: '不实' }]);
  });

  it.each([
    ['event', { id: AWAITING_POST, type: 18, eventType: 1 }],
    ['discuss', { rootID: AWAITING_POST, sourceType: 18, content: 'x' }],
    ['expose', { rootID: AWAITING_POST, type: 18, reason: 'x' }],
    ['event', { id: 1003, type: 18, eventType: 1 }],
  ])('that is not public refuses %s', async (call, form) => {
    expect(await anna.send(call, form)).toMatchObject({ status: -1 });
  });
});

describe('a moment', () => {
  it('has the readers who like it', async () => {
    await anna.ask('event', { id: 9101, type: 18, eventType: 1 });
    const moment = await visitor.ask<Wire & { praises: Wire[] }>('friends-circle-detail', {
      id: 9101,
    });
    expect(moment.praises.at(0)).toMatchObject({ userID: sample.userId, userName: '磨坊巷口' });
    expect(moment.praises.at(-1)).toMatchObject({ userID: anna.userId, userName: '安娜' });
    expect(moment).not.toHaveProperty('circleId');
    expect(await visitor.send('moments', { id: 9001 })).toMatchObject({ status: -1 });
  });
});

it('posts and comments survive a restart', async () => {
  const id = await post({ content: '还在吗' });
  await origin.restart();
  expect(await detail(id)).toMatchObject({ content: '还在吗' });
});
