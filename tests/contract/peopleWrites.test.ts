import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { needsCorpus, readCorpusEntries } from '../helpers/corpora.ts';
import { openTestOrigin, type ReaderAccess, type TestOrigin, type Wire } from './readers.ts';

/** What readers write about accounts and questions at the embedded origin. */

/** A Tuesday at noon in China. */
const START = Date.parse('2026-12-01T04:00:00Z');
const DAY_MS = 86_400_000;
const TOPIC = 601;
const ACCOUNT = 201;
const SILENT_ACCOUNT = 214;
/** Its author, this member, may rate the answer. */
const ANSWERED = 804;
const SAMPLE_PHONE = '13800000002';

let origin: TestOrigin;
let now = START;
let anna: ReaderAccess;
let ben: ReaderAccess;
let visitor: ReaderAccess;

beforeAll(async () => {
  origin = await openTestOrigin({ now: () => now });
});

beforeEach(async () => {
  now = START;
  await origin.control('reset', {});
  await origin.control('limits', { on: true });
  anna = await logIn();
  ben = await origin.member('13900000002', { nickname: '本' });
  visitor = origin.visitor('visitor-1');
});

afterAll(() => origin.stop());

const logIn = () => origin.member('13900000001', { nickname: '安娜' });

/** Logins end within a day. */
async function waitADay(): Promise<void> {
  now += DAY_MS;
  anna = await logIn();
}

interface Asked {
  readonly value: string;
  readonly id: number;
  readonly inReview: number;
}

const ask = (reader: ReaderAccess, form: Record<string, string | number> = {}) =>
  reader.ask<Asked>('ask', { topicId: TOPIC, title: '什么时候浇水', content: '有霜', ...form });
const refusal = (reader: ReaderAccess, form: Record<string, string | number> = {}) =>
  reader.send('ask', { topicId: TOPIC, title: '什么时候浇水', content: '有霜', ...form });

/** Sends a small picture; answers its address. */
async function upload({ token }: ReaderAccess): Promise<string> {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } });
  const body = new FormData();
  body.append('file', new File([new Uint8Array(await picture.jpeg().toBuffer())], 'a.jpg'));
  const query = 'curVersions=1&device=13900000001&siteID=1';
  const answer = await fetch(`${origin.url()}/app_if/upload?${query}`, {
    method: 'POST',
    headers: { token },
    body,
  });
  return ((await answer.json()) as { data: { url: string } }).data.url;
}

const newest = async (reader: ReaderAccess, id = TOPIC) =>
  (await reader.ask<{ list: Wire[] }>('questionList', { id })).list;
const question = (reader: ReaderAccess, id: number) => reader.send('questionAnswerList', { id });

describe('a vote for an account', () => {
  const lineOf = async (reader: ReaderAccess, id: number, type = 0) =>
    (await reader.ask<Wire[]>('xyRank', { type })).find((line) => line.id === id);

  it('counts once per day and account', async () => {
    const before = Number((await lineOf(anna, ACCOUNT))?.influence);
    expect(await anna.ask('hitXyBulletin', { id: ACCOUNT })).toBe('打榜成功');
    expect(await anna.ask('hitXyBulletin', { id: ACCOUNT })).toBe('已打榜');
    expect(await anna.ask('hitXyBulletin', { id: 202 })).toBe('打榜成功');
    expect(await lineOf(anna, ACCOUNT)).toMatchObject({ influence: before + 1, canHit: 0 });
    expect(await lineOf(ben, ACCOUNT)).toMatchObject({ influence: before + 1, canHit: 1 });
    await waitADay();
    expect(await lineOf(anna, ACCOUNT)).toMatchObject({ canHit: 1 });
    expect(await anna.ask('hitXyBulletin', { id: ACCOUNT })).toBe('打榜成功');
    expect(await lineOf(anna, ACCOUNT)).toMatchObject({ influence: before + 2 });
  });

  it('ranks an account without votes, and counts for its week and month', async () => {
    expect(await lineOf(visitor, SILENT_ACCOUNT)).toMatchObject({ influence: 0 });
    expect(await lineOf(visitor, SILENT_ACCOUNT)).not.toHaveProperty('rank');
    await visitor.ask('hitXyBulletin', { id: SILENT_ACCOUNT });
    expect(await lineOf(visitor, SILENT_ACCOUNT)).toMatchObject({ influence: 1, rank: 23 });
    now += 7 * DAY_MS;
    const influences = [];
    for (const type of [0, 1, 2, 3]) {
      influences.push((await lineOf(visitor, SILENT_ACCOUNT, type))?.influence);
    }
    expect(influences).toEqual([0, 1, 1, 0]);
  });

  it('counts once per idempotency key', async () => {
    const form = { id: ACCOUNT, idempotencyKey: 'hit-1' };
    expect(await anna.ask('hitXyBulletin', form)).toBe('打榜成功');
    expect(await anna.ask('hitXyBulletin', form)).toBe('打榜成功');
    expect(await anna.ask('hitXyBulletin', { id: ACCOUNT })).toBe('已打榜');
  });

  it('gives equal influence different ranks, and the rank can be searched by name', async () => {
    const lines = await visitor.ask<Wire[]>('getXyRank', { type: 1 });
    const ranks = lines.flatMap(({ rank }) => rank ?? []);
    expect(new Set(ranks).size).toBe(22);
    const [one, other] = [216, 218].map((id) => lines.find((line) => line.id === id));
    expect(one?.influence).toBe(other?.influence);
    expect(ranks).not.toEqual([...ranks].sort((a, b) => Number(a) - Number(b)));
    const found = await visitor.ask<Wire[]>('searchXyRank', { key: '发布', type: 1 });
    expect(found.map(({ id }) => id)).toEqual([209, 210, 211, 212]);
    expect(await visitor.send('hitXyBulletin', { id: 290 })).toMatchObject({ status: -1 });
  });
});

