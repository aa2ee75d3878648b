import { parseLoginResult } from '../../model/member/login.ts';
import type { LoginResult } from '../../model/member/memberTypes.ts';
import { type AreaCode, formatAreaCode } from '../../model/member/phone.ts';
import { parseTerms } from '../../model/member/terms.ts';
import type { Client } from '../client.ts';
import type { Params } from '../request.ts';
import { callLogin, OF_MEMBER } from './callLogin.ts';
import { type Read, read } from './read.ts';
import { CONFIG_CALL } from './startCalls.ts';

/** A phone number, digits only, and its area code. */
export interface Phone {
  readonly phone: string;
  readonly area: AreaCode;
}

/** Sends a login code to a phone: six digits, valid for five minutes. */
export const sendCode = (client: Client, phone: Phone): Read<true> =>
  callLogin(client, 'sendCode', phoneParams(client, phone), () => true);

/** Logs in with a code; a new phone number creates a member. */
export function loginByPhone(
  client: Client,
  { code, ...phone }: Phone & { readonly code: string },
): Read<LoginResult> {
  const params = { ...phoneParams(client, phone), code };
  return callLogin(client, 'loginByPhone', params, parseLoginResult);
}

export function loginByPassword(
  client: Client,
  { password, ...phone }: Phone & { readonly password: string },
): Read<LoginResult> {
  const params = { ...phoneParams(client, phone), password };
  return callLogin(client, 'loginByPassword', params, parseLoginResult);
}

/** Sets a member's password, which ends the member's other sessions. */
export const setPassword = (
  client: Client,
  { uid, password }: { readonly uid: string; readonly password: string },
): Read<true> => callLogin(client, 'setPassword', { uid, password }, () => true, OF_MEMBER);

/** Binds a phone number to a member who logged in with another service. */
export function oauthBindPhone(
  client: Client,
  { uid, code, ...phone }: Phone & { readonly uid: string; readonly code: string },
): Read<true> {
  const params = { ...phoneParams(client, phone), uid, code };
  return callLogin(client, 'oauthBindPhone', params, () => true, OF_MEMBER);
}

/** Ends this login on the server. */
export const logout = (client: Client, { uid }: { readonly uid: string }): Read<true> =>
  callLogin(client, 'logout', { uid }, () => true, OF_MEMBER);

/** Loads the legal texts that a reader accepts by logging in, from the site's configuration. */
export const getTerms = (client: Client) => read(client, CONFIG_CALL, parseTerms);

const phoneParams = (client: Client, { phone, area }: Phone): Params => ({
  devid: client.device(),
  phone,
  areaCode: formatAreaCode(area),
  siteid: client.settings.siteId,
});
