import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestOrigin, type ReaderAccess, type TestOrigin, type Wire } from './readers.ts';

/** The origin's answers about accounts, reporters, leaders, questions and members. */

const ACCOUNT = 201;
const SAMPLE_PHONE = '13800000002';

let origin: TestOrigin;
let visitor: ReaderAccess;
let writer: ReaderAccess;

interface List {
  readonly list: readonly Wire[];
  readonly hasMore?: boolean;
}

beforeAll(async () => {
  origin = await openTestOrigin();
  visitor = origin.visitor('visitor-1');
  writer = await origin.member(SAMPLE_PHONE, { nickname: '磨坊巷口' });
});

afterAll(() => origin.stop());

const idsOf = (list: readonly Wire[]) => list.map(({ id, fileId }) => id ?? fileId);
const UNKNOWN = { status: -1, data: {} };

describe('an account', () => {
  it('has its counts, its banner and its state', async () => {
    const info = await visitor.ask('getXyInfo', { id: ACCOUNT });
    expect(info).toMatchObject({ xyID: ACCOUNT, topic: '穗安农技站', xyStatus: 0 });
    expect(Number(info.rssCount)).toBe(12_480);
    expect(Number(info.articleCount)).toBeGreaterThan(0);
    expect(Number(info.countPraise)).toBeGreaterThan(0);
    const banner = await fetch(String(info.banner));
    expect(banner.headers.get('content-type')).toBe('image/jpeg');
  });

  it('with an unknown id is an object without an account', async () => {
    expect(await visitor.ask('getXyInfo', { id: 9999 })).toEqual({ articleCount: 0 });
  });

  it.each([
    [290, { xyStatus: 1 }],
    [291, { xyStatus: 4 }],
    [292, { xyForbidden: 1 }],
    [293, { xyStatus: 0, icon: '' }],
  ])('%i has the reason why it is hidden, and is in no list', async (id, state) => {
    expect(await visitor.ask('getXyInfo', { id })).toMatchObject(state);
    const rank = await visitor.ask<Wire[]>('xyRank', { type: 0 });
    expect(idsOf(rank)).not.toContain(id);
    const { list } = await visitor.ask<List>('getXyArticlesQuestion', { xyId: id, type: 0 });
    expect(list).toEqual([]);
  });

  it('has articles, videos, questions in pages of 20 and dynamics in pages of 10', async () => {
    const list = async (xyId: number, type: number, page = 0) =>
      (await visitor.ask<List>('getXyArticlesQuestion', { xyId, type, page })).list;
    const [articles, videos] = [await list(204, 0), await list(204, 1)];
    expect(articles.length).toBeGreaterThan(0);
    expect(articles.every(({ articleType }) => articleType !== 2)).toBe(true);
    expect(videos.every(({ articleType }) => articleType === 2)).toBe(true);
    expect(idsOf(videos)).toEqual([2624]);
    const pages = [await list(ACCOUNT, 2), await list(ACCOUNT, 2, 1), await list(ACCOUNT, 2, 2)];
    expect(pages.map(({ length }) => length)).toEqual([20, 5, 0]);
    expect(new Set(idsOf(pages.flat())).size).toBe(25);
    const dynamics = async (page: number) =>
      (await visitor.ask<List>('getXyDynamic', { xyId: ACCOUNT, page })).list;
    expect((await dynamics(0)).length).toBe(10);
    expect((await dynamics(1)).length).toBe(1);
  });

  it('has recommended accounts, without itself and followed ones', async () => {
    const names = async () => {
      const { list } = await visitor.ask<List>('recommendXys', { xyId: ACCOUNT });
      return list.map(({ xyID }) => xyID);
    };
    const before = await names();
    expect(before).toHaveLength(8);
    expect(before).not.toContain(ACCOUNT);
    await visitor.ask('topicSub', { id: String(before[0]), type: 4 });
    expect(await names()).not.toContain(before[0]);
  });
});

describe('a dynamic', () => {
  it('has a reporter, an account with a video, or an unknown author', async () => {
    const one = (id: number) => visitor.ask('getDynamicDetail', { id });
    expect(await one(501)).toMatchObject({ reporterId: 11, authorName: '沈知遥' });
    const film = (await one(539)).attachments as { videos: Wire[] };
    expect(film.videos).toMatchObject([{ type: 2, duration: 10, width: 640 }]);
    expect(await one(540)).toMatchObject({ authorName: null, authorIcon: '' });
    expect(await visitor.send('getDynamicDetail', { id: 5 })).toMatchObject(UNKNOWN);
  });

  it('of a reporter is listed in pages of 10, and counted in the reporter', async () => {
    const { dynamicCount } = await visitor.ask('authorInfo', { id: 11 });
    const page = async (n: number) =>
      (await visitor.ask<List>('getDynamicList', { id: 11, page: n })).list;
    const all = [...(await page(0)), ...(await page(1)), ...(await page(2))];
    expect(all).toHaveLength(Number(dynamicCount));
    const times = all.map(({ created }) => String(created));
    expect(times).toEqual([...times].sort().reverse());
  });
});

describe('leaders', () => {
  it('are in regions; a region without leaders is unknown', async () => {
    const { cats } = await visitor.ask<{ cats: Wire[] }>('leaderCats', { catID: 0 });
    expect(cats.map(({ catID }) => catID)).toEqual([1, 2, 3]);
    const province = await visitor.ask<Wire[]>('regionleaderView', { regionID: 1 });
    expect(idsOf(province)).toEqual([301, 302, 303, 304, 305]);
    const { list } = await visitor.ask<List>('catleaderView', { catID: 2, page: 0 });
    expect(idsOf(list)).toEqual([306, 307, 308, 309, 310, 311]);
    expect(await visitor.send('regionleaderView', { regionID: 9 })).toMatchObject(UNKNOWN);
  });
});

