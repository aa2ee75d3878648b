import {
  type AuthTokens,
  type FreshTokens,
  parseAnonymousToken,
  parseAuthTokens,
  parseFreshTokens,
  parseNonce,
} from '../../model/session/normaliseSession.ts';
import { parseSiteSwitches } from '../../model/site/siteSwitches.ts';
import { field, parseRecord, parseText } from '../../model/wire.ts';
import type { CallOptions, Client } from '../client.ts';
import type { ApiCall } from '../request.ts';
import type { EncryptionKeys } from '../steps/payload.ts';
import { type Read, read } from './read.ts';
import { CONFIG_CALL } from './startCalls.ts';

/** Loads the security token of a reader who is not logged in; valid for two hours. */
export function getAnonymousToken(client: Client): Read<string> {
  const params = { device: client.device() };
  const call = { path: '/base_url/getAnonymousToken', params, ...TOKEN_MAKER } as const;
  return readTokens(client, call, parseAnonymousToken);
}

/** Exchanges the refresh token for new tokens of a member; single use. */
export function refreshAccessToken(
  client: Client,
  { refreshToken }: { readonly refreshToken: string },
  options?: CallOptions,
): Read<FreshTokens> {
  const params = { device: client.device(), refreshToken };
  const call = { path: '/base_url/refreshAccessToken', params, ...TOKEN_MAKER } as const;
  return readTokens(client, call, parseFreshTokens, options);
}

/** First step of the handshake: loads a nonce for this device. */
export function authInfo(client: Client): Read<string> {
  const params = { device: client.device() };
  const call = { path: '/base_url/authinfo', params, signFree: true } as const;
  return readTokens(client, call, parseNonce);
}

/** Second step: loads the tokens that sign requests. */
export function auth(
  client: Client,
  { nonce, sign }: { readonly nonce: string; readonly sign: string },
): Read<AuthTokens> {
  const params = { device: client.device(), nonce, sign };
  const call = { path: '/base_url/auth', method: 'post', params, signFree: true } as const;
  return readTokens(client, call, parseAuthTokens);
}

const TOKEN_MAKER = { tokenFree: true, signFree: true } as const;

/**
 * An answer without tokens is the failure `malformed`, not `empty`, which would be requested
 * again.
 */
function readTokens<T>(
  client: Client,
  call: ApiCall,
  parse: (payload: unknown) => T | null,
  options?: CallOptions,
): Read<T> {
  return read(
    client,
    call,
    (payload) => {
      const value = parse(payload);
      if (value === null) throw new Error('no token in the answer');
      return value;
    },
    options,
  );
}

/** Loads the keys that encrypt ballots, for deployments that configure none (`encryptKey4`). */
export const getEncryptionKeys = (client: Client): Read<EncryptionKeys> =>
  read(client, CONFIG_CALL, (payload) => {
    const config = parseRecord(payload);
    const key = parseText(field(config, 'encryptKey4'));
    // A site with only one key uses it for both.
    return key === '' ? null : { key, iv: parseText(field(config, 'encryptIv4')) || key };
  });

/** Loads what the site's configuration says about requests. */
export const getSiteSwitches = (client: Client) => read(client, CONFIG_CALL, parseSiteSwitches);
