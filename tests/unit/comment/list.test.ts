import { describe, expect, it } from 'vitest';
import {
  appendPage,
  appendReplies,
  type CommentList,
  changeLikes,
  createComment,
  createCommentList,
  excludeHotComments,
  findComment,
  insertComment,
  isOwnComment,
  removeComment,
} from '../../../src/model/comment/commentList.ts';
import type { Comment, CommentPage } from '../../../src/model/comment/commentTypes.ts';
import { parseComment, parseCommentPage } from '../../../src/model/comment/normaliseComment.ts';

function comment(id: number, fields: Record<string, unknown> = {}): Comment {
  const parsed = parseComment({ id, content: `评论${id}`, ...fields });
  if (!parsed) throw new Error('no comment');
  return parsed;
}

const page = (ids: readonly number[], hasMore = false, totalCount = ids.length): CommentPage => ({
  comments: ids.map((id) => comment(id)),
  totalCount,
  hasMore,
  root: null,
});

const withReplies = (id: number, replies: readonly number[], count: number = replies.length) =>
  comment(id, {
    countDiscuss: count,
    topDiscuss: { list: replies.map((reply) => ({ id: reply, parentID: id })) },
  });

/** Comment 1, which is hot, too, with three of its five replies; comment 2 with none. */
function start(): CommentList {
  const one = withReplies(1, [11, 12, 13], 5);
  return createCommentList(
    {
      hot: [one],
      latest: { ...page([]), comments: [one, comment(2)], totalCount: 7, hasMore: true },
    },
    'newest',
  );
}

const ids = (comments: readonly Comment[]) => comments.map(({ id }) => Number(id));
const repliesOf = (list: CommentList, id: string) => ids(findComment(list, id)?.replies ?? []);

describe('pages of comments', () => {
  it('are appended, without what stands there already', () => {
    const list = appendPage(start(), page([2, 3, 4], false, 9));
    expect(ids(list.latest)).toEqual([1, 2, 3, 4]);
    expect([list.hasMore, list.totalCount, list.nextPage]).toEqual([false, 9, 2]);
  });

  it('go on while the server says so', () =>
    expect(appendPage(start(), page([3], true)).hasMore).toBe(true));

  it('end with an empty one, whatever the server says', () =>
    expect(appendPage(start(), page([], true)).hasMore).toBe(false));
});

describe('pages of replies', () => {
  it('begin at page 0 and keep what is shown, in the hot list, too', () => {
    const first = appendReplies(start(), '1', page([11, 12, 13, 14], true));
    expect(ids(first.hot[0]?.replies ?? [])).toEqual([11, 12, 13, 14]);
    expect(ids(first.latest[0]?.replies ?? [])).toEqual([11, 12, 13, 14]);
    expect(first.replyPages).toEqual({ 1: 1 });
    const second = appendReplies(first, '1', page([14, 15]));
    expect(repliesOf(second, '1')).toEqual([11, 12, 13, 14, 15]);
    expect(findComment(second, '1')?.hasMoreReplies).toBe(false);
  });
});

describe('a comment that was just written', () => {
  it('stands at the front', () => {
    const list = insertComment(start(), comment(9));
    expect(ids(list.latest)).toEqual([9, 1, 2]);
    expect(ids(list.hot)).toEqual([1]);
    expect(list.totalCount).toBe(8);
  });

  it('stands at the front of its parent’s replies, also in the hot list', () => {
    const list = insertComment(start(), comment(19, { parentID: 1 }));
    expect(ids(list.hot[0]?.replies ?? [])).toEqual([19, 11, 12, 13]);
    expect(ids(list.latest[0]?.replies ?? [])).toEqual([19, 11, 12, 13]);
    expect(list.hot[0]?.replyCount).toBe(6);
    expect(ids(list.latest)).toEqual([1, 2]);
  });

  it('stands in the row of the comment that its parent answers', () =>
    expect(repliesOf(insertComment(start(), comment(19, { parentID: 12 })), '1')).toEqual([
      19, 11, 12, 13,
    ]));

  it('does not come twice', () => {
    const list = insertComment(insertComment(start(), comment(9)), comment(9));
    expect(ids(list.latest)).toEqual([9, 1, 2]);
    expect(list.totalCount).toBe(8);
  });
});

