/** Posts of circles and moments. */

import { findCircle } from '../../sample/circles.ts';
import {
  answerFound,
  type Call,
  type CallContext,
  type Calls,
  LOGIN_NEEDED,
  readViewerId,
} from '../callContext.ts';
import { type Answer, data, fail } from '../envelope.ts';
import { createIdempotentCalls, readIdempotencyKey, type WriteCall } from '../idempotency.ts';
import { countComments } from '../store/comments.ts';
import {
  addWriting,
  findWriting,
  type Liker,
  listLikers,
  listWritings,
  type NewWriting,
  OBJECT_POST,
  REVIEW,
  removeWriting,
  UNREAD,
  type Writing,
  type WritingKind,
  type WritingQuery,
} from '../store/writings.ts';
import type { Addresses } from '../wire/addresses.ts';
import { claimSentFiles, formatGroups } from '../wire/files.ts';
import { formatLooseNumber } from '../wire/loose.ts';
import { formatWireTime } from '../wire/time.ts';
import { isLongerThan, needsReview, REFUSED, readLocation } from '../writeRules.ts';
import { readPage, skipShown } from './paging.ts';

// Guesses: no answer of a server with these objects is known (src/docs/wireFields.md).

/** Formats the author of a text; the portrait is an address of the member centre. */
export const formatWriter = ({ userId, model }: Writing, addresses: Addresses) => ({
  userID: userId,
  userName: model.user,
  userIcon: formatPortrait(userId, addresses),
});

const formatPortrait = (userId: number, addresses: Addresses): string =>
  addresses.call(`amuc/api/member/getPortrait?uid=${userId}`);

/** Formats a post of a circle or a moment; `comments` is their number. */
function formatPost(post: Writing, comments: number, addresses: Addresses) {
  const { id, model, kind, state } = post;
  const circle = findCircle(post.targetId);
  return {
    id,
    ...(kind === 'post' && { circleId: post.targetId, circleName: circle?.name ?? '' }),
    ...formatWriter(post, addresses),
    isOfficial: model.official ? 1 : 0,
    content: model.text,
    tagId: model.tag ?? 0,
    tagName: circle?.tags.find((tag) => tag.id === model.tag)?.name ?? '',
    ...formatGroups(model.files, addresses),
    location: model.place ?? '',
    created: formatWireTime(post.createdAt),
    countPraise: formatLooseNumber(post.praises, id, 'countPraise'),
    countDiscuss: formatLooseNumber(comments, id, 'countDiscuss'),
    countShare: post.shares,
    isTop: post.pinned ? 1 : 0,
    status: state,
    ...(state === REVIEW.refused && { reason: model.reason ?? '' }),
  };
}

/** Formats the likes of a moment: those of the sample content, then those of members. */
const formatLikers = (post: Writing, members: readonly Liker[], addresses: Addresses) =>
  [...(post.model.praisedBy ?? []), ...members].map(({ id, name }) => ({
    userID: id,
    userName: name,
    userIcon: formatPortrait(id, addresses),
  }));

const ORDERS: Readonly<Record<number, WritingQuery['order']>> = { 1: 'new', 2: 'hot' };

/** Whether the reader may see a text: one that has not passed review is visible to its author only. */
export const isVisible = ({ state, userId }: Writing, context: CallContext): boolean =>
  state === REVIEW.passed || (userId !== 0 && userId === readViewerId(context));

/** Returns a post or a moment; null when the reader may not see it. */
export function findPost(context: CallContext, id: number): Writing | null {
  const found = findWriting(context.db, id);
  const isPost = found?.kind === 'post' || found?.kind === 'moment';
  return isPost && isVisible(found, context) ? found : null;
}

const format = (post: Writing, { db, addresses }: CallContext) =>
  formatPost(post, countComments(db, post.id, OBJECT_POST), addresses);

/** Answers posts of a circle or of a member; skips rows that the previous page contained. */
const postList: Call = (context) => {
  const { db, params } = context;
  const [targetId, userId] = [params.count('circleId'), params.count('userID')];
  if (targetId === 0 && userId === 0) return data({ list: [] });
  const rows = listWritings(db, {
    kind: 'post',
    // With `circleId` the parameter `userID` is no filter: clients send it in every request.
    ...(targetId === 0 ? { userId } : { targetId }),
    viewer: readViewerId(context),
    order: ORDERS[params.count('listType')] ?? (targetId === 0 ? 'new' : 'pinned'),
    ...readPage(params),
  });
  return data({ list: skipShown(rows, params).map((post) => format(post, context)) });
};

/** Returns the requested text of a kind; null when the reader may not see it. */
export function findRequestedWriting(context: CallContext, kind: WritingKind): Writing | null {
  const found = findWriting(context.db, context.params.count('id'), kind);
  return found && isVisible(found, context) ? found : null;
}

const postDetail = answerFound((context) => findRequestedWriting(context, 'post'), format);

const getMoment = answerFound(
  (context) => findRequestedWriting(context, 'moment'),
  (found, context) => ({
    ...format(found, context),
    praises: formatLikers(found, listLikers(context.db, found.id), context.addresses),
  }),
);

const MAX_CHARACTERS = 2000;

/** Stores a text that a reader sent, and returns its id. */
export const storeWriting = (
  context: CallContext,
  kind: WritingKind,
  sent: Pick<NewWriting, 'targetId' | 'state' | 'model'>,
): number =>
  addWriting(context.db, {
    ...UNREAD,
    ...sent,
    kind,
    userId: readViewerId(context),
    device: context.device,
    createdAt: context.now,
    origin: 'reader',
    idempotencyKey: readIdempotencyKey(context),
  });

/** Stores a member's post in a circle. */
const createPost: WriteCall = (context) => {
  const { params, member } = context;
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
  const id = storeWriting(context, 'post', {
    targetId: circle.id,
    state: inReview ? REVIEW.awaiting : REVIEW.passed,
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

export const postCalls: Calls = {
  'post-list': postList,
  'post-detail': postDetail,
  moments: getMoment,
  'friends-circle-detail': getMoment,
  ...createIdempotentCalls({ 'create-post': createPost, 'delete-post': deletePost }),
};
