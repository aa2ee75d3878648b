import type { StoredComment } from '../store/comments.ts';
import type { Addresses } from '../wire/addresses.ts';
import { formatComment } from '../wire/comment.ts';
import type { PushHub } from './pushHub.ts';

/** `source` of comments on a broadcast. */
export const SOURCE_LIVE = 1;

/** Publishes a public comment on a broadcast as `live_discuss`; `id` is the broadcast's. */
export function publishComment(
  push: PushHub,
  comment: StoredComment,
  parent: StoredComment | null,
  addresses: Addresses,
): void {
  if (comment.source !== SOURCE_LIVE || comment.inReview) return;
  const data = {
    ...formatComment(comment, null, parent, addresses),
    id: String(comment.articleId),
    commentId: comment.id,
  };
  push.publish({ type: 'live_discuss', data });
}
