import type { DatabaseSync } from 'node:sqlite';
import type { StoredFile } from '../wire/files.ts';
import { removeCommentsOf } from './comments.ts';
import type { Counter } from './counters.ts';
import { bindReader, isIdentified, type Reader, SAME_READER } from './reader.ts';
import { releaseUploads } from './uploads.ts';

/** Kinds of readers' texts that editors review. A moment is a social post of the friends' circle. */
export type WritingKind = 'post' | 'moment' | 'tipoff' | 'contribution';

export interface WritingAnswer {
  readonly text: string;
  readonly unit: string;
  /** Epoch ms. */
  readonly at: number;
  readonly files: readonly StoredFile[];
}

export interface WritingText {
  /** null: the server has no name for this reader. */
  readonly user: string | null;
  readonly official?: boolean;
  readonly title?: string;
  readonly text: string;
  readonly tag?: number;
  readonly place?: string;
  readonly files?: readonly StoredFile[];
  /** How the newsroom can reach the reader; never public. */
  readonly contact?: string;
  /** Byline of a contribution. */
  readonly author?: string;
  /** Why editors refused the text. */
  readonly reason?: string;
  /** The tip-off is public. */
  readonly public?: boolean;
  readonly answer?: WritingAnswer;
  /** The published article of a contribution. */
  readonly article?: number;
  /** Likes in the sample content. */
  readonly praisedBy?: readonly Liker[];
}

export interface Liker {
  readonly id: number;
  readonly name: string;
}

/** `type` of posts and moments in the calls of events, comments and reports. */
export const OBJECT_POST = 18;

/** Review state of posts, moments, contributions and questions. */
export const REVIEW = { awaiting: 0, passed: 1, refused: 2 } as const;
/** Review state of a tip-off. */
export const TIP_STATE = { awaiting: 0, accepted: 1, answered: 2, refused: 3 } as const;

export interface Writing {
  readonly id: number;
  readonly kind: WritingKind;
  /** The circle, or the call for contributions; 0 for none. */
  readonly targetId: number;
  /** The member's `userId`; 0 for a reader who was not logged in. */
  readonly userId: number;
  readonly device: string;
  readonly createdAt: number;
  readonly state: number;
  readonly pinned: boolean;
  readonly praises: number;
  readonly clicks: number;
  readonly shares: number;
  readonly model: WritingText;
}

export type NewWriting = Omit<Writing, 'id' | 'clicks'> & {
  /** Fixed in the sample content; the next free id when left out. */
  readonly id?: number;
  readonly origin: 'edition' | 'reader';
  readonly idempotencyKey: string;
};

type Row = Record<string, unknown>;

const readRow = (row: Row): Writing => ({
  id: Number(row.id),
  kind: String(row.kind) as WritingKind,
  targetId: Number(row.place_id),
  userId: Number(row.user_id),
  device: String(row.device),
  createdAt: Number(row.created_at),
  state: Number(row.state),
  pinned: row.pinned === 1,
  praises: Number(row.praises),
  clicks: Number(row.clicks),
  shares: Number(row.shares),
  model: JSON.parse(String(row.model)) as WritingText,
});

export function findWriting(db: DatabaseSync, id: number, kind?: WritingKind): Writing | null {
  const row = db.prepare('SELECT * FROM writings WHERE id = ?').get(id);
  const writing = row ? readRow(row) : null;
  return kind && writing?.kind !== kind ? null : writing;
}

export interface WritingQuery {
  readonly kind: WritingKind;
  /** Only of this circle or call for contributions. */
  readonly targetId?: number;
  /** Only of this member. */
  readonly userId?: number;
  /** `userId` of the requesting member, whose own texts are listed in every state; 0 for none. */
  readonly viewer: number;
  readonly order: keyof typeof ORDERS;
  readonly offset: number;
  readonly limit: number;
}

const ORDERS = {
  new: 'created_at DESC, id DESC',
  hot: 'praises DESC, created_at DESC, id DESC',
  pinned: 'pinned DESC, created_at DESC, id DESC',
} as const;

export function listWritings(db: DatabaseSync, query: WritingQuery): readonly Writing[] {
  return db
    .prepare(
      `SELECT * FROM writings WHERE kind = $kind
       AND ($place = 0 OR place_id = $place) AND ($user = 0 OR user_id = $user)
       AND (state = ${REVIEW.passed} OR (user_id = $viewer AND $viewer <> 0))
       ORDER BY ${ORDERS[query.order]} LIMIT $limit OFFSET $offset`,
    )
    .all({
      $kind: query.kind,
      $place: query.targetId ?? 0,
      $user: query.userId ?? 0,
      $viewer: query.viewer,
      $limit: query.limit,
      $offset: query.offset,
    })
    .map(readRow);
}

/** Counts the texts of a circle or a member that passed review. */
export function countPassed(
  db: DatabaseSync,
  kind: WritingKind,
  by: { readonly targetId: number } | { readonly userId: number },
): number {
  const [column, value] = 'targetId' in by ? ['place_id', by.targetId] : ['user_id', by.userId];
  const row = db
    .prepare(
      `SELECT count(*) AS n FROM writings
       WHERE kind = ? AND ${column} = ? AND state = ${REVIEW.passed}`,
    )
    .get(kind, value);
  return Number(row?.n ?? 0);
}

/** Counts a reader's texts of a kind since a time: by member, or by device without a login. */
export function countSince(
  db: DatabaseSync,
  kind: WritingKind,
  { userId, device }: Pick<Writing, 'userId' | 'device'>,
  since: number,
): number {
  const [column, value] = userId === 0 ? ['device', device] : ['user_id', userId];
  const row = db
    .prepare(
      `SELECT count(*) AS n FROM writings WHERE kind = ? AND ${column} = ? AND created_at >= ?
       AND origin = 'reader'`,
    )
    .get(kind, value, since);
  return Number(row?.n ?? 0);
}

