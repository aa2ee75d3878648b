import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { DAY_MS, HOUR_MS } from '../../../src/model/durations.ts';
import { defineTable } from '../table.ts';

/**
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

const tokens = defineTable<StoredToken & { readonly token: string; readonly expiresAt: number }>(
  'tokens',
);

export const TOKEN_LIFE_MS = 2 * HOUR_MS;
const REFRESH_LIFE_MS = 30 * DAY_MS;
const TOKEN_BYTES = 24;
/** A used refresh token stays valid for this long, because its answer may have been lost. */
export const REFRESH_GRACE_MS = 60_000;

export const randomToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

function issue(
  db: DatabaseSync,
  kind: TokenKind,
  session: string,
  uid: number | null,
  now: number,
): string {
  tokens(db).remove(({ expiresAt }) => expiresAt <= now);
  const expiresAt = now + (kind === 'refresh' ? REFRESH_LIFE_MS : TOKEN_LIFE_MS);
  const row = { kind, session, uid, kicked: false, token: randomToken(), expiresAt };
  return tokens(db).add(row).token;
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

/** Returns how many anonymous tokens there are. */
export const countAnonymous = (db: DatabaseSync): number =>
  tokens(db).list(({ kind }) => kind === 'anonymous').length;

/** Returns a token; null when it is unknown or expired. */
export const readToken = (db: DatabaseSync, token: string, now: number): StoredToken | null =>
  tokens(db).find((row) => row.token === token && row.expiresAt > now) ?? null;

/**
 * Uses a refresh token, which expires after a grace period; null when it is invalid. Whether
 * real servers have a grace period is not known.
 */
export function spendRefreshToken(
  db: DatabaseSync,
  token: string,
  now: number,
): StoredToken | null {
  const known = tokens(db).find((row) => row.token === token && row.expiresAt > now);
  if (known?.kind !== 'refresh' || known.kicked) return null;
  const expiresAt = Math.min(known.expiresAt, now + REFRESH_GRACE_MS);
  tokens(db).change(known.id, { expiresAt });
  return known;
}

export const endSession = (db: DatabaseSync, session: string) =>
  tokens(db).remove((row) => row.session === session);

/** Logs a member out everywhere but in one session. */
export function kickMember(db: DatabaseSync, uid: number, butSession = ''): void {
  for (const { id } of tokens(db).list((row) => row.uid === uid && row.session !== butSession)) {
    tokens(db).change(id, { kicked: true });
  }
}

/** Expires all tokens but refresh tokens, as after two hours. */
export const expireTokens = (db: DatabaseSync) =>
  tokens(db).remove(({ kind }) => kind !== 'refresh');

/** The result of a handshake: the token and the secret that sign requests. */
export interface SignatureKeys {
  readonly authToken: string;
  readonly appSecret: string;
}

const signatures = defineTable<SignatureKeys & { readonly expiresAt: number }>('signatures');

export function issueSignatureKeys(db: DatabaseSync, now: number): SignatureKeys {
  signatures(db).remove(({ expiresAt }) => expiresAt <= now);
  const keys = { authToken: randomToken(), appSecret: randomToken() };
  signatures(db).add({ ...keys, expiresAt: now + TOKEN_LIFE_MS });
  return keys;
}

/** Returns the secret of an authToken; null when it is unknown or expired. */
export const readAppSecret = (db: DatabaseSync, authToken: string, now: number): string | null =>
  signatures(db).find((row) => row.authToken === authToken && row.expiresAt > now)?.appSecret ??
  null;

export const expireSignatures = (db: DatabaseSync) => signatures(db).remove(() => true);
