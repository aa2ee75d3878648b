import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { prepareOnce } from '../prepareOnce.ts';

/**
 * Tokens are kept as hashes: whoever reads the database cannot act with them, and
 * finding one by its hash tells nothing about others by the time it takes.
 *
 * `anonymous` and `security` open calls to a device and to a member's device, `access`
 * acts in a member's name, `refresh` is exchanged for the next three.
 */
export type TokenKind = 'anonymous' | 'security' | 'access' | 'refresh';

export interface StoredToken {
  readonly kind: TokenKind;
  /** What one login gave belongs together. */
  readonly session: string;
  readonly uid: number | null;
  /** The member was logged out elsewhere. */
  readonly kicked: boolean;
}

export interface MemberTokens {
  readonly token: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

export const TOKEN_LIFE_MS = 2 * 3_600_000;
const REFRESH_LIFE_MS = 30 * 24 * 3_600_000;
const TOKEN_BYTES = 24;
/** A spent refresh token works on for this long: the answer to it may have been lost. */
export const REFRESH_GRACE_MS = 60_000;
/** Further ones push the oldest out. */
const MAX_ANONYMOUS = 50_000;
const ISSUES_BETWEEN_PRUNES = 200;

export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
export const randomToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

let issues = 0;

function issue(
  db: DatabaseSync,
  kind: TokenKind,
  session: string,
  uid: number | null,
  now: number,
): string {
  if (issues % ISSUES_BETWEEN_PRUNES === 0) pruneTokens(db, now);
  issues += 1;
  const token = randomToken();
  const life = kind === 'refresh' ? REFRESH_LIFE_MS : TOKEN_LIFE_MS;
  db.prepare(
    'INSERT INTO tokens (hash, kind, session, uid, expires_at) VALUES (?, ?, ?, ?, ?)',
  ).run(hashToken(token), kind, session, uid, now + life);
  return token;
}

export const issueAnonymous = (db: DatabaseSync, now: number): string =>
  issue(db, 'anonymous', '', null, now);

/** The tokens of a login, or of a session that goes on. */
export function issueMember(
  db: DatabaseSync,
  uid: number,
  now: number,
  session = randomToken(),
): MemberTokens {
  return {
    token: issue(db, 'security', session, uid, now),
    accessToken: issue(db, 'access', session, uid, now),
    refreshToken: issue(db, 'refresh', session, uid, now),
  };
}

/** A token that is known and has not expired. */
export function readToken(db: DatabaseSync, token: string, now: number): StoredToken | null {
  const row = prepareOnce(db, 'SELECT * FROM tokens WHERE hash = ? AND expires_at > ?').get(
    hashToken(token),
    now,
  );
  if (!row) return null;
  return {
    kind: row.kind as TokenKind,
    session: String(row.session),
    uid: row.uid === null ? null : Number(row.uid),
    kicked: row.kicked === 1,
  };
}

/**
 * Ends a refresh token after a grace; null when it has ended, or was never given. Whether real
 * servers have a grace is not known.
 */
export function spendRefreshToken(
  db: DatabaseSync,
  token: string,
  now: number,
): StoredToken | null {
  const known = readToken(db, token, now);
  if (known?.kind !== 'refresh' || known.kicked) return null;
  db.prepare('UPDATE tokens SET expires_at = MIN(expires_at, ?) WHERE hash = ?').run(
    now + REFRESH_GRACE_MS,
    hashToken(token),
  );
  return known;
}

export function endSession(db: DatabaseSync, session: string): void {
  db.prepare('DELETE FROM tokens WHERE session = ?').run(session);
}

/** Logs a member out everywhere but in one session. */
export function kickMember(db: DatabaseSync, uid: number, butSession = ''): void {
  db.prepare('UPDATE tokens SET kicked = 1 WHERE uid = ? AND session <> ?').run(uid, butSession);
}

/** As if two hours went by. */
export function expireTokens(db: DatabaseSync): void {
  db.exec("DELETE FROM tokens WHERE kind <> 'refresh'");
}

function pruneTokens(db: DatabaseSync, now: number): void {
  for (const kind of ['anonymous', 'security', 'access', 'refresh']) {
    db.prepare('DELETE FROM tokens WHERE kind = ? AND expires_at <= ?').run(kind, now);
  }
  db.prepare(
    `DELETE FROM tokens WHERE kind = 'anonymous' AND expires_at <= (
       SELECT expires_at FROM tokens WHERE kind = 'anonymous'
       ORDER BY expires_at DESC LIMIT 1 OFFSET ?)`,
  ).run(MAX_ANONYMOUS);
}