describe('the number over a list', () => {
  it.each([
    ['of the server, where comments are shown', [1], [1, 2], false, 7],
    ['of the server, where more follow', [], [], true, 7],
    ['of the server, where only hot ones are shown', [1], [], false, 7],
    ['0 where none is shown and none follows', [], [], false, 0],
  ])('is that %s', (_, hot, latest, hasMore, total) => {
    const first = {
      hot: hot.map((id) => comment(id)),
      latest: { ...page(latest, hasMore), totalCount: 7 },
    };
    expect(createCommentList(first, 'newest').totalCount).toBe(total);
  });
});

it('a comment that is shown as a hot one is not shown among the latest', () => {
  const { hot, latest } = start();
  expect(ids(hot)).toEqual([1]);
  expect(ids(excludeHotComments(latest, hot))).toEqual([2]);
});

describe('a comment that is deleted', () => {
  it('goes from both lists with its replies', () => {
    const list = removeComment(start(), '1');
    expect([ids(list.hot), ids(list.latest), list.totalCount]).toEqual([[], [2], 1]);
  });

  it('leaves its row when it is a reply', () => {
    const list = removeComment(start(), '12');
    expect(repliesOf(list, '1')).toEqual([11, 13]);
    expect(list.hot[0]?.replyCount).toBe(4);
    expect(list.totalCount).toBe(6);
  });

  it('may be gone already', () => expect(removeComment(start(), '99')).toEqual(start()));
});

describe('a like', () => {
  it('counts wherever the comment stands, replies included', () => {
    const list = changeLikes(changeLikes(start(), '1', 1), '13', 1);
    expect(list.hot[0]?.praises).toBe(1);
    expect(list.latest[0]?.praises).toBe(1);
    expect(list.latest[0]?.replies[2]?.praises).toBe(1);
    expect(list.latest[1]?.praises).toBe(0);
  });

  it('never counts below nothing', () =>
    expect(findComment(changeLikes(start(), '2', -1), '2')?.praises).toBe(0));
});

describe('a comment is the reader’s own', () => {
  const member = { uid: '500001', userId: '200001' };
  it.each([
    ['500001', member, true],
    ['200001', member, true],
    ['1', member, false],
    ['', member, false],
    ['', { uid: '', userId: '' }, false],
    ['500001', null, false],
  ] as const)('by %j for %j: %s', (userId, who, own) =>
    expect(isOwnComment({ userId }, who)).toBe(own),
  );
});

it('a comment that the server does not send back is made of what was written', () =>
  expect(
    createComment({
      id: '7',
      articleId: '345',
      source: 3,
      member: { userId: '5', nickname: '小周', icon: '' },
      parentId: '1',
      parentUserName: '小林',
      text: '好',
      pictures: [],
      at: 9,
      inReview: true,
    }),
  ).toMatchObject({ userName: '小周', parentId: '1', createdAt: 9, inReview: true, praises: 0 }));

describe('the answer that a page of replies is', () => {
  it('names the comment that they answer', () =>
    expect(
      parseCommentPage({ list: [{ id: 2 }], comment: { id: 1, articleID: 345, sourceType: 3 } })
        .root,
    ).toMatchObject({ id: '1', articleId: '345', source: 3 }));

  it('or a reply says what it knows of it', () => {
    const info = { parentUser: '小林', parentContent: '原话', parentTime: '2024-10-28 10:53:30.0' };
    expect(
      parseCommentPage({
        list: [{ id: 2, parentID: 1, articleID: 345, info: JSON.stringify(info) }],
      }).root,
    ).toMatchObject({ id: '1', articleId: '345', userName: '小林', text: '原话' });
  });

  it('or nobody does', () => expect(parseCommentPage({ list: [{ id: 2 }] }).root).toBeNull());
});
