import { encodeBase64 } from '../../model/base64.ts';
import { parseLoginResult } from '../../model/member/login.ts';
import type { LoginResult } from '../../model/member/memberTypes.ts';
import { parseSignature } from '../../model/messenger/signature.ts';
import {
  MESSENGER_PROVIDER,
  type MessengerUser,
  parseMessengerUser,
} from '../../model/messenger/userInfo.ts';
import type { Client } from '../client.ts';
import { type Read, read } from './read.ts';

/** Loads the signature of the messenger's SDK for a page's address without its hash. */
export const getShareContent = (client: Client, { url }: { readonly url: string }) =>
  read(client, { path: '/base_url/getShareContent', params: { url } }, parseSignature);

/**
 * Loads the reader's messenger profile. A code is single use; for an invalid one the profile is
 * empty.
 */
export const getWxUserInfo = (client: Client, { code }: { readonly code: string }) =>
  read(client, { path: '/base_url/getWxUserInfo', params: { code } }, parseMessengerUser);

/**
 * Logs in the reader of a messenger profile. Requires a unionid (product 5.5), because an
 * openid differs between the apps of a site. Its second form is `oauthLogin`; other providers have no
 * login here (decision 0076).
 */
export function thirdLogin(
  client: Client,
  { openId, unionId, nickname, head }: MessengerUser,
): Read<LoginResult> {
  const params = {
    provider: MESSENGER_PROVIDER,
    oid: openId,
    // Without base64 the login server answers `process exception` (wire 14.4).
    nickname: encodeBase64(nickname),
    devid: client.device(),
    head,
    unionid: unionId,
    siteid: client.settings.siteId,
  };
  const call = { path: '/sso_url/thirdLogin', method: 'post', params } as const;
  return read(client, call, parseLoginResult);
}
