import { parseCommentPage } from '../../model/comment/normalise.ts';
import type { Comment, CommentPage } from '../../model/comment/types.ts';
import { field, parseCount, parseNumber, parseRecord } from '../../model/wire.ts';
import type { CallOptions, Client } from '../client.ts';
import type { CallPath } from '../hosts.ts';
import { type Read, read } from './read.ts';

/** What is commented on: 0 an article, 3 one of the digital newspaper (interop section 10). */
export type CommentSource = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export interface CommentsParams {
  /** Of the article; of the comment for `discussReply`. */
  readonly id: string;
  readonly source?: CommentSource | undefined;
  /** From 0. Pages have the length that the site sets: follow `hasMore`. */
  readonly page?: number | undefined;
  /** The last comment that is shown already. */
  readonly lastFileId?: string | undefined;
}

/** The latest comments with their first replies. */
export function discussView(client: Client, params: CommentsParams, options?: CallOptions) {
  return readPage(client, '/base_url/discussView', params, options);
}

/** The latest comments and replies in one row, none inside another. */
export function discussViewFlat(client: Client, params: CommentsParams, options?: CallOptions) {
  return readPage(client, '/base_url/discussViewFlat', params, options);
}

/** Replies to a comment. */
export function discussReply(client: Client, params: CommentsParams, options?: CallOptions) {
  return readPage(client, '/base_url/discussReply', params, options);
}

export interface HotCommentsParams extends CommentsParams {
  /** `countHot` of the site's configuration. */
  readonly count?: number | undefined;
}

/** The hot comments, with replies from page 0. */
export function discussHot(
  client: Client,
  { count, ...params }: HotCommentsParams,
  options?: CallOptions,
): Read<readonly Comment[]> {
  const call = { path: '/base_url/discussHot', params: { ...paramsOf(params), count } } as const;
  return read(client, call, options, (payload) => parseCommentPage(payload).comments);
}

/** How many comments there are: a number, or an object around one. */
export function discussCount(
  client: Client,
  { id, source = 0 }: Pick<CommentsParams, 'id' | 'source'>,
  options?: CallOptions,
): Read<number> {
  const call = { path: '/base_url/discussCount', params: { id, source } } as const;
  return read(client, call, options, (payload) => {
    if (parseNumber(payload) !== null) return parseCount(payload);
    return parseCount(
      field(parseRecord(payload), 'countDiscuss', 'discussCount', 'totalCount', 'count', 'value'),
    );
  });
}

function readPage(
  client: Client,
  path: CallPath,
  params: CommentsParams,
  options: CallOptions | undefined,
): Read<CommentPage> {
  return read(client, { path, params: paramsOf(params) }, options, parseCommentPage);
}

function paramsOf({ id, source = 0, page = 0, lastFileId = '0' }: CommentsParams) {
  return { id, source, page, lastFileId };
}
