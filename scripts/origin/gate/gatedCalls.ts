/** Calls that need no token: they begin or renew a session, or answer portraits and products. */
const WITHOUT_TOKEN: ReadonlySet<string> = new Set([
  'getConfig',
  'getAnonymousToken',
  'refreshAccessToken',
  'serverTime',
  'getServerTime',
  'authinfo',
  'auth',
  'getAuthInfo',
  'postAuth',
  'sendCode',
  'loginByPhone',
  'loginByPassword',
  'oauthLogin',
  'thirdLogin',
  'logout',
  'productDetail',
  'amuc/api/member/getPortrait',
]);

const WITHOUT_SIGNATURE: ReadonlySet<string> = new Set([
  'getConfig',
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
export const isGated = (host: string): boolean => GATED_HOSTS.has(host);
export const needsToken = (name: string): boolean => !WITHOUT_TOKEN.has(name);
/** Addresses with `Adv` are never signed (product 7.5). */
export const needsSignature = (name: string): boolean =>
  !WITHOUT_SIGNATURE.has(name) && !name.includes('Adv');
