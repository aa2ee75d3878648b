import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { SampleComment } from '../../sample/types.ts';
import { parseChinaTime } from '../wire/time.ts';

export type CommentText = Omit<SampleComment, 'replies' | 'praises' | 'at' | 'inReview'> & {
  /** Names of uploaded images. */
  readonly uploads?: readonly string[];
};

export interface StoredComment {
  readonly id: number;
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
  /** All replies in the thread of a top-level comment; the direct replies of a reply. */
  readonly replies: number;
  readonly inReview: boolean;
  /** False for the sample content. */
  readonly byMember: boolean;
  readonly model: CommentText;
}

export interface NewComment {
  readonly articleId: number;
  readonly source: number;
  readonly parentId: number;
  readonly threadId: number;
  readonly userId: number;
  readonly createdAt: number;
  readonly praises: number;
  readonly inReview: boolean;
  readonly idempotencyKey?: string;
  /** Identifies a comment of the sample content when that changes. */
  readonly seedKey?: string;
  readonly model: CommentText;
}

/** `origin` of rows that members wrote. */
export const BY_MEMBER = 'reader';

const SELECT = `
  SELECT c.*, CASE c.thread_id
    WHEN 0 THEN (SELECT count(*) FROM comments r WHERE r.thread_id = c.id AND r.in_review = 0)
    ELSE (SELECT count(*) FROM comments r WHERE r.parent_id = c.id AND r.in_review = 0)
  END AS replies FROM comments c`;

/** Condition: a comment in review is visible to its author only. */
const VISIBLE = `(c.in_review = 0 OR (c.origin = '${BY_MEMBER}' AND c.user_id = $viewer))`;

type Row = Record<string, unknown>;

function readRow(row: Row): StoredComment {
  return {
    id: Number(row.id),
    articleId: Number(row.article_id),
    source: Number(row.source),
    parentId: Number(row.parent_id),
    threadId: Number(row.thread_id),
    userId: Number(row.user_id),
    createdAt: Number(row.created_at),
    praises: Number(row.praises),
    replies: Number(row.replies),
    inReview: row.in_review === 1,
    byMember: row.origin === BY_MEMBER,
    model: JSON.parse(String(row.model)) as CommentText,
  };
}

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

/** Lists comments on an article: pinned ones first, then by time. */
export function listComments(db: DatabaseSync, query: CommentPageQuery): StoredComment[] {
  const direction = query.oldestFirst ? 'ASC' : 'DESC';
  return db
    .prepare(
      `${SELECT} WHERE c.article_id = $article AND c.source = $source AND ${VISIBLE}
       ${query.flat ? '' : 'AND c.parent_id = 0'}
       ORDER BY c.pinned DESC, c.created_at ${direction}, c.id ${direction}
       LIMIT $limit OFFSET $offset`,
    )
    .all({
      $article: query.articleId,
      $source: query.source,
      $viewer: query.viewer,
      $limit: query.limit,
      $offset: query.offset,
    })
    .map(readRow);
}

/** Counts the comments that are visible to the requesting member. */
export function countVisible(db: DatabaseSync, query: CommentQuery): number {
  const row = db
    .prepare(
      `SELECT count(*) AS n FROM comments c
       WHERE c.article_id = $article AND c.source = $source AND ${VISIBLE}
       ${query.flat ? '' : 'AND c.parent_id = 0'}`,
    )
    .get({ $article: query.articleId, $source: query.source, $viewer: query.viewer });
  return Number(row?.n ?? 0);
}

/** Counts all comments on an article with replies, without those in review. */
export function countComments(db: DatabaseSync, articleId: number, source: number): number {
  return countVisible(db, { articleId, source, viewer: 0, flat: true });
}

/** Lists the comments with the most likes; none without a like. */
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

/** Lists the thread of a top-level comment, or the direct replies of a reply: oldest first. */
export function listReplies(
  db: DatabaseSync,
  { id, threadId }: StoredComment,
  viewer: number,
  offset: number,
  limit: number,
): StoredComment[] {
  const place = threadId === 0 ? 'thread_id' : 'parent_id';
  return db
    .prepare(
      `${SELECT} WHERE c.${place} = $id AND ${VISIBLE}
       ORDER BY c.created_at, c.id LIMIT $limit OFFSET $offset`,
    )
    .all({ $id: id, $viewer: viewer, $limit: limit, $offset: offset })
    .map(readRow);
}

export function findComment(db: DatabaseSync, id: number): StoredComment | null {
  const row = db.prepare(`${SELECT} WHERE c.id = ?`).get(id);
  return row ? readRow(row) : null;
}

