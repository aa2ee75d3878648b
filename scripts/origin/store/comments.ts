import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { SampleComment } from '../../sample/types.ts';
import { parseChinaTime } from '../wire/time.ts';

export type CommentText = Omit<SampleComment, 'replies' | 'praises' | 'at' | 'inReview'> & {
  /** Names of uploaded pictures. */
  readonly uploads?: readonly string[];
};

export interface StoredComment {
  readonly id: number;
  readonly articleId: number;
  readonly source: number;
  /** What it answers; 0 for a comment on the article itself. */
  readonly parentId: number;
  /** The comment on the article that it stands under; 0 for such a comment itself. */
  readonly threadId: number;
  /** `uid` of the member. */
  readonly userId: number;
  readonly createdAt: number;
  readonly praises: number;
  /** Of a comment on the article: all below it; of a reply: those that answer it. */
  readonly replies: number;
  readonly inReview: boolean;
  /** Written by a member through this server, not by the edition. */
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
  /** Finds a comment of the edition again when the edition changes. */
  readonly seedKey?: string;
  readonly model: CommentText;
}

/** `origin` of what members write. */
export const BY_MEMBER = 'reader';

const SELECT = `
  SELECT c.*, CASE c.thread_id
    WHEN 0 THEN (SELECT count(*) FROM comments r WHERE r.thread_id = c.id AND r.in_review = 0)
    ELSE (SELECT count(*) FROM comments r WHERE r.parent_id = c.id AND r.in_review = 0)
  END AS replies FROM comments c`;

/** What waits for review is seen by the member who wrote it, and nobody else. */
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
  /** `uid` of the member who looks; 0 for none. */
  readonly viewer: number;
  /** Replies stand between comments, each by its own time. */
  readonly flat?: boolean;
}

export interface CommentPageQuery extends CommentQuery {
  readonly oldestFirst?: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** Comments on an article: pinned ones first, then by time. */
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

/** How many comments a member finds when paging to the end. */
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

/** All comments on an article, replies included; those in review are not counted. */
export function countComments(db: DatabaseSync, articleId: number, source: number): number {
  return countVisible(db, { articleId, source, viewer: 0, flat: true });
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

/** All below a comment, or what answers a reply: oldest first. */
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

/** Stores a comment and answers its id. */
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

/** Takes a comment away, and what was written below it; answers the pictures that those had. */
export function removeComment(db: DatabaseSync, id: number): readonly string[] {
  const below = `WITH RECURSIVE below(id) AS (
    VALUES (?) UNION SELECT c.id FROM comments c JOIN below ON c.parent_id = below.id)`;
  const rows = db
    .prepare(`${below} SELECT model FROM comments WHERE id IN (SELECT id FROM below)`)
    .all(id);
  db.prepare(`${below} DELETE FROM comments WHERE id IN (SELECT id FROM below)`).run(id);
  return rows.flatMap((row) => (JSON.parse(String(row.model)) as CommentText).uploads ?? []);
}

/** Takes away all comments on something; answers the pictures that those had. */
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
  /** Keys of the comments that the edition has: one that is stored under its key is renewed. */
  readonly seeded?: Set<string>;
}

/**
 * Stores a comment of the edition with its replies. One that is renewed keeps its id,
 * so that what readers answered stays under it.
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

/** The id of the comment that the edition stored under this key; null when there is none. */
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

/** Takes away what an earlier edition had and this one has not. */
export function removeStaleComments(db: DatabaseSync, seeded: ReadonlySet<string>): void {
  const rows = db.prepare('SELECT id, seed_key FROM comments WHERE seed_key IS NOT NULL').all();
  for (const row of rows) {
    if (!seeded.has(String(row.seed_key))) removeComment(db, Number(row.id));
  }
}

/** The id of a reader whom the edition names and who is no member; -1 for one without a name. */
export const hashSampleReaderId = (name: string | null): number =>
  name === null ? -1 : 1000 + hashName(name);

function hashName(name: string): number {
  let hash = 0;
  for (const char of name) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 90_000;
  return hash;
}
