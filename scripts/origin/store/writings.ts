import type { DatabaseSync } from 'node:sqlite';
import type { StoredFile } from '../wire/files.ts';
import { removeCommentsOf } from './comments.ts';
import type { Counter } from './counters.ts';
import { bindReader, isIdentified, type Reader, SAME_READER } from './reader.ts';
import { releaseUploads } from './uploads.ts';

/** What readers write and editors look at: posts of circles, moments, tip-offs, contributions. */
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
  /** How the newsroom reaches the reader: nobody else is told. */
  readonly contact?: string;
  /** The name that stands over a contribution. */
  readonly author?: string;
  /** Why editors refused it. */
  readonly reason?: string;
  /** Everybody may read this tip-off. */
  readonly public?: boolean;
  readonly answer?: WritingAnswer;
  /** The article that a contribution became. */
  readonly article?: number;
  /** Readers whose praise the edition counts. */
  readonly praisedBy?: readonly Liker[];
}

export interface Liker {
  readonly id: number;
  readonly name: string;
}

/** `type` of posts and moments in events, comments and reports. */
export const OBJECT_POST = 18;

/** Where something that waits for the editors stands. */
export const REVIEW = { awaiting: 0, passed: 1, refused: 2 } as const;
/** `state` of a tip-off; the others have `REVIEW`. */
export const TIP_STATE = { awaiting: 0, accepted: 1, answered: 2, refused: 3 } as const;

export interface Writing {
  readonly id: number;
  readonly kind: WritingKind;
  /** The circle, or the call for contributions; 0 for none. */
  readonly placeId: number;
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
  /** Of the edition; the next one for what readers write. */
  readonly id?: number;
  readonly origin: 'edition' | 'reader';
  readonly idempotencyKey: string;
};

type Row = Record<string, unknown>;

const readRow = (row: Row): Writing => ({
  id: Number(row.id),
  kind: String(row.kind) as WritingKind,
  placeId: Number(row.place_id),
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
  /** Of this circle or call only. */
  readonly placeId?: number;
  /** Of this member only. */
  readonly userId?: number;
  /** The member who looks, who sees what waits of their own; 0 for none. */
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
      $place: query.placeId ?? 0,
      $user: query.userId ?? 0,
      $viewer: query.viewer,
      $limit: query.limit,
      $offset: query.offset,
    })
    .map(readRow);
}

/** Those that passed: what a circle or a member is said to have. */
export function countPassed(
  db: DatabaseSync,
  kind: WritingKind,
  by: { readonly placeId: number } | { readonly userId: number },
): number {
  const [column, value] = 'placeId' in by ? ['place_id', by.placeId] : ['user_id', by.userId];
  const row = db
    .prepare(
      `SELECT count(*) AS n FROM writings
       WHERE kind = ? AND ${column} = ? AND state = ${REVIEW.passed}`,
    )
    .get(kind, value);
  return Number(row?.n ?? 0);
}

/** How many of a kind a reader has written since a moment: a member, else the device. */
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

/** Stores a writing and answers its id. */
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
      writing.placeId,
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

/** Far from the ids of the edition, which a later edition may add to. */
const FIRST_ID = 20_001;

/** An id is never given twice, also when its writing was deleted: links to it stay dead. */
function nextId(db: DatabaseSync): number {
  const last = db.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'writings'").get()?.seq;
  return Math.max(Number(last ?? 0) + 1, FIRST_ID);
}

/** Puts a writing of the edition in its place, renewed; what readers counted stays. */
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
      writing.placeId,
      writing.userId,
      writing.createdAt,
      writing.pinned ? 1 : 0,
      JSON.stringify(writing.model),
      writing.id,
    );
  if (result.changes === 0) addWriting(db, writing);
}

/** Takes away what an earlier edition had and this one has not. */
export function removeStaleWritings(db: DatabaseSync, kept: readonly number[]): void {
  db.prepare(
    `DELETE FROM writings WHERE origin = 'edition'
     AND id NOT IN (SELECT value FROM json_each(?))`,
  ).run(JSON.stringify(kept));
}

/** Takes a writing away with its comments and reports; what it showed may be shown again. */
export function removeWriting(db: DatabaseSync, writing: Writing): void {
  const { id } = writing;
  db.prepare('DELETE FROM writings WHERE id = ?').run(id);
  db.prepare('DELETE FROM writing_reports WHERE writing_id = ?').run(id);
  releaseUploads(db, [...listUploads(writing), ...removeCommentsOf(db, id, OBJECT_POST)]);
}

/** Names of the uploads that a writing shows. */
const listUploads = ({ model }: Writing): readonly string[] =>
  (model.files ?? []).flatMap(readUploads);

/** The upload of a sent file, and its cover. */
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
  // `counter` is one of three literals: it can stand in the statement.
  db.prepare(`UPDATE writings SET ${counter} = max(${counter} + ?, 0) WHERE id = ?`).run(step, id);
}

/** Keeps a reader's report of a post; a second one of the same reader takes its place. */
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

/** Members who praised a post or a moment through this server, the first ones first. */
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

/** What readers wrote of a kind, each with the key it came under, and the reports. For tests. */
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
