import { describe, expect, it } from 'vitest';
import { parseComment, parseCommentPage } from '../../../src/model/comment/normaliseComment.ts';

describe('parseComment', () => {
  it('parses a comment with its replies', () =>
    expect(
      parseComment({
        id: 31,
        userID: 7,
        userName: null,
        userIcon: 'https://api.example.test/member/getPortrait?uid=7',
        parentID: 0,
        content: ' 好 <b>地方</b> ',
        countPraise: '4',
        countDiscuss: 5,
        location: '河湾',
        created: '2024-10-28 10:53:30.0',
        isWonderful: 1,
        isOfficial: '1',
        attachments: [
          { type: 1, url: 'https://img.example.test/a.jpg' },
          { type: 2, url: 'https://v.example.test/a.mp4' },
          'https://img.example.test/b.jpg',
        ],
        info: '{"parentUser":"小周"}',
        topDiscuss: { list: [{ id: '32', parentID: 31, content: 'r' }, {}], hasMore: 'true' },
      }),
    ).toMatchObject({
      id: '31',
      parentId: '',
      userId: '7',
      userName: '',
      userIcon: 'https://api.example.test/member/getPortrait?uid=7',
      parentUserName: '小周',
      text: '好 <b>地方</b>',
      createdAt: Date.UTC(2024, 9, 28, 2, 53, 30),
      location: '河湾',
      praises: 4,
      replyCount: 5,
      official: true,
      pinned: false,
      excellent: true,
      inReview: false,
      pictures: ['https://img.example.test/a.jpg', 'https://img.example.test/b.jpg'],
      replies: [{ id: '32', parentId: '31', text: 'r' }],
      hasMoreReplies: true,
    }));

  it.each([null, {}, 'x', [], { content: 'no id' }])('%j is no comment', (wire) =>
    expect(parseComment(wire)).toBeNull(),
  );

  it('derives from the count that there are more replies when the server sends no flag', () => {
    const topDiscuss = { list: [{ id: 2 }] };
    expect(parseComment({ id: 1, countDiscuss: 3, topDiscuss })?.hasMoreReplies).toBe(true);
    expect(parseComment({ id: 1, countDiscuss: 1, topDiscuss })?.hasMoreReplies).toBe(false);
  });

  it.each([
    [{ page: 0, totalPage: 2 }, true],
    [{ page: '1', totalPage: '2' }, false],
    [{ totalPage: 1 }, false],
    [{ page: 0, totalPage: 2, hasMore: false }, false],
  ])('has more replies by the pages of topDiscuss %j: %s', (pages, more) => {
    const topDiscuss = { list: [{ id: 2 }], ...pages };
    expect(parseComment({ id: 1, countDiscuss: 1, topDiscuss })?.hasMoreReplies).toBe(more);
  });

  it('limits the depth of nested replies', () => {
    const endless: Record<string, unknown> = { id: 1 };
    endless.topDiscuss = { list: [endless] };
    expect(parseComment(endless)?.replies[0]?.replies[0]?.replies).toEqual([]);
  });
});

describe('parseCommentPage', () => {
  it.each([
    ['with the server’s flag', { list: [{ id: 1 }], totalCount: '55', hasMore: true }, 1, 55, true],
    ['a page past the end', { list: [], totalCount: 9, hasMore: 'false' }, 0, 9, false],
    ['a bare array', [{ id: 1 }, null], 1, 1, true],
    ['an older server that leaves it out', { list: [{ id: 1 }], totalCount: 9 }, 1, 9, true],
    ['nothing', 'empty', 0, 0, false],
  ])('%s', (_, wire, length, totalCount, hasMore) => {
    const page = parseCommentPage(wire);
    expect([page.comments.length, page.totalCount, page.hasMore]).toEqual([
      length,
      totalCount,
      hasMore,
    ]);
  });
});
