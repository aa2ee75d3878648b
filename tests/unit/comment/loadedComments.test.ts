import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCommentList } from '../../../src/model/comment/commentList.ts';
import type { Comment, FirstComments } from '../../../src/model/comment/commentTypes.ts';
import { fail, ok } from '../../../src/model/result.ts';

const world = vi.hoisted(() => ({ answer: (_: unknown) => {} }));

vi.mock('../../../src/api/pages/firstComments.ts', () => ({
  loadFirstComments: () =>
    new Promise((resolve) => {
      world.answer = resolve;
    }),
}));
vi.mock('../../../src/api/calls/comments.ts', () => ({
  discussReply: () =>
    new Promise((resolve) => {
      world.answer = resolve;
    }),
}));
vi.mock('../../../src/services/pageClient.ts', () => ({ getClient: () => ({}) }));
vi.mock('../../../src/services/session/memberSession.ts', () => ({
  $session: { get: () => ({ state: 'anonymous' }) },
  loadSession: () => {},
}));

const {
  $comments,
  addWrittenComment,
  dropComment,
  loadComments,
  reloadComments,
  showComments,
  showThread,
} = await import('../../../src/state/comments/comments.ts');

const TARGET = { articleId: '345', source: 0, countHot: null } as const;
const comment = (id: string, parentId = '', replies: readonly Comment[] = []) =>
  ({ id, parentId, replies, replyCount: replies.length }) as unknown as Comment;
const first = (...comments: Comment[]): FirstComments => ({
  hot: [],
  latest: { comments, totalCount: comments.length, hasMore: false, root: null },
});
/** Begins to load the comments; the returned function lets the server answer. */
const load = () => {
  const done = loadComments({} as never, TARGET);
  return async (...comments: Comment[]) => {
    world.answer(ok(first(...comments)));
    await done;
  };
};
const shown = () => {
  const now = $comments.get();
  return now.state === 'ready' ? now.list.latest.map(({ id }) => id) : now.state;
};
const count = () => {
  const now = $comments.get();
  return now.state === 'ready' ? now.list.totalCount : null;
};

beforeEach(() => showComments(TARGET, createCommentList(first(comment('1')), 'newest')));
// Later test files in this process need the real modules.
afterAll(() => vi.resetModules());

describe('an answer that was under way', () => {
  it('keeps a comment that was written meanwhile', async () => {
    const answer = load();
    addWrittenComment(comment('2'));
    expect(shown()).toEqual(['2', '1']);
    await answer(comment('1'));
    expect(shown()).toEqual(['2', '1']);
    expect(count()).toBe(2);
  });

  it('keeps a comment that was written before the first comments were there', async () => {
    $comments.set({ state: 'loading' });
    const answer = load();
    addWrittenComment(comment('2'));
    await answer();
    expect(shown()).toEqual(['2']);
  });

  it('contains a written comment once', async () => {
    const answer = load();
    addWrittenComment(comment('2'));
    await answer(comment('2'), comment('1'));
    expect(shown()).toEqual(['2', '1']);
    expect(count()).toBe(2);
  });

  it('counts a written reply once', async () => {
    const answer = load();
    addWrittenComment(comment('3', '1'));
    await answer(comment('1', '', [comment('3', '1')]));
    const now = $comments.get();
    expect(now.state === 'ready' && now.list.latest[0]?.replyCount).toBe(1);
  });

  it('shows no comment that was deleted meanwhile', async () => {
    const answer = load();
    dropComment('1');
    await answer(comment('1'), comment('0'));
    expect(shown()).toEqual(['0']);
  });
});

it('an answer that was requested later decides', async () => {
  addWrittenComment(comment('2'));
  dropComment('1');
  await load()(comment('1'));
  expect(shown()).toEqual(['1']);
});

describe('a comment’s page that loads again', () => {
  it.each([
    ['stays when the network fails', 'network', ['1']],
    ['is empty when the server has the comment no longer', 'empty', 'empty'],
  ] as const)('%s', async (_, kind, expected) => {
    showThread('1', createCommentList(first(comment('1')), 'newest'));
    const done = reloadComments({} as never);
    world.answer(fail({ kind, message: '', call: 'discussReply' }));
    await done;
    expect(shown()).toEqual(expected);
    showThread('', createCommentList(first(), 'newest'));
  });
});