describe('a topic', () => {
  it('counts public questions, and has a state', async () => {
    const topic = await visitor.ask('questionDetail', { id: 601 });
    expect(Number(topic.questionCount)).toBe(45);
    expect(topic).toMatchObject({ status: 1, hostXyId: ACCOUNT, hostName: '穗安农技站' });
    expect(await visitor.ask('getQuestionDetail', { id: 605 })).toMatchObject({ status: 0 });
    expect(await visitor.ask('questionDetail', { id: 606 })).toMatchObject({ status: 2 });
    expect(await visitor.ask('questionDetail', { id: 604 })).toMatchObject({
      picUrl: '',
      hostName: '',
      endTime: '',
    });
    expect(await visitor.send('questionDetail', { id: 699 })).toMatchObject(UNKNOWN);
  });

  it('lists its questions by time and as hot, each once, with first answers', async () => {
    const lists = [];
    for (const page of [0, 1, 2, 3]) {
      lists.push(await visitor.ask<List>('questionList', { id: 601, page }));
    }
    expect(lists.map(({ list }) => list.length)).toEqual([20, 20, 5, 0]);
    expect(lists.map(({ hasMore }) => hasMore)).toEqual([true, true, false, false]);
    expect(new Set(lists.flatMap(({ list }) => idsOf(list))).size).toBe(45);
    const hot = await visitor.ask<List>('questionListHot', { id: 601 });
    expect(hot.list[0]).toMatchObject({ id: 7001, answers: [{ isOfficial: 1 }] });
  });

  it('shows a question in review to its author only', async () => {
    const seen = async (reader: ReaderAccess) =>
      idsOf((await reader.ask<List>('questionList', { id: 602 })).list);
    expect(await seen(visitor)).toEqual([7081, 7082]);
    expect(await seen(writer)).toEqual([7083, 7081, 7082, 7084]);
    expect(await visitor.send('questionAnswerList', { id: 7083 })).toMatchObject(UNKNOWN);
    expect(await writer.ask('questionAnswerList', { id: 7084 })).toMatchObject({
      question: { status: 2 },
    });
  });
});

describe('a question', () => {
  it('has its answers in pages, with images', async () => {
    interface Answers extends List {
      readonly question: Wire;
    }
    const first = await visitor.ask<Answers>('questionAnswerList', { id: 7001 });
    const second = await visitor.ask<Answers>('answerList', { id: 7001, page: 1 });
    expect([first.list.length, second.list.length]).toEqual([20, 6]);
    expect([first.hasMore, second.hasMore]).toEqual([true, false]);
    expect(Number(first.question.answerCount)).toBe(26);
    expect(first.list[0]?.pics).toMatchObject([{ type: 1 }, { type: 1 }, { type: 1 }]);
    const none = await visitor.ask<Answers>('questionAnswerList', { id: 7002 });
    expect(none).toMatchObject({ list: [], hasMore: false, question: { answers: [] } });
  });

  it('without an author and with markup is returned unchanged', async () => {
    const { question, list } = await visitor.ask<{ question: Wire; list: Wire[] }>(
      'questionAnswerList',
      { id: 7086 },
    );
    expect(question).toMatchObject({ userName: null, title: expect.stringContaining('<b>') });
    expect(list).toMatchObject([{ userName: null, content: '<img src=x onerror=alert(1)>' }]);
  });

  it('to the government has files by kind, an answer, and "" for missing fields', async () => {
    const qa = (id: number) => visitor.ask<Record<string, Wire[]>>('qaDetail', { id });
    const first = await qa(801);
    expect(first.images).toHaveLength(3);
    expect(first.answerPics).toHaveLength(2);
    expect(await qa(802)).toMatchObject({ qaType: 2, state: 1, videos: [{ type: 2 }] });
    expect(await qa(803)).toMatchObject({ state: 0, answer: '', answerTime: '' });
    expect(await qa(805)).toMatchObject({ userName: null, userIcon: '', office: '' });
    expect((await qa(806)).audios).toMatchObject([{ type: 3 }]);
    expect(await visitor.send('getQaDetail', { id: 899 })).toMatchObject(UNKNOWN);
  });
});

describe('a reader', () => {
  it('is returned to others without private fields', async () => {
    const info = await visitor.ask('member/publicInfo', { uid: writer.userId });
    expect(info).toMatchObject({ nickname: '磨坊巷口', uid: String(writer.userId) });
    expect(Object.keys(info).sort()).toEqual(
      ['created', 'head', 'isOfficial', 'nickname', 'postCount', 'praiseCount', 'uid'].sort(),
    );
    expect(JSON.stringify(info)).not.toContain(SAMPLE_PHONE);
  });

  it('in the sample content without a login has a profile; an unknown id has none', async () => {
    const { list } = await visitor.ask<List>('questionList', { id: 603 });
    const asker = list[0]?.userID;
    expect(await visitor.ask('member/publicInfo', { uid: Number(asker) })).toMatchObject({
      nickname: '方志迷',
      created: '',
    });
    expect(await visitor.send('member/publicInfo', { uid: 42 })).toMatchObject(UNKNOWN);
  });
});
