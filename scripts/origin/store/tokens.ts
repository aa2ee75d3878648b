import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { prepareOnce } from '../prepareOnce.ts';

/**
 * Tokens are stored as hashes: a copy of the database contains no usable token, and the
 * time of a look-up reveals nothing about other tokens.
 *
 * `anonymous` and `security` authorise a device and a member's device, `access` authorises
 * calls as the member, `refresh` is exchanged for the next three tokens.
 */
export type TokenKind = 'anonymous' | 'security' | 'access' | 'refresh';

export interface StoredToken {
  readonly kind: TokenKind;
  /** The same for all tokens of one login. */
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
/** A used refresh token stays valid for this long, because its answer may have been lost. */
export const REFRESH_GRACE_MS = 60_000;
/** The oldest anonymous tokens are deleted beyond this number. */
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

/** Issues the tokens of a new login, or of an existing session. */
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

/** Returns a token; null when it is unknown or expired. */
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
 * Uses a refresh token, which expires after a grace period; null when it is invalid. Whether
 * real servers have a grace period is not known.
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

/** Expires all tokens but refresh tokens, as after two hours. */
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
