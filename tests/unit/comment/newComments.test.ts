import { beforeEach, expect, it } from 'vitest';
import { type CommentList, createCommentList } from '../../../src/model/comment/commentList.ts';
import type { Comment } from '../../../src/model/comment/commentTypes.ts';
import { $comments } from '../../../src/state/comments/comments.ts';
import {
  $newComments,
  addPushedComment,
  trackNewComments,
} from '../../../src/state/comments/newComments.ts';

const comment = (id: string) => ({ id, replies: [] }) as unknown as Comment;
const listOf = (...ids: string[]): CommentList => {
  const latest = { comments: ids.map(comment), totalCount: ids.length, hasMore: false, root: null };
  return createCommentList({ hot: [], latest }, 'newest');
};
const show = (list: CommentList, busy = false) => $comments.set({ state: 'ready', list, busy });

let stop = () => {};
beforeEach(() => {
  stop();
  stop = trackNewComments();
  // What an earlier test has pushed.
  show(listOf(), true);
  show(listOf());
});

it('counts a pushed comment until the list contains it', () => {
  addPushedComment(comment('1'));
  addPushedComment(comment('2'));
  addPushedComment(comment('2'));
  expect($newComments.get()).toBe(2);
  show(listOf('1'));
  expect($newComments.get()).toBe(1);
});

it('counts no pushed comment that the list contains', () => {
  show(listOf('1'));
  addPushedComment(comment('1'));
  expect($newComments.get()).toBe(0);
});

it('removes those pushed before a request whose answer does not contain them', () => {
  const list = listOf();
  show(list);
  addPushedComment(comment('1'));
  show(list, true);
  show(listOf('9'));
  expect($newComments.get()).toBe(0);
});

it('keeps those pushed during a request whose answer does not contain them', () => {
  const list = listOf();
  show(list, true);
  addPushedComment(comment('1'));
  addPushedComment(comment('2'));
  show(listOf('2'));
  expect($newComments.get()).toBe(1);
});

it('keeps the count when a request fails', () => {
  const list = listOf('9');
  show(list);
  addPushedComment(comment('1'));
  show(list, true);
  show(list);
  expect($newComments.get()).toBe(1);
});