describe('a question', () => {
  it('is stored under the name of its member, and public at once', async () => {
    const { id, value, inReview } = await ask(anna, { userName: '别人' });
    expect({ value, inReview }).toEqual({ value: 'true', inReview: 0 });
    const [first] = await newest(visitor);
    expect(first).toMatchObject({
      id,
      title: '什么时候浇水',
      content: '有霜',
      userName: '安娜',
      userID: anna.userId,
      status: 1,
    });
  });

  it('is stored once per idempotency key', async () => {
    const form = { idempotencyKey: 'ask-1' };
    const [one, other] = await Promise.all([ask(anna, form), ask(anna, form)]);
    expect(one.id).toBe(other.id);
    expect((await newest(visitor)).filter(({ userID }) => userID === anna.userId)).toHaveLength(1);
  });

  it('is reviewed when its topic or its text requires it', async () => {
    const looked = await ask(anna, { topicId: 602 });
    const suspicious = await ask(anna, { title: '加微信', content: '内部价' });
    expect([looked.inReview, suspicious.inReview]).toEqual([1, 1]);
    expect(await question(visitor, looked.id)).toMatchObject({ status: -1 });
    expect(await question(anna, looked.id)).toMatchObject({ data: { question: { status: 0 } } });
    await origin.control('question', { id: looked.id, review: 1 });
    expect(await question(visitor, looked.id)).toMatchObject({ status: 0 });
    await origin.control('question', { id: looked.id, review: 2 });
    expect(await question(visitor, looked.id)).toMatchObject({ status: -1 });
    expect(await question(anna, looked.id)).toMatchObject({ data: { question: { status: 2 } } });
  });

  it('requires a login, an open topic or account, and valid fields', async () => {
    expect(await refusal(visitor)).toMatchObject({ status: 10102 });
    expect(await refusal(anna, { topicId: 606 })).toMatchObject({
      status: 10202,
      message: '话题已关闭',
    });
    expect(await refusal(anna, { topicId: 605 })).toMatchObject({ status: 10202 });
    expect(await refusal(anna, { topicId: 0, xyId: 202 })).toMatchObject({ status: 10202 });
    // A refusal with a message: the client would retry after -1.
    expect(await refusal(anna, { topicId: 699 })).toMatchObject({
      status: 10204,
      message: '提问的对象已不存在',
    });
    expect(await refusal(anna, { title: ' ', content: '' })).toMatchObject({ status: 10204 });
    expect(await refusal(anna, { content: '长'.repeat(2001) })).toMatchObject({ status: 10204 });
    expect(await refusal(anna, { attachments: '[{"url":"https://a.test/b.jpg"}]' })).toMatchObject({
      status: 10204,
    });
  });

  it('contains the uploaded files of its member, and is reviewed', async () => {
    const url = await upload(anna);
    const attachments = JSON.stringify([{ url, type: 1, summary: '地里' }]);
    expect(await refusal(ben, { attachments })).toMatchObject({ status: 10204 });
    const { id, inReview } = await ask(anna, { attachments });
    expect(inReview).toBe(1);
    expect(await question(anna, id)).toMatchObject({
      data: { question: { images: [{ url, width: 60, height: 40, type: 1, summary: '地里' }] } },
    });
    // A file belongs to one question only.
    expect(await refusal(anna, { title: '再问', attachments })).toMatchObject({ status: 10204 });
  });

  it('to an account is listed on its page', async () => {
    const { id } = await ask(anna, { topicId: 0, xyId: ACCOUNT });
    const { list } = await visitor.ask<{ list: Wire[] }>('getXyArticlesQuestion', {
      xyId: ACCOUNT,
      type: 2,
    });
    expect(list[0]).toMatchObject({ id, xyName: '穗安农技站' });
  });

  it('is limited to five per day', async () => {
    for (let n = 1; n <= 5; n += 1) await ask(anna, { title: `问题${n}` });
    expect(await refusal(anna, { title: '问题6' })).toMatchObject({
      status: 10202,
      message: '每天最多提问5次',
    });
    await ask(ben);
    await waitADay();
    await ask(anna, { title: '问题6' });
  });

  it('can be answered, and is deleted with its answers', async () => {
    const { id } = await ask(anna);
    const answer = { user: '穗安农技站', text: '日出以后' };
    await origin.control('question', { id, answer });
    expect(await question(visitor, id)).toMatchObject({
      data: { list: [{ content: '日出以后', isOfficial: 1 }], question: { answers: [{}] } },
    });
    await origin.control('question', { id, remove: true });
    expect(await question(visitor, id)).toMatchObject({ status: -1, data: {} });
    expect((await newest(visitor)).some((row) => row.id === id)).toBe(false);
    const { id: next } = await ask(ben);
    expect(next).toBeGreaterThan(id);
  });

  it('survives a restart, and the next page repeats no question', async () => {
    const { id } = await ask(anna);
    const first = await newest(visitor);
    await ask(ben);
    await origin.restart();
    expect((await newest(visitor)).map((row) => row.id)).toContain(id);
    const last = Number(first.at(-1)?.id);
    const form = { id: TOPIC, page: 1, lastFileId: last };
    const { list } = await visitor.ask<{ list: Wire[] }>('questionList', form);
    const shown = new Set(first.map((row) => row.id));
    expect(list.length).toBeGreaterThan(0);
    expect(list.filter((row) => shown.has(row.id))).toEqual([]);
  });

  it('stores every text unchanged', needsCorpus('naughty-strings.json'), async () => {
    await origin.control('limits', { on: false });
    const corpus = readCorpusEntries<string>('naughty-strings.json');
    const texts = corpus.map((text) => text.trim()).filter((text) => text !== '');
    const sample = texts.filter((_, index) => index % 7 === 0);
    for (const text of sample) {
      const { id } = await ask(anna, { title: text.slice(0, 100), content: text });
      const { data } = await question(anna, id);
      expect(data.question).toMatchObject({ content: text });
    }
  });
});

describe('the rating of an answer to a government question', () => {
  it('is accepted once, from the author only', async () => {
    const writer = await origin.member(SAMPLE_PHONE, { nickname: '磨坊巷口' });
    const rate = (reader: ReaderAccess, form = {}) =>
      reader.send('qaSatisfy', { id: ANSWERED, value: 2, ...form });
    expect(await rate(visitor)).toMatchObject({ status: 10102 });
    expect(await rate(anna)).toMatchObject({ status: -1 });
    expect(await rate(writer, { value: 4 })).toMatchObject({ status: -1 });
    expect(await rate(writer, { id: 899 })).toMatchObject({ status: -1 });
    expect((await rate(writer, { idempotencyKey: 's-1' })).data).toEqual({ value: 'true' });
    expect((await rate(writer, { idempotencyKey: 's-1' })).data).toEqual({ value: 'true' });
    expect((await rate(writer, { value: 3 })).data).toMatchObject({ value: 'false' });
    expect(await visitor.ask('qaDetail', { id: ANSWERED })).toMatchObject({
      satisfaction: 2,
      userID: writer.userId,
      qaConfig: { satisfaction: 1 },
    });
  });
});
