import type { CommentSort, CommentSource } from '../../model/comment/commentTypes.ts';
import type { CallPath } from '../callPath.ts';
import type { ApiCall } from '../request.ts';

/**
 * Requests about comments, separate from their typed functions: a template's inline script must
 * not contain the model.
 */

export interface CommentsParams {
  /** Id of the article; for `discussReply` of the comment. */
  readonly id: string;
  readonly source?: CommentSource | undefined;
  /** From 0. The site sets the page size, so `hasMore` decides whether to continue. */
  readonly page?: number | undefined;
  /** Id of the last comment that is shown. */
  readonly lastFileId?: string | undefined;
  readonly sort?: CommentSort | undefined;
  /** Sends the member's tokens; the answer then includes the member's own comments in review. */
  readonly asMember?: boolean | undefined;
}

const SORTS = { newest: 0, oldest: 1 } as const;

export function commentsCall(path: CallPath, { asMember, ...params }: CommentsParams): ApiCall {
  const { id, source = 0, page = 0, lastFileId = '0', sort = 'newest' } = params;
  return {
    path,
    ...(asMember && { member: true }),
    params: { id, source, page, lastFileId, sort: SORTS[sort] || null },
  };
}

export interface HotCommentsParams extends CommentsParams {
  /** `countHot` of the site's configuration; when unknown, the server's default is used. */
  readonly count?: number | null | undefined;
}

export function hotCommentsCall({ count, ...params }: HotCommentsParams): ApiCall {
  const call = commentsCall('/base_url/discussHot', params);
  return { ...call, params: { ...call.params, count } };
}
