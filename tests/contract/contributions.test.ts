import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestOrigin, type ReaderAccess, type TestOrigin, type Wire } from './readers.ts';

/** Contributions and tip-offs: before approval they are visible to their author only. */

const SAMPLE_PHONE = '13800000002';
const OPEN_CALL = 1101;
const CLOSED_CALL = 1102;
const START = Date.parse('2026-12-01T04:00:00Z');

let origin: TestOrigin;
let anna: ReaderAccess;
let visitor: ReaderAccess;
let sample: ReaderAccess;

beforeAll(async () => {
  origin = await openTestOrigin({ now: () => START });
  anna = await origin.member('13900000001', { nickname: '安娜' });
  sample = await origin.member(SAMPLE_PHONE, { nickname: '磨坊巷口' });
  visitor = origin.visitor('v-1');
});

afterAll(() => origin.stop());

type Row = Wire & { readonly id: number };
type Listed = { readonly seek?: Wire; readonly list: readonly Row[]; readonly hasMore: boolean };
const idsOf = ({ list }: Listed) => list.map(({ id }) => id);
const listOf = (form: Record<string, number>, reader = visitor) =>
  reader.ask<Listed>('inputArticleList', form);

const PIECE = { linkID: OPEN_CALL, title: '冬天', author: '安娜', content: '下雪了。' };
const TIP = { topic: '路灯', content: '不亮', userName: '路人', contactNo: '13900009999' };

describe('contributions to a call', () => {
  it('lists those that passed; members list all of their own', async () => {
    const all = await listOf({ linkID: OPEN_CALL });
    expect(all).toMatchObject({ seek: { id: OPEN_CALL, status: 1 }, hasMore: false });
    expect(idsOf(all)).toEqual([1203, 1202, 1201]);
    expect(await listOf({ linkID: CLOSED_CALL })).toMatchObject({ seek: { status: 2 } });
    const own = await listOf({ userID: sample.userId }, sample);
    expect(idsOf(own)).toEqual([1205, 1204, 1201]);
    // The token decides the owner, not the parameter.
    expect(idsOf(await listOf({ userID: sample.userId }, anna))).toEqual([]);
    expect(await visitor.send('inputArticleList', { userID: sample.userId })).toMatchObject({
      status: 10102,
    });
    expect(await visitor.send('inputArticleList', { linkID: 7 })).toMatchObject({ status: -1 });
  });

  it.each([
    [1201, 0, 0],
    [1204, -1, 0],
    [1205, -1, 0],
  ])('%i: status %i for others, %i for the author', async (id, others, writer) => {
    expect(await anna.send('inputArticleDetail', { id })).toMatchObject({ status: others });
    expect(await sample.send('inputArticleDetail', { id })).toMatchObject({ status: writer });
  });

  it('contain the reason of a refusal, and belong to their own call only', async () => {
    expect(await sample.ask('inputArticleDetail', { id: 1204 })).toMatchObject({
      auditStatus: 2,
      reason: expect.stringContaining('自己写'),
    });
    const elsewhere = { id: 1201, linkID: CLOSED_CALL };
    expect(await visitor.send('inputArticleDetail', elsewhere)).toMatchObject({ status: -1 });
  });

  it('are stored once per idempotency key, and public after review', async () => {
    const form = { ...PIECE, contactNo: '13900000001', idempotencyKey: 'piece-1' };
    const { id } = await anna.ask('inputArticle', form);
    expect((await anna.ask('inputArticle', form)).id).toBe(id);
    const shown = { linkID: OPEN_CALL, id: Number(id) };
    expect(await visitor.send('inputArticleDetail', shown)).toMatchObject({ status: -1 });
    expect(await anna.ask('inputArticleDetail', shown)).toMatchObject({ auditStatus: 0 });
    await origin.control('writing', { id, state: 1, articleId: 345 });
    const detail = await visitor.ask('inputArticleDetail', shown);
    expect(detail).toMatchObject({ auditStatus: 1, author: '安娜', articleId: 345 });
    expect(JSON.stringify(detail)).not.toContain('13900000001');
    expect(idsOf(await listOf({ linkID: OPEN_CALL }))).toContain(id);
  });

  it.each([
    ['without a name', { ...PIECE, author: '' }, 10204],
    ['without a title', { ...PIECE, title: '' }, 10204],
    ['without content', { ...PIECE, content: '' }, 10204],
    ['to a closed call', { ...PIECE, linkID: CLOSED_CALL }, 10202],
    ['to an unknown call', { ...PIECE, linkID: 7 }, 10202],
  ])('%s are refused', async (_, form, status) => {
    expect(await anna.send('inputArticle', form)).toMatchObject({ status });
  });

  it('require a login', async () => {
    expect(await visitor.send('inputArticle', PIECE)).toMatchObject({ status: 10102 });
  });
});

describe('tip-offs', () => {
  it('are visible to their author only, until the newsroom makes them public', async () => {
    expect(await visitor.ask('getTipoffDetail', { id: 1001 })).toMatchObject({
      status: 2,
      isPublic: 1,
      answerUnit: '望潮记者站',
      answerPics: [{ type: 1 }],
    });
    expect(await anna.send('tipoffDetail', { id: 1003 })).toMatchObject({ status: -1 });
    expect(await sample.ask('tipoffDetail', { id: 1003 })).toMatchObject({ status: 1 });
  });

  it('are accepted without a login, and are readable by the device', async () => {
    const { id } = await visitor.ask('tipoff', { ...TIP, idempotencyKey: 'tip-1' });
    expect((await visitor.ask('tipoff', { ...TIP, idempotencyKey: 'tip-1' })).id).toBe(id);
    const form = { id: Number(id) };
    const tip = await visitor.ask('tipoffDetail', form);
    expect(tip).toMatchObject({ topic: '路灯', userName: '路人', status: 0 });
    expect(JSON.stringify(tip)).not.toContain(TIP.contactNo);
    expect(await origin.visitor('v-2').send('tipoffDetail', form)).toMatchObject({ status: -1 });
    await origin.control('writing', {
      id,
      state: 2,
      public: true,
      answer: { text: '修好了', unit: '热线' },
    });
    expect(await anna.ask('tipoffDetail', form)).toMatchObject({ status: 2, answer: '修好了' });
  });

  it('without login and device are not readable', async () => {
    const anonymous = origin.visitor('');
    const { id } = await anonymous.ask('tipoff', TIP);
    expect(await anonymous.send('tipoffDetail', { id: Number(id) })).toMatchObject({ status: -1 });
  });

  it.each([
    ['without text', { ...TIP, content: '' }, 10204],
    ['without a title', { ...TIP, topic: '' }, 10204],
    ['with files, from a visitor', { ...TIP, attachments: '[{"url":"x"}]' }, 10204],
    ['with a picture in the older form, from a visitor', { ...TIP, imgUrl: 'x' }, 10204],
  ])('%s are refused', async (_, form, status) => {
    expect(await visitor.send('tipoff', form)).toMatchObject({ status });
  });

  it('are limited to ten per day and reader', async () => {
    const busy = origin.visitor('v-3');
    const send = () => busy.send('tipoff', TIP);
    for (let index = 0; index < 10; index += 1) expect(await send()).toMatchObject({ status: 0 });
    expect(await send()).toMatchObject({ status: 10203 });
    expect(await anna.send('tipoff', TIP)).toMatchObject({ status: 0 });
  });
});
