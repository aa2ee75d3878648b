import { describe, expect, it } from 'vitest';
import {
  appendPage,
  appendReplies,
  type CommentList,
  changeLikes,
  createComment,
  createCommentList,
  decideCommentPart,
  excludeHotComments,
  findComment,
  insertComment,
  isOwnComment,
  pickHotComments,
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
  it('are appended without comments that the list already contains', () => {
    const list = appendPage(start(), page([2, 3, 4], false, 9));
    expect(ids(list.latest)).toEqual([1, 2, 3, 4]);
    expect([list.hasMore, list.totalCount, list.nextPage]).toEqual([false, 9, 2]);
  });

  it('continue while the server reports more', () =>
    expect(appendPage(start(), page([3], true)).hasMore).toBe(true));

  it('end with an empty page, even if the server reports more', () =>
    expect(appendPage(start(), page([], true)).hasMore).toBe(false));
});

describe('pages of replies', () => {
  it('start at page 0 and extend the replies shown in both lists', () => {
    const first = appendReplies(start(), '1', page([11, 12, 13, 14], true));
    expect(ids(first.hot[0]?.replies ?? [])).toEqual([11, 12, 13, 14]);
    expect(ids(first.latest[0]?.replies ?? [])).toEqual([11, 12, 13, 14]);
    expect(first.replyPages).toEqual({ 1: 1 });
    const second = appendReplies(first, '1', page([14, 15]));
    expect(repliesOf(second, '1')).toEqual([11, 12, 13, 14, 15]);
    expect(findComment(second, '1')?.hasMoreReplies).toBe(false);
  });
});

describe('a new comment', () => {
  it('is inserted at the front of the latest comments', () => {
    const list = insertComment(start(), comment(9));
    expect(ids(list.latest)).toEqual([9, 1, 2]);
    expect(ids(list.hot)).toEqual([1]);
    expect(list.totalCount).toBe(8);
  });

  it('is inserted at the front of its parent’s replies in both lists', () => {
    const list = insertComment(start(), comment(19, { parentID: 1 }));
    expect(ids(list.hot[0]?.replies ?? [])).toEqual([19, 11, 12, 13]);
    expect(ids(list.latest[0]?.replies ?? [])).toEqual([19, 11, 12, 13]);
    expect(list.hot[0]?.replyCount).toBe(6);
    expect(ids(list.latest)).toEqual([1, 2]);
  });

  it('is inserted into the thread of its parent when the parent is a reply', () =>
    expect(repliesOf(insertComment(start(), comment(19, { parentID: 12 })), '1')).toEqual([
      19, 11, 12, 13,
    ]));

  it('is not inserted twice', () => {
    const list = insertComment(insertComment(start(), comment(9)), comment(9));
    expect(ids(list.latest)).toEqual([9, 1, 2]);
    expect(list.totalCount).toBe(8);
  });
});

describe('the total count of a list', () => {
  it.each([
    ['the server’s count if comments are shown', [1], [1, 2], false, 7],
    ['the server’s count if more pages follow', [], [], true, 7],
    ['the server’s count if only hot comments are shown', [1], [], false, 7],
    ['0 if no comment is shown and no page follows', [], [], false, 0],
  ])('is %s', (_, hot, latest, hasMore, total) => {
    const first = {
      hot: hot.map((id) => comment(id)),
      latest: { ...page(latest, hasMore), totalCount: 7 },
    };
    expect(createCommentList(first, 'newest').totalCount).toBe(total);
  });
});

it('excludes hot comments from the latest ones', () => {
  const { hot, latest } = start();
  expect(ids(hot)).toEqual([1]);
  expect(ids(excludeHotComments(latest, hot))).toEqual([2]);
});

describe('the comments of an article', () => {
  it.each([
    ['together without hot ones', [], [1, 2], undefined],
    ['together when all are hot', [1, 2], [1, 2], undefined],
    ['in two parts when others remain', [1], [1, 2], 'others'],
    ['in two parts when more than three are hot', [1, 2, 3, 4], [], 'others'],
  ])('are %s', (_, hot, latest, part) => {
    const first = { hot: hot.map((id) => comment(id)), latest: page(latest) };
    expect(decideCommentPart(first)).toBe(part);
  });

  it('are together when their request failed', () => {
    expect(decideCommentPart(null)).toBe(undefined);
  });

  it('have each hot one in one part', () => {
    const hot = [1, 2, 3, 4, 5].map((id) => comment(id));
    expect(ids(pickHotComments(hot, 'hottest'))).toEqual([1, 2, 3]);
    expect(ids(pickHotComments(hot, 'others'))).toEqual([4, 5]);
    expect(ids(pickHotComments(hot, undefined))).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('a deleted comment', () => {
  it('is removed from both lists together with its replies', () => {
    const list = removeComment(start(), '1');
    expect([ids(list.hot), ids(list.latest), list.totalCount]).toEqual([[], [2], 1]);
  });

  it('is removed from its parent’s replies if it is a reply', () => {
    const list = removeComment(start(), '12');
    expect(repliesOf(list, '1')).toEqual([11, 13]);
    expect(list.hot[0]?.replyCount).toBe(4);
    expect(list.totalCount).toBe(6);
  });

  it('may already be missing', () => expect(removeComment(start(), '99')).toEqual(start()));
});

describe('a like', () => {
  it('is counted in every list that contains the comment, also for replies', () => {
    const list = changeLikes(changeLikes(start(), '1', 1), '13', 1);
    expect(list.hot[0]?.praises).toBe(1);
    expect(list.latest[0]?.praises).toBe(1);
    expect(list.latest[0]?.replies[2]?.praises).toBe(1);
    expect(list.latest[1]?.praises).toBe(0);
  });

  it('never makes the count negative', () =>
    expect(findComment(changeLikes(start(), '2', -1), '2')?.praises).toBe(0));
});

describe('isOwnComment', () => {
  const member = { uid: '500001', userId: '200001' };
  it.each([
    ['500001', member, true],
    ['200001', member, true],
    ['1', member, false],
    ['', member, false],
    ['', { uid: '', userId: '' }, false],
    ['500001', null, false],
  ] as const)('for author %j and member %j returns %s', (userId, who, own) =>
    expect(isOwnComment({ userId }, who)).toBe(own),
  );
});

it('createComment builds a comment from the submitted fields', () =>
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

describe('the root comment of a page of replies', () => {
  it('is read from the field `comment`', () =>
    expect(
      parseCommentPage({ list: [{ id: 2 }], comment: { id: 1, articleID: 345, sourceType: 3 } })
        .root,
    ).toMatchObject({ id: '1', articleId: '345', source: 3 }));

  it('is built from the parent info of a reply if that field is missing', () => {
    const info = { parentUser: '小林', parentContent: '原话', parentTime: '2024-10-28 10:53:30.0' };
    expect(
      parseCommentPage({
        list: [{ id: 2, parentID: 1, articleID: 345, info: JSON.stringify(info) }],
      }).root,
    ).toMatchObject({ id: '1', articleId: '345', userName: '小林', text: '原话' });
  });

  it('is null without both', () => expect(parseCommentPage({ list: [{ id: 2 }] }).root).toBeNull());
});
