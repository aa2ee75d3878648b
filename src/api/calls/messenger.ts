import { encodeBase64 } from '../../model/base64.ts';
import { parseLoginResult } from '../../model/member/login.ts';
import type { LoginResult } from '../../model/member/types.ts';
import { type MessengerSignature, parseSignature } from '../../model/messenger/signature.ts';
import { type MessengerUser, parseMessengerUser } from '../../model/messenger/userInfo.ts';
import type { CallOptions, Client } from '../client.ts';
import { type Read, read } from './read.ts';

/** The signature that the messenger's SDK wants for a page's address, without its hash. */
export function getShareContent(
  client: Client,
  { url }: { readonly url: string },
  options?: CallOptions,
): Read<MessengerSignature> {
  const call = { path: '/base_url/getShareContent', params: { url } } as const;
  return read(client, call, options, parseSignature);
}

/** Who the reader is at the messenger. A code works once; a bad one names nobody. */
export function getWxUserInfo(
  client: Client,
  { code }: { readonly code: string },
  options?: CallOptions,
): Read<MessengerUser> {
  const call = { path: '/base_url/getWxUserInfo', params: { code } } as const;
  return read(client, call, options, parseMessengerUser);
}

/**
 * Logs in whom the messenger vouches for. Only with a unionid (product 5.5): one account
 * has another openid at every app of the site.
 */
export const thirdLogin = (client: Client, user: MessengerUser, options?: CallOptions) =>
  login(client, '/sso_url/thirdLogin', { ...user, provider: MESSENGER_PROVIDER }, options);

interface ServiceUser extends MessengerUser {
  /** `tencent_wechat`, `tencent_QQ`, `sina_weibo`, `apple` (wire 14.5). */
  readonly provider: string;
}

/** The same for every service that vouches for readers. */
export const oauthLogin = (client: Client, user: ServiceUser, options?: CallOptions) =>
  login(client, '/sso_url/oauthLogin', user, options);

function login(
  client: Client,
  path: '/sso_url/thirdLogin' | '/sso_url/oauthLogin',
  { provider, openId, unionId, nickname, head }: ServiceUser,
  options: CallOptions | undefined,
): Read<LoginResult> {
  const params = {
    provider,
    oid: openId,
    // Base64, or the login server answers `process exception` (wire 14.4).
    nickname: encodeBase64(nickname),
    devid: client.device(),
    head,
    unionid: unionId,
    siteid: client.settings.siteId,
  };
  const call = { path, method: 'post', params } as const;
  return read(client, call, options, parseLoginResult);
}

const MESSENGER_PROVIDER = 'tencent_wechat';
