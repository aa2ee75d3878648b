import type { DatabaseSync } from 'node:sqlite';
import { randomToken } from './tokens.ts';

/** Secrets that serve once and for a short time: nonces, codes of the messenger, tokens of uploads. */
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

/** What was kept under the key, which is worth nothing from then on. */
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
