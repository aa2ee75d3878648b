import type { DatabaseSync } from 'node:sqlite';
import { randomToken } from './tokens.ts';

/** Secrets that are valid once and for a short time: nonces, messenger codes, upload tokens. */
export type Purpose = 'nonce' | 'wx' | 'upload';

export function issueSecret(
  db: DatabaseSync,
  purpose: Purpose,
  value: string,
  lifeMs: number,
  now: number,
): string {
  db.prepare('DELETE FROM once WHERE expires_at <= ?').run(now);
  const key = randomToken();
  db.prepare('INSERT INTO once (purpose, key, value, expires_at) VALUES (?, ?, ?, ?)').run(
    purpose,
    key,
    value,
    now + lifeMs,
  );
  return key;
}

/** Deletes a secret and returns its value; null when it is unknown or expired. */
export function consumeSecret(
  db: DatabaseSync,
  purpose: Purpose,
  key: string,
  now: number,
): string | null {
  const row = db
    .prepare('DELETE FROM once WHERE purpose = ? AND key = ? RETURNING value, expires_at')
    .get(purpose, key);
  return row && Number(row.expires_at) > now ? String(row.value) : null;
}
