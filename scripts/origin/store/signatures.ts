import type { DatabaseSync } from 'node:sqlite';
import { hashToken, randomToken, TOKEN_LIFE_MS } from './tokens.ts';

/** The result of a handshake: the token and the secret that sign requests. */
export interface SignatureKeys {
  readonly authToken: string;
  readonly appSecret: string;
}

export function issueSignatureKeys(db: DatabaseSync, now: number): SignatureKeys {
  db.prepare('DELETE FROM signatures WHERE expires_at <= ?').run(now);
  const keys = { authToken: randomToken(), appSecret: randomToken() };
  db.prepare('INSERT INTO signatures (hash, secret, expires_at) VALUES (?, ?, ?)').run(
    hashToken(keys.authToken),
    keys.appSecret,
    now + TOKEN_LIFE_MS,
  );
  return keys;
}

/** Returns the secret of an authToken; null when it is unknown or expired. */
export function readAppSecret(db: DatabaseSync, authToken: string, now: number): string | null {
  const row = db
    .prepare('SELECT secret FROM signatures WHERE hash = ? AND expires_at > ?')
    .get(hashToken(authToken), now);
  return row ? String(row.secret) : null;
}

export function expireSignatures(db: DatabaseSync): void {
  db.exec('DELETE FROM signatures');
}
