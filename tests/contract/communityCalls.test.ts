import { describe, expect, it } from 'vitest';
import { getCircle, getNotice, listCircles } from '../../src/api/calls/circles.ts';
import {
  createPost,
  deletePost,
  exposePost,
  hitXyBulletin,
  inputArticle,
  qaSatisfy,
  sendQuestion,
  tipoff,
} from '../../src/api/calls/communityWrites.ts';
import { contribution } from '../../src/api/calls/contributions.ts';
import { sendLike } from '../../src/api/calls/events.ts';
import { getMoment, getPost, listPosts } from '../../src/api/calls/posts.ts';
import { qaDetail } from '../../src/api/calls/qa.ts';
import {
  questionAnswerList,
  questionList,
  questionListHot,
} from '../../src/api/calls/questions.ts';
import { xyRank } from '../../src/api/calls/rank.ts';
import { tipoffDetail } from '../../src/api/calls/tipoffs.ts';
import { questionDetail } from '../../src/api/calls/topics.ts';
import { mustHave, openReader, refusedBy } from './catalogueReader.ts';
import { runOrigin } from './originClient.ts';

/** What readers read and write on pages of circles, topics and accounts. */

const origin = runOrigin();
const RIVER = '901';
/** Its editors review posts. */
const REPAIRS = '902';
const CLOSED = '904';
const TOPIC = '601';
/** Of the member with the phone: its answer may be rated once. */
const ANSWERED = '804';
const WRITER_PHONE = '13800000002';

async function logIn(phone = '13900000001') {
  const reader = openReader(origin, { device: `device of ${phone}` });
  return { client: reader.client, userId: await reader.login(phone) };
}

const post = (circleId: string, idempotencyKey: string) => ({
  circleId,
  text: '江水退了',
  tagId: '1',
  attached: [],
  place: null,
  idempotencyKey,
});

describe('a circle', () => {
  it('is listed with its members, and has notices and tags', async () => {
    const { client } = openReader(origin);
    const { circles } = mustHave(await listCircles(client));
    expect(circles.map(({ id }) => id)).toContain(RIVER);
    const circle = mustHave(await getCircle(client, { id: RIVER }));
    expect(circle.tags.length).toBeGreaterThan(1);
    const [notice] = circle.notices;
    const whole = mustHave(await getNotice(client, { id: notice?.id ?? '' }));
    expect(whole).toMatchObject({ title: notice?.title, circleId: RIVER });
    expect(await getCircle(client, { id: '77' })).toEqual(refusedBy(-1));
  });

  it('has its posts in pages without repetition, the pinned one first', async () => {
    const { client } = openReader(origin);
    const ids: string[] = [];
    for (let page = 0, hasMore = true; hasMore; page += 1) {
      const list = await listPosts(client, {
        of: { circleId: RIVER },
        page,
        lastId: ids.at(-1) ?? '',
      });
      ids.push(...mustHave(list).rows.map(({ id }) => id));
      hasMore = mustHave(list).hasMore;
    }
    expect(ids.length).toBeGreaterThan(20);
    expect(new Set(ids).size).toBe(ids.length);
    expect(mustHave(await getPost(client, { id: ids[0] ?? '' })).isTop).toBe(true);
  });
});

describe('a post', () => {
  it('is stored once per key, read by all, and deleted by its author', async () => {
    const { client, userId } = await logIn();
    const sent = { ...post(RIVER, 'post-1'), userId };
    const { id, inReview } = mustHave(await createPost(client, sent));
    expect(inReview).toBe(false);
    expect(mustHave(await createPost(client, sent)).id).toBe(id);
    const visitor = openReader(origin).client;
    const seen = mustHave(await getPost(visitor, { id }));
    expect(seen.text).toBe('江水退了');
    const of = { userId: seen.writer.id };
    const own = mustHave(await listPosts(client, { of, asMember: true }));
    expect(own.rows.map((row) => row.id)).toEqual([id]);
    for (const key of ['d-1', 'd-2']) {
      expect(await deletePost(client, { postId: id, userId, idempotencyKey: key })).toEqual({
        ok: true,
        value: true,
      });
    }
    expect(await getPost(visitor, { id })).toEqual(refusedBy(-1));
  });

  it('in review is visible to its author only', async () => {
    const { client, userId } = await logIn();
    const { id, inReview } = mustHave(
      await createPost(client, { ...post(REPAIRS, 'post-1'), userId }),
    );
    expect(inReview).toBe(true);
    expect(mustHave(await getPost(client, { id, asMember: true })).review).toBe('awaiting');
    expect(await getPost(openReader(origin).client, { id })).toEqual(refusedBy(-1));
  });

  it('needs a login and an open circle', async () => {
    const { client, userId } = await logIn();
    expect(await createPost(client, { ...post(CLOSED, 'a'), userId })).toEqual(refusedBy(10202));
    const visitor = openReader(origin).client;
    expect(await createPost(visitor, { ...post(RIVER, 'a'), userId: '0' })).toEqual(
      refusedBy(10102),
    );
  });

  it('can be reported', async () => {
    const { client, userId } = await logIn();
    const report = { postId: '9001', reason: '广告', userName: '安娜', userId };
    expect((await exposePost(client, { ...report, idempotencyKey: 'e-1' })).ok).toBe(true);
  });

  it('of friends has the names of readers who like it', async () => {
    const { client, userId } = await logIn();
    const moment = mustHave(await getMoment(client, { id: '9101' }));
    expect(moment.praisedBy.length).toBeGreaterThan(1);
    const liked = await sendLike(client, {
      object: 18,
      id: '9101',
      cancel: false,
      userId,
      idempotencyKey: 'like-1',
    });
    expect(liked.ok).toBe(true);
    expect(mustHave(await getMoment(client, { id: '9101' })).praises).toBe(moment.praises + 1);
  });
});

