import type { App } from '../apps.ts';

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
export const needsSignature = (name: string, app: App): boolean =>
  isGuarded(name, app) && !name.includes('Adv');

/** The configuration of most apps is open: it says what the other calls need. */
const isGuarded = (name: string, { guardsConfig }: App): boolean =>
  !UNGUARDED.has(name) && (guardsConfig === true || name !== 'getConfig');
