import type { DatabaseSync } from 'node:sqlite';

/** After this many wrong passwords the login of a phone is blocked for a while. */
const MAX_MISSES = 5;
const CLOSED_MS = 15 * 60_000;

export function isClosed(db: DatabaseSync, phone: string, now: number): boolean {
  db.prepare('DELETE FROM password_misses WHERE since <= ?').run(now - CLOSED_MS);
  const row = db.prepare('SELECT misses FROM password_misses WHERE phone = ?').get(phone);
  return Number(row?.misses ?? 0) >= MAX_MISSES;
}

export function countMiss(db: DatabaseSync, phone: string, now: number): void {
  db.prepare(
    `INSERT INTO password_misses (phone, misses, since) VALUES (?, 1, ?)
     ON CONFLICT (phone) DO UPDATE SET misses = misses + 1, since = excluded.since`,
  ).run(phone, now);
}

export function forgetMisses(db: DatabaseSync, phone: string): void {
  db.prepare('DELETE FROM password_misses WHERE phone = ?').run(phone);
}
