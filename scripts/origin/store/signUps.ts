import type { DatabaseSync } from 'node:sqlite';
import type { FormAnswer } from '../formAnswers.ts';
import { bindReader, isIdentified, type Reader, SAME_READER } from './reader.ts';

/** Review state of a sign-up. */
export const ENTRY_STATE = { awaiting: 0, accepted: 1, refused: 2 } as const;
export type EntryState = (typeof ENTRY_STATE)[keyof typeof ENTRY_STATE];

/** The stored content of a sign-up. */
interface EntryText {
  /** Public only in masked form. */
  readonly name: string;
  /** Name of an image; '' for none. */
  readonly icon: string;
  readonly phone: string;
  readonly answers: readonly FormAnswer[];
}

export interface SignUp {
  readonly id: number;
  readonly activityId: number;
  readonly reader: Reader;
  readonly createdAt: number;
  readonly state: EntryState;
  readonly model: EntryText;
}

type NewSignUp = Omit<SignUp, 'id'> & {
  readonly origin: 'edition' | 'reader';
  readonly idempotencyKey: string;
};
export type NumberedSignUp = NewSignUp & { readonly id: number };

/** SQL condition: the reader may read the row: the member's own, or sent by the device without a login. */
export const OWN = `(
  (member_id <> 0 AND member_id = $member)
  OR (member_id = 0 AND device <> '' AND device = $device))`;

/** Far above the ids of the sample content, which can grow. */
const FIRST_ID = 100_001;

type Row = Record<string, unknown>;

const readRow = (row: Row): SignUp => ({
  id: Number(row.id),
  activityId: Number(row.activity_id),
  reader: { memberId: Number(row.member_id), device: String(row.device) },
  createdAt: Number(row.created_at),
  state: Number(row.state) as EntryState,
  model: JSON.parse(String(row.model)) as EntryText,
});

/** Stores a sign-up and returns its id. */
export const addSignUp = (db: DatabaseSync, entry: NewSignUp): number =>
  openWriter(db)({ id: nextId(db), ...entry });

/** Stores sign-ups with given ids. */
export function addSignUps(db: DatabaseSync, entries: Iterable<NumberedSignUp>): void {
  const write = openWriter(db);
  for (const entry of entries) write(entry);
}

function openWriter(db: DatabaseSync): (entry: NumberedSignUp) => number {
  const insert = db.prepare('INSERT INTO activity_entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)');
  return ({ id, activityId, reader, createdAt, state, origin, idempotencyKey, model }) => {
    const { memberId, device } = reader;
    const row = [id, activityId, memberId, device, createdAt, state, origin] as const;
    insert.run(...row, idempotencyKey, JSON.stringify(model));
    return id;
  };
}

/** Returns an unused id; ids of deleted rows are not reused. */
function nextId(db: DatabaseSync): number {
  const last = db.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'activity_entries'").get();
  return Math.max(Number(last?.seq ?? 0) + 1, FIRST_ID);
}

/** Counts the sign-ups of each activity, without refused ones, by activity id. */
export function countTaken(db: DatabaseSync): ReadonlyMap<number, number> {
  const rows = db
    .prepare(
      `SELECT activity_id AS id, count(*) AS n FROM activity_entries
       WHERE state <> ${ENTRY_STATE.refused} GROUP BY activity_id`,
    )
    .all();
  return new Map(rows.map((row) => [Number(row.id), Number(row.n)]));
}

/** Counts the sign-ups of an activity, without refused ones. */
export function countTakenOf(db: DatabaseSync, activityId: number): number {
  const row = db
    .prepare(
      `SELECT count(*) AS n FROM activity_entries
       WHERE activity_id = ? AND state <> ${ENTRY_STATE.refused}`,
    )
    .get(activityId);
  return Number(row?.n ?? 0);
}

/** Whether the reader has signed up: as a member on any device, or from this device. */
export function hasSignedUp(db: DatabaseSync, activityId: number, reader: Reader): boolean {
  if (!isIdentified(reader)) return false;
  const row = db
    .prepare(`SELECT 1 FROM activity_entries WHERE activity_id = $activity AND ${SAME_READER}`)
    .get({ $activity: activityId, ...bindReader(reader) });
  return row !== undefined;
}

/** Returns the sign-up that the reader may read, the member's before the device's; null for none. */
export function findOwnSignUp(db: DatabaseSync, activityId: number, reader: Reader): SignUp | null {
  const row = db
    .prepare(
      `SELECT * FROM activity_entries WHERE activity_id = $activity AND ${OWN}
       ORDER BY member_id = 0, id LIMIT 1`,
    )
    .get({ $activity: activityId, ...bindReader(reader) });
  return row ? readRow(row) : null;
}

export function findSignUp(db: DatabaseSync, id: number): SignUp | null {
  const row = db.prepare('SELECT * FROM activity_entries WHERE id = ?').get(id);
  return row ? readRow(row) : null;
}

/** Lists sign-ups, newest first, without refused ones. */
export function listSignUps(
  db: DatabaseSync,
  activityId: number,
  offset: number,
  limit: number,
): readonly SignUp[] {
  return db
    .prepare(
      `SELECT * FROM activity_entries WHERE activity_id = ? AND state <> ${ENTRY_STATE.refused}
       ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?`,
    )
    .all(activityId, limit, offset)
    .map(readRow);
}

/** Lists the ids of the activities that a member has signed up for, the latest sign-up first. */
export const listSignedUp = (db: DatabaseSync, memberId: number): readonly number[] =>
  db
    .prepare(
      `SELECT activity_id AS id FROM activity_entries WHERE member_id = ?
       GROUP BY activity_id ORDER BY max(created_at) DESC, max(id) DESC`,
    )
    .all(memberId)
    .map(({ id }) => Number(id));

/** Lists readers' sign-ups. For tests. */
export function listReadersSignUps(db: DatabaseSync, activityId: number) {
  return db
    .prepare("SELECT * FROM activity_entries WHERE activity_id = ? AND origin = 'reader'")
    .all(activityId)
    .map((row) => ({ ...readRow(row), idempotencyKey: String(row.idempotency_key) }));
}

/** Sets the review state of a sign-up; false when there is none. */
export function decideSignUp(db: DatabaseSync, id: number, state: EntryState): boolean {
  const result = db.prepare('UPDATE activity_entries SET state = ? WHERE id = ?').run(state, id);
  return result.changes > 0;
}