/** Stores a text and returns its id. */
export function addWriting(db: DatabaseSync, writing: NewWriting): number {
  const result = db
    .prepare(
      `INSERT INTO writings (id, kind, place_id, user_id, device, created_at, state, pinned,
         praises, clicks, shares, origin, idempotency_key, model)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?)`,
    )
    .run(
      writing.id ?? nextId(db),
      writing.kind,
      writing.targetId,
      writing.userId,
      writing.device,
      writing.createdAt,
      writing.state,
      writing.pinned ? 1 : 0,
      writing.praises,
      writing.shares,
      writing.origin,
      writing.idempotencyKey,
      JSON.stringify(writing.model),
    );
  return Number(result.lastInsertRowid);
}

/** Far above the ids of the sample content, which can grow. */
const FIRST_ID = 20_001;

/** Returns an unused id; ids of deleted rows are not reused, so that links to them stay invalid. */
function nextId(db: DatabaseSync): number {
  const last = db.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'writings'").get()?.seq;
  return Math.max(Number(last ?? 0) + 1, FIRST_ID);
}

/** Stores or updates a text of the sample content; its counters stay. */
export function renewWriting(
  db: DatabaseSync,
  writing: NewWriting & { readonly id: number },
): void {
  const result = db
    .prepare(
      `UPDATE writings SET place_id = ?, user_id = ?, created_at = ?, pinned = ?, model = ?
       WHERE id = ? AND origin = 'edition'`,
    )
    .run(
      writing.targetId,
      writing.userId,
      writing.createdAt,
      writing.pinned ? 1 : 0,
      JSON.stringify(writing.model),
      writing.id,
    );
  if (result.changes === 0) addWriting(db, writing);
}

/** Deletes texts of an earlier version of the sample content. */
export function removeStaleWritings(db: DatabaseSync, kept: readonly number[]): void {
  db.prepare(
    `DELETE FROM writings WHERE origin = 'edition'
     AND id NOT IN (SELECT value FROM json_each(?))`,
  ).run(JSON.stringify(kept));
}

/** Deletes a text with its comments and reports, and marks its uploads as unused. */
export function removeWriting(db: DatabaseSync, writing: Writing): void {
  const { id } = writing;
  db.prepare('DELETE FROM writings WHERE id = ?').run(id);
  db.prepare('DELETE FROM writing_reports WHERE writing_id = ?').run(id);
  releaseUploads(db, [...listUploads(writing), ...removeCommentsOf(db, id, OBJECT_POST)]);
}

/** Lists the names of the uploads in a text. */
const listUploads = ({ model }: Writing): readonly string[] =>
  (model.files ?? []).flatMap(readUploads);

/** Lists the upload of a file and the upload of its cover image. */
function readUploads(file: StoredFile): readonly string[] {
  if (typeof file === 'string' || !('upload' in file)) return [];
  return file.poster ? [file.upload, file.poster] : [file.upload];
}

export function setWritingState(
  db: DatabaseSync,
  id: number,
  state: number,
  model: WritingText,
): void {
  db.prepare('UPDATE writings SET state = ?, model = ? WHERE id = ?').run(
    state,
    JSON.stringify(model),
    id,
  );
}

/** Adds to a counter of a writing. */
export function addToWritingCounter(
  db: DatabaseSync,
  id: number,
  counter: Counter,
  step = 1,
): void {
  // `counter` is one of three literals, so that it is safe within SQL.
  db.prepare(`UPDATE writings SET ${counter} = max(${counter} + ?, 0) WHERE id = ?`).run(step, id);
}

/** Stores a reader's report of a post; replaces an earlier one of the same reader. */
export function savePostReport(
  db: DatabaseSync,
  { postId, reader, reason }: { postId: number; reader: Reader; reason: string },
  at: number,
): void {
  if (isIdentified(reader)) {
    db.prepare(`DELETE FROM writing_reports WHERE writing_id = $post AND ${SAME_READER}`).run({
      $post: postId,
      ...bindReader(reader),
    });
  }
  db.prepare('INSERT INTO writing_reports VALUES (?, ?, ?, ?, ?)').run(
    postId,
    reader.memberId,
    reader.device,
    reason,
    at,
  );
}

const MAX_LIKERS = 100;

/** Lists the members who liked a post or a moment, the earliest first. */
export function listLikers(db: DatabaseSync, id: number): readonly Liker[] {
  return db
    .prepare(
      `SELECT m.user_id AS id, m.nickname AS name FROM praises p
       JOIN members m ON m.user_id = p.member_id
       WHERE p.object_type = ${OBJECT_POST} AND p.object_id = ? ORDER BY p.at LIMIT ?`,
    )
    .all(id, MAX_LIKERS)
    .map((row) => ({ id: Number(row.id), name: String(row.name) }));
}

/** Lists readers' texts of a kind with their idempotency keys, and the reports. For tests. */
export function listWritten(db: DatabaseSync, kind: WritingKind) {
  const rows = db
    .prepare("SELECT * FROM writings WHERE kind = ? AND origin = 'reader' ORDER BY id")
    .all(kind);
  return {
    writings: rows.map((row) => ({ ...readRow(row), idempotencyKey: String(row.idempotency_key) })),
    reports: db
      .prepare(
        `SELECT writing_id AS id, member_id AS userId, device, reason FROM writing_reports
         WHERE writing_id IN (SELECT id FROM writings WHERE kind = ?) ORDER BY at`,
      )
      .all(kind),
  };
}
