import type { StoredComment } from '../store/comments.ts';
import type { Addresses } from '../wire/addresses.ts';
import { formatComment } from '../wire/comment.ts';
import type { PushHub } from './pushHub.ts';

/** Comments on a broadcast itself. */
export const SOURCE_LIVE = 1;

/** Tells of a comment on a broadcast that everyone may see; `id` is the broadcast's. */
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
  push.tell({ type: 'live_discuss', data });
}
