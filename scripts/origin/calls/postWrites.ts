/**
 * Writing and deleting posts: serves `create-post`, `delete-post` on hosts `app_if` and `nis`.
 * Wire form: src/docs/wireFields.md.
 */

import { findCircle } from '../../sample/circles.ts';
import { type CallContext, type Calls, LOGIN_NEEDED } from '../callContext.ts';
import { type Answer, data, fail } from '../envelope.ts';
import { createIdempotentCalls, readIdempotencyKey, type WriteCall } from '../idempotency.ts';
import { claimSentFiles } from '../sentFiles.ts';
import { addWriting, findWriting, REVIEW, removeWriting } from '../store/writings.ts';
import { isLongerThan, needsReview, REFUSED, readLocation } from '../writeRules.ts';

const MAX_CHARACTERS = 2000;

/** Stores a member's post in a circle. */
const createPost: WriteCall = (context) => {
  const { db, params, member, now } = context;
  if (!member) return LOGIN_NEEDED;
  const circle = findCircle(params.count('circleId'));
  // Clients show the status of unknown objects (-1) as a server error.
  if (!circle) return refuse('圈子已不存在');
  if (circle.closed) return fail(REFUSED.closed, '该圈子不能发帖');
  const text = params.text('content');
  if (isLongerThan(text, MAX_CHARACTERS)) return refuse(`帖子不能超过${MAX_CHARACTERS}字`);
  const files = claimSentFiles(context);
  if ('kind' in files) return files;
  if (text === '' && files.length === 0) return refuse('请输入内容或添加图片');
  const tagId = params.count('tagId');
  const inReview = !member.official && (circle.reviews === true || needsReview(text, false));
  const id = addWriting(db, {
    kind: 'post',
    targetId: circle.id,
    userId: member.userId,
    device: context.device,
    createdAt: now,
    state: inReview ? REVIEW.awaiting : REVIEW.passed,
    pinned: false,
    praises: 0,
    clicks: 0,
    shares: 0,
    origin: 'reader',
    idempotencyKey: readIdempotencyKey(context),
    model: {
      user: member.nickname,
      text,
      ...(member.official && { official: true }),
      ...(circle.tags.some(({ id }) => id === tagId) && { tag: tagId }),
      ...readLocation(context),
      ...(files.length > 0 && { files }),
    },
  });
  return data({ value: 'true', id, inReview: inReview ? 1 : 0 });
};

const refuse = (message: string): Answer => fail(REFUSED.content, message);

/** The nested statuses of delMyDiscuss (wire 2.9). */
const DELETED = [0, '删除成功'] as const;
const NOT_YOURS = [1, '只能删除自己的帖子'] as const;
const NOT_THERE = [2, '帖子不存在'] as const;

/** Deletes a member's own post or moment with its comments. */
const deletePost: WriteCall = (context) => {
  const { params, member } = context;
  if (!member) return LOGIN_NEEDED;
  const id = params.count('id');
  const [status, message] = remove(context, id, member.userId);
  return data({ status, message, data: { id, userID: member.userId } });
};

function remove({ db }: CallContext, id: number, userId: number) {
  const post = findWriting(db, id, 'post') ?? findWriting(db, id, 'moment');
  if (!post) return NOT_THERE;
  if (post.userId !== userId) return NOT_YOURS;
  removeWriting(db, post);
  return DELETED;
}

export const postWriteCalls: Calls = createIdempotentCalls({
  'create-post': createPost,
  'delete-post': deletePost,
});
