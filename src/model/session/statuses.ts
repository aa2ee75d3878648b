/**
 * What a status of the server says of the reader's session (spec section 8).
 *
 * - `signatureRefused`: the signature of the request is not accepted (1004);
 * - `loggedOut`: no member is logged in, or not any more (10102, 10103);
 * - `tokenExpired`: the token of the request has expired (10111);
 * - `appOnly`: the server shows this in its app alone (10201);
 * - `commentRefused`: the server refuses a comment, in words of its own (10202 to 10204).
 */
export type SessionStatus =
  | 'signatureRefused'
  | 'loggedOut'
  | 'tokenExpired'
  | 'appOnly'
  | 'commentRefused';

const STATUSES: Readonly<Record<number, SessionStatus>> = {
  1004: 'signatureRefused',
  10102: 'loggedOut',
  10103: 'loggedOut',
  10111: 'tokenExpired',
  10201: 'appOnly',
  10202: 'commentRefused',
  10203: 'commentRefused',
  10204: 'commentRefused',
};

/**
 * Returns what a status says of the session; null for the statuses of a call itself, whatever
 * their number is, and for 10001, which asks for nothing (spec section 8).
 */
export const decideSessionStatus = (status: number | null | undefined): SessionStatus | null =>
  STATUSES[status ?? 0] ?? null;
