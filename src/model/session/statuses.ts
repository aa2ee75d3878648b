/**
 * The part of the reader's session that a status of the server is about (product 8.1).
 *
 * - `signature`: the signature of the request is not accepted (1004);
 * - `login`: no member is logged in, or not any more (10102, 10103);
 * - `token`: the token of the request has expired (10111);
 * - `app`: the server shows this in its app alone (10201);
 * - `comment`: the server refuses a comment, in words of its own (10202 to 10204).
 */
export type SessionStatus = 'signature' | 'login' | 'token' | 'app' | 'comment';

const STATUSES: Readonly<Record<number, SessionStatus>> = {
  1004: 'signature',
  10102: 'login',
  10103: 'login',
  10111: 'token',
  10201: 'app',
  10202: 'comment',
  10203: 'comment',
  10204: 'comment',
};

/**
 * Returns the part of the session that a status is about; undefined for a status of the call itself,
 * whatever its number is, and for 10001, which asks for nothing (product 8.1).
 */
export const decideSessionStatus = (status: number | null | undefined): SessionStatus | undefined =>
  STATUSES[status ?? 0];
