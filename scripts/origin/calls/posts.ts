/**
 * Posts of circles and moments: serves `post-list`, `post-detail`, `moments`,
 * `friends-circle-detail` on hosts `app_if` and `nis`. Wire form: src/docs/wireFields.md.
 */

import { type Call, type CallContext, type Calls, readViewerId } from '../callContext.ts';
import { data, unknown } from '../envelope.ts';
import { countComments } from '../store/comments.ts';
import {
  findWriting,
  listLikers,
  listWritings,
  OBJECT_POST,
  REVIEW,
  type Writing,
  type WritingQuery,
} from '../store/writings.ts';
import { formatLikers, formatPost } from '../wire/posts.ts';
import { PAGE_SIZE } from './paging.ts';

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
  const page = params.count('page');
  const [targetId, userId] = [params.count('circleId'), params.count('userID')];
  if (targetId === 0 && userId === 0) return data({ list: [] });
  const rows = listWritings(db, {
    kind: 'post',
    // With `circleId` the parameter `userID` is no filter: clients send it in every request.
    ...(targetId === 0 ? { userId } : { targetId }),
    viewer: readViewerId(context),
    order: ORDERS[params.count('listType')] ?? (targetId === 0 ? 'new' : 'pinned'),
    offset: page * PAGE_SIZE,
    limit: PAGE_SIZE,
  });
  const last = page === 0 ? 0 : params.count('lastFileId');
  const shown = rows.findIndex(({ id }) => id === last) + 1;
  return data({ list: rows.slice(shown).map((post) => format(post, context)) });
};

const postDetail: Call = (context) => {
  const post = findWriting(context.db, context.params.count('id'), 'post');
  return post && isVisible(post, context) ? data(format(post, context)) : unknown;
};

const getMoment: Call = (context) => {
  const found = findWriting(context.db, context.params.count('id'), 'moment');
  if (!found || !isVisible(found, context)) return unknown;
  const praises = formatLikers(found, listLikers(context.db, found.id), context.addresses);
  return data({ ...format(found, context), praises });
};

export const postCalls: Calls = {
  'post-list': postList,
  'post-detail': postDetail,
  moments: getMoment,
  'friends-circle-detail': getMoment,
};
