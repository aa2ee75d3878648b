import type { DatabaseSync } from 'node:sqlite';
import type { EditionComment } from '../../edition/types.ts';
import { parseChinaTime } from '../wire/time.ts';

export type CommentText = Omit<EditionComment, 'replies' | 'praises' | 'at' | 'inReview'>;

export interface StoredComment {
  readonly id: number;
  readonly articleId: number;
  readonly source: number;
  /** 0 for a comment on the article itself. */
  readonly parentId: number;
  readonly userId: number;
  readonly createdAt: number;
  readonly praises: number;
  readonly replies: number;
  readonly model: CommentText;
}

export interface NewComment {
  readonly articleId: number;
  readonly source: number;
  readonly parentId: number;
  readonly userId: number;
  readonly createdAt: number;
  readonly praises: number;
  readonly inReview: boolean;
  readonly model: CommentText;
}

const SELECT = `
  SELECT c.*, (SELECT count(*) FROM comments r
    WHERE r.parent_id = c.id AND r.in_review = 0) AS replies FROM comments c`;

type Row = Record<string, unknown>;

function readRow(row: Row): StoredComment {
  return {
    id: Number(row.id),
    articleId: Number(row.article_id),
    source: Number(row.source),
    parentId: Number(row.parent_id),
    userId: Number(row.user_id),
    createdAt: Number(row.created_at),
    praises: Number(row.praises),
    replies: Number(row.replies),
    model: JSON.parse(String(row.model)) as CommentText,
  };
}

export interface CommentQuery {
  readonly articleId: number;
  readonly source: number;
  /** Replies stand between comments, each by its own time. */
  readonly flat?: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** Comments on an article: pinned ones first, then the newest. */
export function listComments(db: DatabaseSync, query: CommentQuery): StoredComment[] {
  return db
    .prepare(
      `${SELECT} WHERE c.article_id = ? AND c.source = ? AND c.in_review = 0
       ${query.flat ? '' : 'AND c.parent_id = 0'}
       ORDER BY c.pinned DESC, c.created_at DESC, c.id DESC LIMIT ? OFFSET ?`,
    )
    .all(query.articleId, query.source, query.limit, query.offset)
    .map(readRow);
}

/** The comments with the most praise; a comment without any is not hot. */
export function listHotComments(
  db: DatabaseSync,
  articleId: number,
  source: number,
  limit: number,
): StoredComment[] {
  return db
    .prepare(
      `${SELECT} WHERE c.article_id = ? AND c.source = ? AND c.in_review = 0
       AND c.parent_id = 0 AND c.praises > 0
       ORDER BY c.praises DESC, c.id DESC LIMIT ?`,
    )
    .all(articleId, source, limit)
    .map(readRow);
}

/** Replies to a comment, oldest first. */
export function listReplies(
  db: DatabaseSync,
  parentId: number,
  offset: number,
  limit: number,
): StoredComment[] {
  return db
    .prepare(
      `${SELECT} WHERE c.parent_id = ? AND c.in_review = 0
       ORDER BY c.created_at, c.id LIMIT ? OFFSET ?`,
    )
    .all(parentId, limit, offset)
    .map(readRow);
}

export function findComment(db: DatabaseSync, id: number): StoredComment | null {
  const row = db.prepare(`${SELECT} WHERE c.id = ?`).get(id);
  return row ? readRow(row) : null;
}

/** All comments on an article, replies included; those in review are not counted. */
export function countComments(
  db: DatabaseSync,
  articleId: number,
  source: number,
  flat: boolean,
): number {
  const row = db
    .prepare(
      `SELECT count(*) AS n FROM comments WHERE article_id = ? AND source = ? AND in_review = 0
       ${flat ? '' : 'AND parent_id = 0'}`,
    )
    .get(articleId, source);
  return Number(row?.n ?? 0);
}

/** Stores a comment and answers its id. */
export function addComment(db: DatabaseSync, comment: NewComment, origin: string): number {
  const result = db
    .prepare(
      `INSERT INTO comments (article_id, source, parent_id, user_id, created_at, praises,
         in_review, pinned, origin, model) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      comment.articleId,
      comment.source,
      comment.parentId,
      comment.userId,
      comment.createdAt,
      comment.praises,
      comment.inReview ? 1 : 0,
      comment.model.pinned ? 1 : 0,
      origin,
      JSON.stringify(comment.model),
    );
  return Number(result.lastInsertRowid);
}

/** Stores a comment of the edition with its replies. */
export function addEditionComment(
  db: DatabaseSync,
  articleId: number,
  source: number,
  comment: EditionComment,
  parentId = 0,
): void {
  const { replies = [], praises = 0, at, inReview = false, ...model } = comment;
  const id = addComment(
    db,
    {
      articleId,
      source,
      parentId,
      userId: comment.user === null ? -1 : 1000 + hashName(comment.user),
      createdAt: parseChinaTime(at),
      praises,
      inReview,
      model,
    },
    'edition',
  );
  for (const reply of replies) addEditionComment(db, articleId, source, reply, id);
}

function hashName(name: string): number {
  let hash = 0;
  for (const char of name) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 90_000;
  return hash;
}