/** Stores a comment and returns its id. */
export function addComment(db: DatabaseSync, comment: NewComment, origin: string): number {
  const result = db
    .prepare(
      `INSERT INTO comments (article_id, source, parent_id, thread_id, user_id, created_at,
         praises, in_review, pinned, origin, idempotency_key, seed_key, model)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      comment.articleId,
      comment.source,
      comment.parentId,
      comment.threadId,
      comment.userId,
      comment.createdAt,
      comment.praises,
      comment.inReview ? 1 : 0,
      comment.model.pinned ? 1 : 0,
      origin,
      comment.idempotencyKey ?? '',
      comment.seedKey ?? null,
      JSON.stringify(comment.model),
    );
  return Number(result.lastInsertRowid);
}

/** Deletes a comment with all replies; returns the names of their uploaded images. */
export function removeComment(db: DatabaseSync, id: number): readonly string[] {
  const below = `WITH RECURSIVE below(id) AS (
    VALUES (?) UNION SELECT c.id FROM comments c JOIN below ON c.parent_id = below.id)`;
  const rows = db
    .prepare(`${below} SELECT model FROM comments WHERE id IN (SELECT id FROM below)`)
    .all(id);
  db.prepare(`${below} DELETE FROM comments WHERE id IN (SELECT id FROM below)`).run(id);
  return rows.flatMap((row) => (JSON.parse(String(row.model)) as CommentText).uploads ?? []);
}

/** Deletes all comments on an object; returns the names of their uploaded images. */
export function removeCommentsOf(
  db: DatabaseSync,
  articleId: number,
  source: number,
): readonly string[] {
  return db
    .prepare('DELETE FROM comments WHERE article_id = ? AND source = ? RETURNING model')
    .all(articleId, source)
    .flatMap((row) => (JSON.parse(String(row.model)) as CommentText).uploads ?? []);
}

interface SampleCommentTarget {
  readonly parentId: number;
  readonly threadId: number;
  /** Collects the keys of the sample comments; a comment that is stored under its key is updated. */
  readonly seeded?: Set<string>;
}

/**
 * Stores a comment of the sample content with its replies. An updated comment keeps its id,
 * so that readers' replies stay attached to it.
 */
export function addSampleComment(
  db: DatabaseSync,
  articleId: number,
  source: number,
  comment: SampleComment,
  place: SampleCommentTarget = { parentId: 0, threadId: 0 },
): void {
  const { replies = [], praises = 0, at, inReview = false, ...model } = comment;
  const { parentId, threadId, seeded } = place;
  const seedKey =
    seeded && nameComment([articleId, source, parentId, comment.user, model.text, at]);
  if (seedKey) seeded.add(seedKey);
  const id =
    (seedKey && renewComment(db, seedKey, inReview, model)) ||
    addComment(
      db,
      {
        articleId,
        source,
        parentId,
        threadId,
        userId: hashSampleReaderId(comment.user),
        createdAt: parseChinaTime(at),
        praises,
        inReview,
        ...(seedKey && { seedKey }),
        model,
      },
      'edition',
    );
  const below = { parentId: id, threadId: threadId || id, ...(seeded && { seeded }) };
  for (const reply of replies) addSampleComment(db, articleId, source, reply, below);
}

const nameComment = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** Updates the sample comment with this key and returns its id; null when there is none. */
function renewComment(
  db: DatabaseSync,
  seedKey: string,
  inReview: boolean,
  model: CommentText,
): number | null {
  const row = db
    .prepare(
      'UPDATE comments SET in_review = ?, pinned = ?, model = ? WHERE seed_key = ? RETURNING id',
    )
    .get(inReview ? 1 : 0, model.pinned ? 1 : 0, JSON.stringify(model), seedKey);
  return row ? Number(row.id) : null;
}

/** Deletes comments of an earlier version of the sample content. */
export function removeStaleComments(db: DatabaseSync, seeded: ReadonlySet<string>): void {
  const rows = db.prepare('SELECT id, seed_key FROM comments WHERE seed_key IS NOT NULL').all();
  for (const row of rows) {
    if (!seeded.has(String(row.seed_key))) removeComment(db, Number(row.id));
  }
}

/** Returns the id of a reader in the sample content who is not a member; -1 without a name. */
export const hashSampleReaderId = (name: string | null): number =>
  name === null ? -1 : 1000 + hashName(name);

function hashName(name: string): number {
  let hash = 0;
  for (const char of name) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 90_000;
  return hash;
}
