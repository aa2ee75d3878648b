import type { DatabaseSync } from 'node:sqlite';
import { startOfDay } from '../startOfDay.ts';
import { formatChinaTime } from '../wire/time.ts';

/** An entry of a member's points ledger. */
export interface PointEntry {
  readonly id: number;
  /** The event's name, in Chinese as on the wire. */
  readonly type: string;
  /** Negative for spent points. */
  readonly score: number;
  readonly message: string;
  /** Epoch ms. */
  readonly at: number;
  /** The product that was bought; 0 for none. */
  readonly productId: number;
}

export interface NewPoints extends Omit<PointEntry, 'id' | 'productId'> {
  readonly productId?: number;
  /** The member's `userId`. */
  readonly memberId: number;
  /** Identifies the payment among all members: a known key is not paid again. */
  readonly key: string;
}

export interface PointSums {
  readonly total: number;
  readonly today: number;
  readonly earned: number;
  /** As a positive number. */
  readonly spent: number;
}

type Row = Record<string, unknown>;

const readEntry = (row: Row): PointEntry => ({
  id: Number(row.id),
  type: String(row.type),
  score: Number(row.score),
  message: String(row.message),
  at: Number(row.at),
  productId: Number(row.product_id),
});

/** Formats the day in China as on the wire: `2026-11-20`. */
const dayOf = (ms: number): string => formatChinaTime(ms).slice(0, 10);

/**
 * Adds an entry to the ledger; false when its key was paid before. A trigger (database.ts)
 * updates the member's score, so that score and ledger never differ.
 */
export function addPoints(db: DatabaseSync, entry: NewPoints): boolean {
  const { memberId, type, score, message, at, productId = 0, key } = entry;
  const { changes } = db
    .prepare(
      `INSERT OR IGNORE INTO points (member_id, type, score, message, at, day, product_id, key)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(memberId, type, score, message, at, dayOf(at), productId, key);
  return Number(changes) > 0;
}

/** Returns the entry with a key; null when there is none. */
export function findPoints(db: DatabaseSync, key: string): PointEntry | null {
  const row = db.prepare('SELECT * FROM points WHERE key = ?').get(key);
  return row ? readEntry(row) : null;
}

/** Counts a member's entries of a type since a time. */
export function countPoints(
  db: DatabaseSync,
  memberId: number,
  type: string,
  since: number,
): number {
  const row = db
    .prepare('SELECT count(*) AS n FROM points WHERE member_id = ? AND type = ? AND at >= ?')
    .get(memberId, type, since);
  return Number(row?.n ?? 0);
}

export function sumPoints(db: DatabaseSync, memberId: number, now: number): PointSums {
  const row = db
    .prepare(
      `SELECT total(score) AS total,
        total(CASE WHEN at >= ? THEN score END) AS today,
        total(CASE WHEN score > 0 THEN score END) AS earned,
        total(CASE WHEN score < 0 THEN -score END) AS spent
       FROM points WHERE member_id = ?`,
    )
    .get(startOfDay(now), memberId);
  const { total, today, earned, spent } = row ?? {};
  return {
    total: Number(total),
    today: Number(today),
    earned: Number(earned),
    spent: Number(spent),
  };
}

/** A page of a list, newest first. */
export interface Part {
  readonly offset: number;
  readonly count: number;
}

/** Lists the days with entries, with their sums. */
export function listDays(
  db: DatabaseSync,
  memberId: number,
  { offset, count }: Part,
): readonly { readonly day: string; readonly score: number }[] {
  return db
    .prepare(
      `SELECT day, sum(score) AS score FROM points WHERE member_id = ?
       GROUP BY day ORDER BY day DESC LIMIT ? OFFSET ?`,
    )
    .all(memberId, count, offset)
    .map(({ day, score }) => ({ day: String(day), score: Number(score) }));
}

/** Lists entries of one day, or of all days where `day` is ''. */
export function listPoints(
  db: DatabaseSync,
  memberId: number,
  day: string,
  { offset, count }: Part,
): readonly PointEntry[] {
  return db
    .prepare(
      `SELECT * FROM points WHERE member_id = ? AND (? = '' OR day = ?)
       ORDER BY at DESC, id DESC LIMIT ? OFFSET ?`,
    )
    .all(memberId, day, day, count, offset)
    .map(readEntry);
}
