import { commentsCall, hotCommentsCall } from '../../api/calls/comments.ts';
import type { Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import { loadFirstComments } from '../../api/pages/firstComments.ts';
import type { ListFirstCalls } from '../../api/preload.ts';
import { type CommentList, createCommentList } from '../../model/comment/commentList.ts';
import type { Comment, Commented } from '../../model/comment/commentTypes.ts';
import { fail, ok, type Result } from '../../model/result.ts';

export const listFirstCalls: ListFirstCalls = ({ id, source: sent = '' }) => {
  if (!id) return [];
  // A source that is no number counts as 0 (model/comment/normaliseComment.ts).
  const source = /^\d{1,2}$/.test(sent) ? Number(sent) : 0;
  return [commentsCall('/base_url/discussView', { id, source }), hotCommentsCall({ id, source })];
};

/** The comments of a page, as they were loaded with it. */
export interface CommentPageData extends Commented {
  readonly list: CommentList;
  /** The comment whose replies the page shows; null on the page of all. */
  readonly thread: Comment | null;
}

/** Loads the first comments on an article; fails with `empty` where the address names none (''). */
export async function loadAllComments(
  client: Client,
  { articleId, source, asMember }: Commented & { readonly asMember: boolean },
): Promise<Result<CommentPageData, ApiError>> {
  if (articleId === '') return fail({ kind: 'empty', message: 'no article', call: 'discussView' });
  const query = { articleId, source, countHot: null, asMember };
  const first = await loadFirstComments(client, query);
  if (!first.ok) return first;
  return ok({ articleId, source, list: createCommentList(first.value, 'newest'), thread: null });
}
