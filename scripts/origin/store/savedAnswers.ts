import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { prepareOnce } from '../prepareOnce.ts';

const KEPT_MS = 86_400_000;

/** Hashes owner, call and idempotency key into the name of a write, which has a fixed length. */
export function hashWriteName(owner: string, call: string, key: string): string {
  return createHash('sha256')
    .update(JSON.stringify([owner, call, key]))
    .digest('base64url');
}

/** Returns the saved answer of a write; null when the write is new. */
export function findSavedAnswer(db: DatabaseSync, name: string, now: number): unknown {
  const row = prepareOnce(db, 'SELECT answer FROM answers WHERE name = ? AND at > ?').get(
    name,
    now - KEPT_MS,
  );
  return row ? JSON.parse(String(row.answer)) : null;
}

/** Saves an answer for a day; deletes older ones. */
export function saveAnswer(db: DatabaseSync, name: string, answer: unknown, now: number): void {
  prepareOnce(db, 'DELETE FROM answers WHERE at <= ?').run(now - KEPT_MS);
  prepareOnce(db, 'INSERT OR REPLACE INTO answers VALUES (?, ?, ?)').run(
    name,
    JSON.stringify(answer),
    now,
  );
}
