import type { AuthTokens } from '../../model/session/normaliseSession.ts';
import type { Read } from '../calls/read.ts';
import { auth, authInfo } from '../calls/session.ts';
import { hashMd5 } from '../cipher/md5.ts';
import type { Client } from '../client.ts';

/** Loads the tokens that sign requests. Deployments with another protocol replace it. */
export type Handshake = (client: Client) => Read<AuthTokens>;

/** The default handshake: requests a nonce and returns it signed for device and app. */
export const performHandshake: Handshake = async (client) => {
  const nonce = await authInfo(client);
  if (!nonce.ok) return nonce;
  const sign = await hashMd5(client.device() + nonce.value + client.settings.appId);
  return auth(client, { nonce: nonce.value, sign });
};
