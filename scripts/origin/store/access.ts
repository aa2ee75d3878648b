import type { DatabaseSync } from 'node:sqlite';

/** `type` of recordAccessCount: what a reader opened. */
export const ACCESS = { activity: 0, vote: 1, option: 2 } as const;
export type AccessType = (typeof ACCESS)[keyof typeof ACCESS];

export interface Accessed {
  readonly type: AccessType;
  /** The activity, or the vote (also that of an option). */
  readonly id: number;
  /** 0 for what is no option. */
  readonly optionId: number;
}

/** Within this time a device is counted once per object. */
const BETWEEN_COUNTS_MS = 60_000;

/** Counts that a device opened something; false when it was counted within the last minute. */
export function countAccess(
  db: DatabaseSync,
  { type, id, optionId }: Accessed,
  device: string,
  now: number,
): boolean {
  db.prepare('DELETE FROM access_marks WHERE at <= ?').run(now - BETWEEN_COUNTS_MS);
  const marked = db
    .prepare('INSERT OR IGNORE INTO access_marks VALUES (?, ?, ?, ?, ?)')
    .run(type, id, optionId, device, now);
  if (marked.changes === 0) return false;
  db.prepare(
    `INSERT INTO access_counts VALUES (?, ?, ?, 1)
     ON CONFLICT (type, object_id, option_id) DO UPDATE SET clicks = clicks + 1`,
  ).run(type, id, optionId);
  return true;
}

/** Returns how often each activity or vote was opened, by id; no entry for 0. */
export function readAccesses(
  db: DatabaseSync,
  type: typeof ACCESS.activity | typeof ACCESS.vote,
): ReadonlyMap<number, number> {
  const rows = db.prepare('SELECT object_id, clicks FROM access_counts WHERE type = ?').all(type);
  return new Map(rows.map((row) => [Number(row.object_id), Number(row.clicks)]));
}

/** Returns how often each option of a vote was opened, by id; no entry for 0. */
export function readOptionAccesses(db: DatabaseSync, voteId: number): ReadonlyMap<number, number> {
  const rows = db
    .prepare('SELECT option_id, clicks FROM access_counts WHERE type = ? AND object_id = ?')
    .all(ACCESS.option, voteId);
  return new Map(rows.map((row) => [Number(row.option_id), Number(row.clicks)]));
}
