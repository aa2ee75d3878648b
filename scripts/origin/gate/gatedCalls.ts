/** Calls that begin or renew a session, pictures, and the shop's: no token is asked of them. */
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

/** The hosts that ask for tokens, signatures and encrypted payloads; ads and media do not. */
const GATED_HOSTS: ReadonlySet<string> = new Set(['app_if', 'nis', 'sso']);

/** The hosts of uploads: they know a member by the access token, and ask for nothing else. */
const UPLOAD_HOSTS: ReadonlySet<string> = new Set(['mam', 'minio']);

export const isUploadHost = (host: string): boolean => UPLOAD_HOSTS.has(host);
export const isGated = (host: string): boolean => GATED_HOSTS.has(host);
export const needsToken = (name: string): boolean => !WITHOUT_TOKEN.has(name);
/** Addresses with `Adv` are never signed (spec section 7). */
export const needsSignature = (name: string): boolean =>
  !WITHOUT_SIGNATURE.has(name) && !name.includes('Adv');
