import type { Parsed } from '../read.ts';
import { field, parseRecord, parseText } from '../wire.ts';

/**
 * Returns a token; '' unless it is visible ASCII of up to 4096 characters, because tokens are
 * sent in headers.
 */
export function parseToken(value: unknown): string {
  const text = parseText(value);
  return /^[\x21-\x7e]{1,4096}$/.test(text) ? text : '';
}

/** Returns the token of `{token}` or plain text; null without one. */
export function parseAnonymousToken(payload: unknown): string | null {
  const sent = typeof payload === 'string' ? payload : field(parseRecord(payload), 'token');
  return parseToken(sent) || null;
}

export function parseFreshTokens(payload: unknown): FreshTokens | null {
  const wire = parseRecord(payload);
  const accessToken = parseToken(field(wire, 'accessToken'));
  if (!accessToken) return null;
  return {
    token: parseToken(field(wire, 'token')),
    accessToken,
    refreshToken: parseToken(field(wire, 'refreshToken')),
  };
}

const MAX_UID = 128;

export function parseMemberTokens(value: unknown): MemberTokens | null {
  const wire = parseRecord(value);
  const tokens = parseFreshTokens(wire);
  const uid = parseText(field(wire, 'uid'));
  // Every call carries the uid: one longer than any server's id would make all of them fail.
  return tokens && uid && uid.length <= MAX_UID
    ? { uid, userid: parseText(field(wire, 'userid')).slice(0, MAX_UID), ...tokens }
    : null;
}

export function parseNonce(payload: unknown): string | null {
  return parseToken(field(parseRecord(payload), 'nonce')) || null;
}

/** The tokens that sign requests. */
export type AuthTokens = Parsed<typeof parseAuthTokens>;

export function parseAuthTokens(payload: unknown) {
  const wire = parseRecord(payload);
  const authToken = parseToken(field(wire, 'authToken'));
  const appSecret = parseToken(field(wire, 'appSecret'));
  return authToken && appSecret ? { authToken, appSecret } : null;
}

/** The tokens of a logged-in reader's requests. */
export interface MemberTokens {
  /** The member centre's id. */
  readonly uid: string;
  /** The login server's id. */
  readonly userid: string;
  /** The security token of the login. */
  readonly token: string;
  /** Sent with every request. */
  readonly accessToken: string;
  /** Exchanged for the next access token; single use. */
  readonly refreshToken: string;
}

/** The answer of a refresh: the member stays the same. */
export type FreshTokens = Pick<MemberTokens, 'token' | 'accessToken' | 'refreshToken'>;

/** Message keys of the session's notices. */
export type SessionMessage = 'session.expired' | 'session.download' | 'session.commentFailed';
