import type { DatabaseSync } from 'node:sqlite';
import { MINUTE_MS } from '../../../src/model/durations.ts';
import { defineTable } from '../table.ts';

const WRITES_A_MINUTE = 10;

/** Whether write limits apply; tests that write a lot switch them off. */
export interface Limits {
  on: boolean;
}

const writes = defineTable<{ readonly memberId: number; readonly at: number }>('recentWrites');

/** Whether a member has to wait before the next write. */
export const mustWait = (db: DatabaseSync, memberId: number, now: number): boolean =>
  writes(db).count((row) => row.memberId === memberId && row.at > now - MINUTE_MS) >=
  WRITES_A_MINUTE;

/** Stores a write for the limit; deletes older ones. */
export function rememberWrite(db: DatabaseSync, memberId: number, now: number): void {
  writes(db).remove(({ at }) => at <= now - MINUTE_MS);
  writes(db).add({ memberId, at: now });
}
