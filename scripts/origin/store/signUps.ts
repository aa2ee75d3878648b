import type { DatabaseSync } from 'node:sqlite';
import type { FormAnswer } from '../formAnswers.ts';
import { bindReader, isIdentified, type Reader, SAME_READER } from './reader.ts';

/** Where a sign-up stands with the editors. */
export const ENTRY_STATE = { awaiting: 0, accepted: 1, refused: 2 } as const;
export type EntryState = (typeof ENTRY_STATE)[keyof typeof ENTRY_STATE];

/** What is kept of a sign-up beside who and when. */
interface EntryText {
  /** Shown masked only. */
  readonly name: string;
  /** Name of a picture; '' for none. */
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

/** The one who looks may read it: a member's own, and what a device sent without a login. */
export const OWN = `(
  (member_id <> 0 AND member_id = $member)
  OR (member_id = 0 AND device <> '' AND device = $device))`;

/** Readers' ids begin far from those of the edition, which a later edition may add to. */
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

/** Stores a sign-up and answers its id. */
export const addSignUp = (db: DatabaseSync, entry: NewSignUp): number =>
  openWriter(db)({ id: nextId(db), ...entry });

/** Stores sign-ups that have their ids. */
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

/** An id is never given twice. */
function nextId(db: DatabaseSync): number {
  const last = db.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'activity_entries'").get();
  return Math.max(Number(last?.seq ?? 0) + 1, FIRST_ID);
}

/** Those who have a place in each activity, by its id; whom the editors refused has none. */
export function countTaken(db: DatabaseSync): ReadonlyMap<number, number> {
  const rows = db
    .prepare(
      `SELECT activity_id AS id, count(*) AS n FROM activity_entries
       WHERE state <> ${ENTRY_STATE.refused} GROUP BY activity_id`,
    )
    .all();
  return new Map(rows.map((row) => [Number(row.id), Number(row.n)]));
}

/** The same for one activity. */
export function countTakenOf(db: DatabaseSync, activityId: number): number {
  const row = db
    .prepare(
      `SELECT count(*) AS n FROM activity_entries
       WHERE activity_id = ? AND state <> ${ENTRY_STATE.refused}`,
    )
    .get(activityId);
  return Number(row?.n ?? 0);
}

/** Whether this reader has signed up: as a member anywhere, or from this device. */
export function hasSignedUp(db: DatabaseSync, activityId: number, reader: Reader): boolean {
  if (!isIdentified(reader)) return false;
  const row = db
    .prepare(`SELECT 1 FROM activity_entries WHERE activity_id = $activity AND ${SAME_READER}`)
    .get({ $activity: activityId, ...bindReader(reader) });
  return row !== undefined;
}

/** The sign-up that this reader may read; a member's before that of the device. */
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

/** Newest first, without those whom the editors refused. */
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

/** What readers sent, for tests. */
export function listReadersSignUps(db: DatabaseSync, activityId: number) {
  return db
    .prepare("SELECT * FROM activity_entries WHERE activity_id = ? AND origin = 'reader'")
    .all(activityId)
    .map((row) => ({ ...readRow(row), idempotencyKey: String(row.idempotency_key) }));
}

/** The editors decide; false when there is no such sign-up. */
export function decideSignUp(db: DatabaseSync, id: number, state: EntryState): boolean {
  const result = db.prepare('UPDATE activity_entries SET state = ? WHERE id = ?').run(state, id);
  return result.changes > 0;
}
