import type {
  Comment,
  CommentPage,
  CommentSort,
  CommentSource,
} from '../../model/comment/commentTypes.ts';
import {
  groupReplies,
  parseCommentPage,
  parseWrittenComment,
} from '../../model/comment/normaliseComment.ts';
import { ok } from '../../model/result.ts';
import { field, parseCount, parseNumber, parseRecord } from '../../model/wire.ts';
import type { CallPath } from '../callPath.ts';
import type { Client } from '../client.ts';
import type { ApiCall } from '../request.ts';
import { type Read, read } from './read.ts';

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

/**
 * Loads the latest comments with their first replies, also of a server that answers both in one list.
 * A server that does not send how many there are is asked for the number.
 */
export async function discussView(client: Client, params: CommentsParams): Read<CommentPage> {
  const page = await readPage(client, '/base_url/discussView', params);
  if (!page.ok) return page;
  const { comments, totalCount, hasMore } = page.value;
  const grouped = { ...page.value, comments: groupReplies(comments) };
  if (!hasMore || totalCount > comments.length) return ok(grouped);
  const count = await discussCount(client, params);
  return ok(
    count.ok && count.value > totalCount ? { ...grouped, totalCount: count.value } : grouped,
  );
}

/** Loads replies to a comment. */
export const discussReply = (client: Client, params: CommentsParams) =>
  readPage(client, '/base_url/discussReply', params);

/** Loads the hot comments; their replies continue from page 0. */
export function discussHot(client: Client, params: HotCommentsParams): Read<readonly Comment[]> {
  const parse = (payload: unknown) => parseCommentPage(payload).comments;
  return read(client, hotCommentsCall(params), parse);
}

/** Loads the number of comments: a number, or an object with one. */
export const discussCount = (
  client: Client,
  { id, source = 0 }: Pick<CommentsParams, 'id' | 'source'>,
) =>
  read(client, { path: '/base_url/discussCount', params: { id, source } }, (payload) => {
    if (parseNumber(payload) !== null) return parseCount(payload);
    return parseCount(
      field(parseRecord(payload), 'countDiscuss', 'discussCount', 'totalCount', 'count', 'value'),
    );
  });

export interface DiscussParams {
  readonly articleId: string;
  readonly source: CommentSource;
  /** '0' for a comment on the article itself. */
  readonly parentId: string;
  readonly text: string;
  /** Addresses of uploaded images. */
  readonly pictures: readonly string[];
  /** The member's uid. */
  readonly userId: string;
  readonly userName: string;
  readonly idempotencyKey: string;
}

/** Sends a comment or a reply. */
export const discuss = (client: Client, params: DiscussParams) =>
  read(client, discussCall(params), parseWrittenComment);

const discussCall = (params: DiscussParams): ApiCall => ({
  path: '/base_url/discuss',
  method: 'post',
  member: true,
  userIds: ['userID'],
  params: {
    rootID: params.articleId,
    parentID: params.parentId,
    content: params.text,
    userID: params.userId,
    userName: params.userName,
    sourceType: params.source,
    type: 0,
    channel: 2,
    imgUrl: params.pictures.join(','),
    longitude: 0,
    latitude: 0,
    location: '',
    idempotencyKey: params.idempotencyKey,
  },
});

/** The comment did not exist (wire 2.9), which counts as deleted. */
const NOT_FOUND = 2;

export interface DelMyDiscussParams {
  readonly commentId: string;
  /** The member's uid. */
  readonly userId: string;
  readonly idempotencyKey: string;
}

/** Deletes the member's own comment. */
export async function delMyDiscuss(
  client: Client,
  { commentId, userId, idempotencyKey }: DelMyDiscussParams,
): Read<true> {
  const call = {
    path: '/base_url/delMyDiscuss',
    method: 'post',
    member: true,
    userIds: ['userID'],
    params: { userID: userId, fileId: commentId, idempotencyKey },
  } as const;
  const answer = await read(client, call, () => true as const);
  const isMissing =
    !answer.ok && answer.error.kind === 'status' && answer.error.status === NOT_FOUND;
  return isMissing ? ok(true as const) : answer;
}

export interface ExposeParams {
  readonly commentId: string;
  readonly source: CommentSource;
  /** The reader's explanation. */
  readonly reason: string;
  /** The member's uid; '0' for a reader who is not logged in. */
  readonly userId: string;
  readonly userName: string;
  readonly idempotencyKey: string;
}

/** Reports a comment to the editors. */
export const expose = (client: Client, params: ExposeParams) =>
  read(
    client,
    {
      path: '/base_url/expose',
      method: 'post',
      userIds: ['userID'],
      params: {
        rootID: params.commentId,
        sourceType: params.source,
        type: REPORTED_COMMENT,
        reason: params.reason,
        userID: params.userId,
        userName: params.userName,
        idempotencyKey: params.idempotencyKey,
      },
    },
    () => true as const,
  );

/** Object type of `expose`: a comment, as in `event` (wire 4.3). */
const REPORTED_COMMENT = 1;

const readPage = (client: Client, path: CallPath, params: CommentsParams) =>
  read(client, commentsCall(path, params), parseCommentPage);
