import { createHash, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { App } from '../apps.ts';
import { STATUS } from '../callContext.ts';
import { type Answer, fail } from '../envelope.ts';
import { readAppSecret } from '../store/tokens.ts';

/** Compares secrets in constant time; hashing first also hides their lengths. */
export function equalsSafely(given: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(right));
}

/** Calls that need neither token nor signature: they begin a session, or answer portraits and products. */
const UNGUARDED: ReadonlySet<string> = new Set([
  'getAnonymousToken',
  'refreshAccessToken',
  'serverTime',
  'getServerTime',
  'authinfo',
  'auth',
  'getAuthInfo',
  'postAuth',
  'productDetail',
  'amuc/api/member/getPortrait',
]);

/** The hosts that require tokens, signatures and encrypted payloads; ads and media do not. */
const GATED_HOSTS: ReadonlySet<string> = new Set(['app_if', 'nis', 'sso']);

/** The hosts of uploads: they require the access token only. */
const UPLOAD_HOSTS: ReadonlySet<string> = new Set(['mam', 'minio']);

export const isUploadHost = (host: string): boolean => UPLOAD_HOSTS.has(host);
export const isGated = (host: string, { openHosts = [] }: App): boolean =>
  GATED_HOSTS.has(host) && !openHosts.includes(host);
/** A member whose tokens have ended can log out. */
export const needsToken = (name: string, app: App): boolean =>
  isGuarded(name, app) && name !== 'logout';
/** Addresses with `Adv` are never signed (product 7.5). */
const needsSignature = (name: string, app: App): boolean =>
  isGuarded(name, app) && !name.includes('Adv');

/** The configuration of most apps is open: it says what the other calls need. */
const isGuarded = (name: string, { guardsConfig }: App): boolean =>
  !UNGUARDED.has(name) && (guardsConfig === true || name !== 'getConfig');

export const MAX_TIME_GAP_MS = 5 * 60_000;

const REFUSED: Answer = fail(STATUS.signature, '签名无效或已过期');

/** Refuses a wrong signature, and a missing one where the app requires it; null otherwise. */
export function refuseSignature(
  db: DatabaseSync,
  headers: Headers,
  name: string,
  app: App,
  now: number,
): Answer | null {
  if (!needsSignature(name, app)) return null;
  const authToken = headers.get('authtoken') ?? '';
  if (authToken === '') return app.signed ? REFUSED : null;
  const time = headers.get('time') ?? '';
  const secret = readAppSecret(db, authToken, now);
  const isNow = /^\d{1,15}$/.test(time) && Math.abs(Number(time) - now) <= MAX_TIME_GAP_MS;
  const isRight =
    secret !== null &&
    equalsSafely((headers.get('sign') ?? '').toLowerCase(), md5(authToken + secret + time));
  return isRight && isNow && headers.get('abc') === '1' ? null : REFUSED;
}

export const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
