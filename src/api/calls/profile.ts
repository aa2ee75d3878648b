import { encodeBase64 } from '../../model/base64.ts';
import { MESSENGER_PROVIDER, type MessengerUser } from '../../model/messenger/userInfo.ts';
import { fail } from '../../model/result.ts';
import type { Client } from '../client.ts';
import { callLogin, OF_MEMBER } from './callLogin.ts';
import type { Read } from './read.ts';

export interface ProfileParams {
  readonly uid: string;
  readonly nickname: string;
  /** Address of the portrait; '' leaves it as it is. */
  readonly icon: string;
  readonly idempotencyKey: string;
}

/**
 * Changes the name and the portrait of a member. The login server refuses a name with status -1,
 * which means elsewhere that a server is down: with the identifier of a refusal (wire 14.6) the
 * failure has the status 0.
 */
export async function modify(
  client: Client,
  { uid, nickname, icon, idempotencyKey }: ProfileParams,
): Read<true> {
  // Without base64 the login server answers `process exception` (wire 14.4).
  const params = { uid, nickname: encodeBase64(nickname), head: icon || null, idempotencyKey };
  const answer = await callLogin(client, 'modify', params, () => true as const, OF_MEMBER);
  const isRefusal = !answer.ok && answer.error.key !== undefined;
  return isRefusal ? fail({ ...answer.error, status: 0 }) : answer;
}

interface OfMember {
  readonly uid: string;
}

/** Removes the phone number of a member, who logs in with another service then. */
export const oauthUnBindPhone = (client: Client, { uid }: OfMember): Read<true> =>
  callLogin(client, 'oauthUnBindPhone', { uid }, () => true, OF_MEMBER);

/** Adds the messenger's account to a member, who can log in with it then. */
export function bind(
  client: Client,
  { uid, user }: OfMember & { readonly user: MessengerUser },
): Read<true> {
  const params = {
    uid,
    provider: MESSENGER_PROVIDER,
    oid: user.openId,
    unionid: user.unionId,
    nickname: encodeBase64(user.nickname),
  };
  return callLogin(client, 'bind', params, () => true, OF_MEMBER);
}

/** Removes the messenger's account from a member. */
export function unbind(client: Client, { uid }: OfMember): Read<true> {
  const params = { uid, provider: MESSENGER_PROVIDER };
  return callLogin(client, 'unbind', params, () => true, OF_MEMBER);
}
