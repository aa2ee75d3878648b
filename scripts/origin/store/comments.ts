import type { DatabaseSync } from 'node:sqlite';
import type { SampleComment } from '../../sample/types.ts';
import { defineTable, descending, type Stored } from '../table.ts';
import { parseChinaTime } from '../wire/time.ts';
import { isIdentified, isSameReader, type Reader } from './reader.ts';

export type CommentText = Omit<SampleComment, 'replies' | 'praises' | 'at' | 'inReview'> & {
  /** Names of uploaded images. */
  readonly uploads?: readonly string[];
};

export interface NewComment {
  readonly articleId: number;
  readonly source: number;
  /** The comment that it replies to; 0 for a comment on the article itself. */
  readonly parentId: number;
  /** The top-level comment of its thread; 0 for a top-level comment. */
  readonly threadId: number;
  /** `uid` of the member. */
  readonly userId: number;
  readonly createdAt: number;
  readonly praises: number;
  readonly inReview: boolean;
  /** False for the sample content. */
  readonly byMember: boolean;
  readonly idempotencyKey: string;
  readonly model: CommentText;
}

export interface StoredComment extends Stored<NewComment> {
  /** All replies in the thread of a top-level comment; the direct replies of a reply. */
  readonly replies: number;
}

export const comments = defineTable<NewComment>('comments');

const withReplies =
  (db: DatabaseSync) =>
  (row: Stored<NewComment>): StoredComment => ({
    ...row,
    replies: comments(db).count(
      (one) => !one.inReview && (row.threadId ? one.parentId : one.threadId) === row.id,
    ),
  });

/** Whether a member sees a comment: one in review is visible to its author only. */
const isVisible = ({ inReview, byMember, userId }: NewComment, viewer: number): boolean =>
  !inReview || (byMember && userId === viewer);

const oldestFirst = (one: Stored<NewComment>, other: Stored<NewComment>): number =>
  one.createdAt - other.createdAt || one.id - other.id;

export interface CommentQuery {
  readonly articleId: number;
  readonly source: number;
  /** `userId` of the requesting member; 0 for none. */
  readonly viewer: number;
  /** Lists replies among the comments, each by its own time. */
  readonly flat?: boolean;
}

export interface CommentPageQuery extends CommentQuery {
  readonly oldestFirst?: boolean;
  readonly offset: number;
  readonly limit: number;
}

const listVisible = (db: DatabaseSync, { articleId, source, viewer, flat }: CommentQuery) =>
  comments(db).list(
    (row) =>
      row.articleId === articleId &&
      row.source === source &&
      (flat || row.parentId === 0) &&
      isVisible(row, viewer),
  );

/** Lists comments on an article: pinned ones first, then by time. */
export function listComments(db: DatabaseSync, query: CommentPageQuery): StoredComment[] {
  const direction = query.oldestFirst ? 1 : -1;
  const isPinned = ({ model }: NewComment) => (model.pinned ? 1 : 0);
  return listVisible(db, query)
    .sort((a, b) => isPinned(b) - isPinned(a) || direction * oldestFirst(a, b))
    .slice(query.offset, query.offset + query.limit)
    .map(withReplies(db));
}

/** Counts the comments that are visible to the requesting member. */
export const countVisible = (db: DatabaseSync, query: CommentQuery): number =>
  listVisible(db, query).length;

/** Counts all comments on an article with replies, without those in review. */
export const countComments = (db: DatabaseSync, articleId: number, source: number): number =>
  countVisible(db, { articleId, source, viewer: 0, flat: true });

/** Counts the comments of an article of any source, without those in review. */
export const countVisibleComments = (db: DatabaseSync, articleId: number): number =>
  comments(db).count((row) => row.articleId === articleId && !row.inReview);

/** Lists the comments with the most likes; none without a like. */
export const listHotComments = (
  db: DatabaseSync,
  articleId: number,
  source: number,
  limit: number,
): StoredComment[] =>
  listVisible(db, { articleId, source, viewer: 0 })
    .filter(({ inReview, praises }) => !inReview && praises > 0)
    .sort(descending(({ praises }) => praises))
    .slice(0, limit)
    .map(withReplies(db));

/** Lists the thread of a top-level comment, or the direct replies of a reply: oldest first. */
export const listReplies = (
  db: DatabaseSync,
  { id, threadId }: StoredComment,
  viewer: number,
  offset: number,
  limit: number,
): StoredComment[] =>
  comments(db)
    .list((row) => (threadId ? row.parentId : row.threadId) === id && isVisible(row, viewer))
    .sort(oldestFirst)
    .slice(offset, offset + limit)
    .map(withReplies(db));

export function findComment(db: DatabaseSync, id: number): StoredComment | null {
  const row = comments(db).get(id);
  return row ? withReplies(db)(row) : null;
}

export function addToCommentLikes(db: DatabaseSync, id: number, step = 1): boolean {
  const praises = Math.max((comments(db).get(id)?.praises ?? 0) + step, 0);
  return comments(db).change(id, { praises });
}

/** Deletes a comment with all replies. */
export function removeComment(db: DatabaseSync, id: number): void {
  comments(db).remove((row) => row.id === id);
  for (const reply of comments(db).list(({ parentId }) => parentId === id)) {
    removeComment(db, reply.id);
  }
}

/** Deletes all comments on an object. */
export const removeCommentsOf = (db: DatabaseSync, articleId: number, source: number) =>
  comments(db).remove((row) => row.articleId === articleId && row.source === source);

/** Stores a comment of the sample content with its replies. */
export function addSampleComment(
  db: DatabaseSync,
  articleId: number,
  source: number,
  comment: SampleComment,
  { parentId, threadId } = { parentId: 0, threadId: 0 },
): void {
  const { replies = [], praises = 0, at, inReview = false, ...model } = comment;
  const { id } = comments(db).add({
    articleId,
    source,
    parentId,
    threadId,
    praises,
    inReview,
    model,
    userId: hashSampleReaderId(comment.user),
    createdAt: parseChinaTime(at),
    byMember: false,
    idempotencyKey: '',
  });
  const below = { parentId: id, threadId: threadId || id };
  for (const reply of replies) addSampleComment(db, articleId, source, reply, below);
}

/** Returns the id of a reader in the sample content who is not a member; -1 without a name. */
export const hashSampleReaderId = (name: string | null): number =>
  name === null ? -1 : 1000 + hashName(name);

function hashName(name: string): number {
  let hash = 0;
  for (const char of name) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 90_000;
  return hash;
}

export interface Report {
  /** The comment or the post. */
  readonly id: number;
  readonly of: 'comment' | 'post';
  readonly reader: Reader;
  readonly reason: string;
  readonly at: number;
}

interface StoredReport extends Reader {
  readonly objectId: number;
  readonly of: Report['of'];
  readonly reason: string;
  readonly at: number;
}

export const reports = defineTable<StoredReport>('reports');

/** Stores a reader's report; replaces an earlier one of the same reader. */
export function saveReport(db: DatabaseSync, { id, of, reader, reason, at }: Report): void {
  if (isIdentified(reader)) {
    reports(db).remove((row) => row.of === of && row.objectId === id && isSameReader(row, reader));
  }
  const { memberId, device } = reader;
  reports(db).add({ objectId: id, of, memberId, device, reason, at });
}
