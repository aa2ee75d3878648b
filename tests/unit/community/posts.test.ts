import { describe, expect, it } from 'vitest';
import { postListCall } from '../../../src/api/calls/circles.ts';
import { parseSource } from '../../../src/model/comment/commentRules.ts';
import { parseCircle, parseNotice } from '../../../src/model/community/circle.ts';
import { parsePost, parsePosts } from '../../../src/model/community/post.ts';
import { decideViewType } from '../../../src/model/statistics/events.ts';
import { likeMark } from '../../../src/writes/toggles.ts';

const POST = { id: 9001, content: 'Nine days along the river.' };

describe('a post', () => {
  it('is parsed with its writer, circle, tag and attachments in order', () => {
    const post = parsePost({
      ...POST,
      circleId: '901',
      circleName: 'Rivers',
      userID: 12,
      userName: 'Lin',
      isOfficial: '1',
      tagId: 2,
      tagName: 'Walks',
      location: 'Linyi',
      created: '2026-11-20 09:30:00.0',
      pics: [{ url: '/a.jpg', type: 1, width: 30, height: '20' }, '/b.jpg'],
      videos: [{ videoUrl: '/c.mp4', type: 2, imageUrl: '/c.jpg', duration: 7 }],
      countPraise: '3',
      countDiscuss: 2,
      isTop: 1,
    });
    expect(post).toMatchObject({
      id: '9001',
      circleId: '901',
      writer: { id: '12', name: 'Lin', official: true },
      tag: { id: '2', name: 'Walks' },
      place: 'Linyi',
      createdAt: Date.UTC(2026, 10, 20, 1, 30),
      praises: 3,
      comments: 2,
      isTop: true,
      review: 'passed',
    });
    expect(post?.attached.map(({ kind, url }) => `${kind} ${url}`)).toEqual([
      'picture /a.jpg',
      'picture /b.jpg',
      'video /c.mp4',
    ]);
  });

  it.each([
    ['no id', { content: 'words' }],
    ['an invalid id', { id: '../9001', content: 'words' }],
    ['neither text nor files', { id: 9001, content: ' ', pics: [] }],
    ['only a file with an unsafe address', { id: 9001, pics: ['javascript:alert(1)'] }],
    ['an array', []],
    ['null', null],
  ])('with %s is null', (_, wire) => expect(parsePost(wire)).toBeNull());

  it.each([
    ['absent', undefined, 'passed'],
    ['1', '1', 'passed'],
    ['0', 0, 'awaiting'],
    ['2', 2, 'refused'],
  ])('with status %s has the matching review state', (_, status, review) =>
    expect(parsePost({ ...POST, status })?.review).toBe(review),
  );

  it('has an empty writer if the writer’s fields are invalid', () => {
    const writer = parsePost({ ...POST, userName: null, userID: 0, userIcon: 'data:x' })?.writer;
    expect(writer).toMatchObject({ id: '', name: '', icon: '' });
  });

  it('keeps markup in its text as text', () => {
    const content = '<img src=x onerror=alert(1)>\n二';
    expect(parsePost({ ...POST, content })?.text).toBe(content);
  });

  it('lists likes without entries that have no name', () => {
    const praises = [{ userID: 3, userName: 'Wen' }, {}, { userName: null }, 'x'];
    expect(parsePost({ ...POST, praises })?.praisedBy.map(({ name }) => name)).toEqual(['Wen']);
  });
});

describe('a page of posts', () => {
  it.each([
    ['one with posts', { list: [POST] }, 1, true],
    ['a bare array', [POST], 1, true],
    ['one with invalid posts only', { list: [{}] }, 0, true],
    ['an empty one', { list: [] }, 0, false],
    ['an empty response', '', 0, false],
  ])('%s has the matching hasMore', (_, wire, rows, hasMore) => {
    const part = parsePosts(wire);
    expect([part.rows.length, part.hasMore]).toEqual([rows, hasMore]);
  });

  it('omits duplicate posts', () => expect(parsePosts([POST, POST]).rows).toHaveLength(1));
});

describe('a circle', () => {
  const CIRCLE = { id: 901, name: 'Rivers' };

  it('omits notices and tags without an id or a name', () => {
    const circle = parseCircle({
      ...CIRCLE,
      memberCount: '12',
      noticeList: [{ id: 951, title: 'Rules' }, { title: 'no id' }, { id: 952 }],
      tags: [{ id: 1, name: 'A' }, { id: 1, name: 'B' }, { name: 'no id' }],
    });
    expect(circle).toMatchObject({ members: 12, reviewsPosts: false });
    expect(circle?.notices.map(({ title }) => title)).toEqual(['Rules']);
    expect(circle?.tags).toEqual([{ id: '1', name: 'A' }]);
  });

  it('reads whether its posts are reviewed before publication', () => {
    expect(parseCircle({ ...CIRCLE, needAudit: '1' })).toMatchObject({ reviewsPosts: true });
  });

  it.each([
    ['without a name', { id: 901 }],
    ['without an id', { name: 'Rivers' }],
  ])('%s is null', (_, wire) => expect(parseCircle(wire)).toBeNull());
});

describe('a notice', () => {
  it.each([
    ['without an id is null', { title: 'T' }, false],
    ['without title and text is null', { id: 951 }, false],
    ['with only a text is valid', { id: 951, content: '<p>x</p>' }, true],
  ])('%s', (_, wire, shown) => expect(parseNotice(wire) !== null).toBe(shown));
});

it('distinguishes posts from articles with the same id', () => {
  expect(likeMark({ object: 18, id: '1' })).not.toEqual(likeMark({ object: 0, id: '1' }));
  expect([decideViewType(18, true), decideViewType(18, false)]).toEqual([18, 18]);
  expect(parseSource('18')).toBe(18);
});

it.each([
  ['new', 1],
  ['hot', 2],
  ['default', 0],
] as const)('posts in the order %s are requested with listType %d', (order, listType) =>
  expect(postListCall({ of: { circleId: '4' }, order }).params).toMatchObject({ listType }),
);