describe('a question', () => {
  it('to a topic is listed with the newest and the most liked, with its answers', async () => {
    const { client } = openReader(origin);
    const topic = mustHave(await questionDetail(client, { id: TOPIC }));
    expect(topic.questions).toBeGreaterThan(20);
    const first = mustHave(await questionList(client, { id: TOPIC, page: 0, lastId: '0' }));
    expect(first).toMatchObject({ hasMore: true });
    const hot = mustHave(await questionListHot(client, { id: TOPIC, page: 0 }));
    expect(hot.rows.map(({ id }) => id)).not.toEqual(first.rows.map(({ id }) => id));
    const answers = mustHave(await questionAnswerList(client, { id: '7001', page: 0 }));
    expect(answers).toMatchObject({ question: { id: '7001' }, part: { hasMore: true } });
  });

  it('is stored once per key, and refused without a login', async () => {
    const { client, userId } = await logIn();
    const question = {
      of: 'topic' as const,
      id: TOPIC,
      title: '什么时候浇水',
      text: '有霜',
      attached: [],
      userId,
      idempotencyKey: 'ask-1',
    };
    const { id } = mustHave(await sendQuestion(client, question));
    expect(mustHave(await sendQuestion(client, question)).id).toBe(id);
    const list = mustHave(await questionList(client, { id: TOPIC, page: 0, lastId: '0' }));
    expect(list.rows.filter((row) => row.id === id)).toHaveLength(1);
    const visitor = openReader(origin).client;
    expect(await sendQuestion(visitor, { ...question, userId: '0' })).toEqual(refusedBy(10102));
  });

  it('to the government can be rated once by its author', async () => {
    const { client, userId } = await logIn(WRITER_PHONE);
    const rating = { id: ANSWERED, value: 2, userId } as const;
    const rate = (idempotencyKey: string) => qaSatisfy(client, { ...rating, idempotencyKey });
    expect(mustHave(await rate('s-1'))).toBe('done');
    expect(mustHave(await rate('s-1'))).toBe('done');
    expect(mustHave(await rate('s-2'))).toBe('already');
    expect(mustHave(await qaDetail(client, { id: ANSWERED }))).toMatchObject({ satisfaction: 2 });
  });
});

it('an account gets one vote a day of a reader', async () => {
  const { client, userId } = await logIn();
  const vote = (idempotencyKey: string) =>
    hitXyBulletin(client, { accountId: '201', userId, idempotencyKey });
  expect(mustHave(await vote('h-1'))).toBe('done');
  expect(mustHave(await vote('h-1'))).toBe('done');
  expect(mustHave(await vote('h-2'))).toBe('already');
  const rank = mustHave(await xyRank(client, { type: 0, userId }));
  expect(rank.find(({ id }) => id === '201')).toMatchObject({ canHit: false });
});

it('a tip is stored without a login, and its device reads it', async () => {
  const { client } = openReader(origin, { device: 'tipster' });
  const sent = {
    title: '路灯',
    text: '不亮',
    name: '路人',
    contact: '13900009999',
    place: null,
    attached: [],
    userId: '0',
    idempotencyKey: 'tip-1',
  };
  const { id } = mustHave(await tipoff(client, sent));
  expect(mustHave(await tipoff(client, sent)).id).toBe(id);
  expect(mustHave(await tipoffDetail(client, { id, userId: '0' }))).toMatchObject({
    title: '路灯',
    state: 'awaiting',
    isPublic: false,
  });
  const other = openReader(origin, { device: 'other' }).client;
  expect(await tipoffDetail(other, { id, userId: '0' })).toEqual(refusedBy(-1));
});

it('a contribution is stored once per key, and public after review', async () => {
  const { client, userId } = await logIn();
  const sent = {
    seekId: '1101',
    title: '冬天',
    text: '下雪了。',
    author: '安娜',
    contact: '',
    attached: [],
    userId,
    idempotencyKey: 'piece-1',
  };
  const { id } = mustHave(await inputArticle(client, sent));
  expect(mustHave(await inputArticle(client, sent)).id).toBe(id);
  const visitor = openReader(origin).client;
  expect(await contribution(visitor, { id })).toEqual(refusedBy(-1));
  await origin.control('writing', { id: Number(id), state: 1, articleId: 345 });
  expect(mustHave(await contribution(visitor, { id }))).toMatchObject({
    review: 'passed',
    author: '安娜',
    articleId: '345',
  });
  const closed = { ...sent, seekId: '1102', idempotencyKey: 'piece-2' };
  expect(await inputArticle(client, closed)).toEqual(refusedBy(10202));
});
