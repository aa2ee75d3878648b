import type { DatabaseSync } from 'node:sqlite';
import { defineTable, descending, type Part, type Stored, takePart } from '../table.ts';
import { formatChinaTime, startOfDay } from '../wire/time.ts';

export interface NewPoints {
  /** The event's name, in Chinese as on the wire. */
  readonly type: string;
  /** Negative for spent points. */
  readonly score: number;
  readonly message: string;
  /** Epoch ms. */
  readonly at: number;
  /** The product that was bought; none when left out. */
  readonly productId?: number;
  /** The member's `userId`. */
  readonly memberId: number;
  /** Identifies the payment among all members: a known key is not paid again. */
  readonly key: string;
}

/** An entry of a member's points ledger. */
export type PointEntry = Stored<NewPoints>;

const points = defineTable<NewPoints>('points');

/** Formats the day in China as on the wire: `2026-11-20`. */
const dayOf = (ms: number): string => formatChinaTime(ms).slice(0, 10);

/** Adds an entry to the ledger; false when its key was paid before. */
export function addPoints(db: DatabaseSync, entry: NewPoints): boolean {
  if (findPoints(db, entry.key)) return false;
  points(db).add(entry);
  return true;
}

/** Returns the entry with a key; null when there is none. */
export const findPoints = (db: DatabaseSync, key: string): PointEntry | null =>
  points(db).find((row) => row.key === key) ?? null;

const listOf = (db: DatabaseSync, memberId: number) =>
  points(db).list((row) => row.memberId === memberId);

/** Lists a member's entries of a type since a time. */
export const listPaid = (db: DatabaseSync, memberId: number, type: string, since = 0) =>
  listOf(db, memberId).filter((row) => row.type === type && row.at >= since);

export const sum = (entries: readonly { readonly score: number }[]): number =>
  entries.reduce((total, { score }) => total + score, 0);

/** Returns all points of a member, those of today, those earned and (as a positive number) spent. */
export function sumPoints(db: DatabaseSync, memberId: number, now: number) {
  const all = listOf(db, memberId);
  return {
    total: sum(all),
    today: sum(all.filter(({ at }) => at >= startOfDay(now))),
    earned: sum(all.filter(({ score }) => score > 0)),
    spent: Math.abs(sum(all.filter(({ score }) => score < 0))),
  };
}

/** Lists the days with entries, newest first, with their sums. */
export function listDays(
  db: DatabaseSync,
  memberId: number,
  part: Part,
): readonly { readonly day: string; readonly score: number }[] {
  const days = new Map<string, number>();
  for (const { at, score } of listOf(db, memberId)) {
    days.set(dayOf(at), (days.get(dayOf(at)) ?? 0) + score);
  }
  const sums = Array.from(days, ([day, score]) => ({ day, score }));
  return takePart(
    sums.sort((a, b) => b.day.localeCompare(a.day)),
    part,
  );
}

/** Lists entries of one day, newest first, or of all days where `day` is ''. */
export const listPoints = (
  db: DatabaseSync,
  memberId: number,
  day: string,
  part: Part,
): readonly PointEntry[] =>
  takePart(
    listOf(db, memberId)
      .filter(({ at }) => day === '' || dayOf(at) === day)
      .sort(descending(({ at }) => at)),
    part,
  );
