import type { CommentSort, CommentSource } from '../../model/comment/types.ts';
import type { CallPath } from '../hosts.ts';
import type { ApiCall } from '../request.ts';

/**
 * The reads of comments as calls. They stand apart from their typed functions, so that the
 * inline script of a template does not carry the model.
 */

export interface CommentsParams {
  /** Of the article; of the comment for `discussReply`. */
  readonly id: string;
  readonly source?: CommentSource | undefined;
  /** From 0. Pages have the length that the site sets: follow `hasMore`. */
  readonly page?: number | undefined;
  /** The last comment that is shown already. */
  readonly lastFileId?: string | undefined;
  readonly sort?: CommentSort | undefined;
  /** Asks in the member's name, whose own comments in review are then among them. */
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
  /** `countHot` of the site's configuration; the server's own number when it is not known. */
  readonly count?: number | null | undefined;
}

export function hotCommentsCall({ count, ...params }: HotCommentsParams): ApiCall {
  const call = commentsCall('/base_url/discussHot', params);
  return { ...call, params: { ...call.params, count } };
}
