import { ENCRYPTED_VERSIONS } from '../../model/session/encryption.ts';
import type { Settings } from '../../settings.ts';
import { encryptSm4 } from '../cipher/sm4.ts';
import type { ApiCall, ApiRequest, Params, RequestStep } from '../request.ts';
import { isReaderHost } from './token.ts';

/** Keys for encrypted payloads: 16 bytes each. */
export interface EncryptionKeys {
  readonly key: string;
  readonly iv: string;
}

export interface PayloadParts {
  readonly settings: Pick<Settings, 'curVersions' | 'encryptKey' | 'encryptIv' | 'afsCheck'>;
  readonly device: () => string;
  /** Epoch ms of the server's clock: `afsData` with another day's time is refused. */
  readonly serverNow: () => Promise<number>;
  /** Keys of the site, for deployments without their own. */
  readonly siteKeys: () => Promise<EncryptionKeys>;
}

/**
 * Creates the step that encrypts the call's own parameters into one SM4-CBC text, `data`;
 * common parameters stay readable (product 7.6). A multipart body is sent unchanged.
 */
export function createPayloadStep({
  settings,
  device,
  serverNow,
  siteKeys,
}: PayloadParts): RequestStep {
  return async (request) => {
    const { call, common, query, body } = request;
    if (!isEncrypted(settings, request) || body instanceof FormData) return request;
    const own = ownParams(call, body ?? query);
    // A call without parameters of its own has nothing to encrypt.
    if (Object.keys(own).length === 0) return request;
    const { encryptKey: key, encryptIv: iv } = settings;
    const keys = key && iv ? { key, iv } : await siteKeys();
    const encrypt = (value: unknown) => encryptSm4(JSON.stringify(value), keys);
    const sealed: Record<string, string> = {
      data: await encrypt(own),
      device: device(),
    };
    if (settings.afsCheck) {
      sealed.afsData = await encrypt({ device: device(), t: await serverNow() });
    }
    const params = { ...common, ...sealed };
    return body ? { ...request, body: params } : { ...request, query: params };
  };
}

/**
 * Calls that opt out: those that begin a session, and records, which a closing page sends before the
 * code of the cipher could load. Only the specification's names: a server that has a record's older
 * form, `event`, expects that encrypted.
 */
const PLAIN = /\/(?:authinfo|getAuthInfo|auth|postAuth|postEvents?|recordDevice|bigData)$/;

/** Returns whether the payload of a call is encrypted, where it has one; `url` ends in the call's form. */
export const isEncrypted = (
  { curVersions }: PayloadParts['settings'],
  { call, url }: Pick<ApiRequest, 'call' | 'url'>,
): boolean =>
  call.sealed === true ||
  (curVersions >= ENCRYPTED_VERSIONS && !PLAIN.test(url) && isReaderHost(call));

/**
 * Returns the call's parameters as the request has them now: an earlier step may have changed
 * one.
 */
function ownParams({ params = {} }: ApiCall, sent: Params): Record<string, string | string[]> {
  const own: Record<string, string | string[]> = {};
  for (const name of Object.keys(params)) {
    const value = params[name] === undefined || params[name] === null ? null : sent[name];
    if (value !== undefined && value !== null) {
      own[name] = Array.isArray(value) ? value.map(String) : String(value);
    }
  }
  return own;
}
