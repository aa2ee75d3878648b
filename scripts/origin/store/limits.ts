import type { DatabaseSync } from 'node:sqlite';

const MINUTE_MS = 60_000;
const WRITES_A_MINUTE = 10;
const REPEAT_MS = 10_000;

/** Whether write limits apply; tests that write a lot switch them off. */
export interface Limits {
  on: boolean;
}

export interface LimitedWrite {
  readonly memberId: number;
  /** Kind and id of what is written to: `0:345` for comments on article 345. */
  readonly target: string;
  readonly text: string;
}

/** Returns why a member has to wait before the next write; null when it is allowed. */
export function decideWait(
  db: DatabaseSync,
  { memberId, target, text }: LimitedWrite,
  now: number,
): 'often' | 'repeated' | null {
  const repeated = db
    .prepare(
      'SELECT 1 FROM recent_writes WHERE member_id = ? AND place = ? AND text = ? AND at > ? LIMIT 1',
    )
    .get(memberId, target, text, now - REPEAT_MS);
  if (repeated) return 'repeated';
  const recent = db
    .prepare('SELECT count(*) AS n FROM recent_writes WHERE member_id = ? AND at > ?')
    .get(memberId, now - MINUTE_MS);
  return Number(recent?.n ?? 0) >= WRITES_A_MINUTE ? 'often' : null;
}

/** Stores a write for the limits; deletes those older than the longest limit. */
export function rememberWrite(db: DatabaseSync, write: LimitedWrite, now: number): void {
  db.prepare('DELETE FROM recent_writes WHERE at <= ?').run(now - MINUTE_MS);
  db.prepare('INSERT INTO recent_writes VALUES (?, ?, ?, ?)').run(
    write.memberId,
    write.target,
    write.text,
    now,
  );
}
