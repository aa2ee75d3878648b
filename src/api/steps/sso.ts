import type { Settings } from '../../settings.ts';
import { hashMd5 } from '../cipher/md5.ts';
import { hashSha256, hashSm3 } from '../cipher/sha.ts';
import { type ApiRequest, formatParams, type Params, type RequestStep } from '../request.ts';

/** Protocol version of the login server (product 9.16). */
const SSO_VERSION = '1.0.0';

/** How `program-sign` is made: the hash of a text with these parts in braces (wire 14.3). */
export interface ProgramSign {
  readonly hash: 'md5' | 'sha256' | 'sm3';
  readonly text: string;
}

/** The servers' way is not documented; this one is ours, for deployments without a setting. */
const DEFAULT_SIGN: ProgramSign = { hash: 'sm3', text: '{values}{random}{timestamp}{secret}' };

const HASHES = { md5: hashMd5, sha256: hashSha256, sm3: hashSm3 } as const;

interface SsoEnv {
  readonly settings: Pick<Settings, 'ssoSecret' | 'ssoSign'>;
  readonly device: () => string;
  /** Epoch ms of the server's clock. */
  readonly serverNow: () => Promise<number>;
}

/**
 * Creates the step that adds the headers of the login server. It is the last step: it signs the
 * final form, with the token of an earlier step.
 */
export function createSsoStep({ settings, device, serverNow }: SsoEnv): RequestStep {
  const { hash, text } = settings.ssoSign ?? DEFAULT_SIGN;
  return async (request) => {
    if (!request.call.path.startsWith('/sso_url/')) return request;
    const form = readForm(request);
    const names = form.map(([name]) => name).join(',');
    const headers = {
      version: SSO_VERSION,
      timestamp: String(await serverNow()),
      random: makeRandom(),
      devid: device(),
      // The server expects the header also where no setting asks for tokens.
      token: request.headers.token ?? '',
    };
    const parts: Readonly<Record<string, string>> = {
      ...headers,
      names,
      values: form.map(([, value]) => value).join('&'),
      pairs: form.map((pair) => pair.join('=')).join('&'),
      secret: settings.ssoSecret ?? '',
    };
    const signed = text.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '');
    return {
      ...request,
      headers: {
        ...request.headers,
        ...headers,
        'program-params': names,
        'program-sign': await HASHES[hash](signed),
      },
    };
  };
}

/**
 * Returns the form sorted by code unit, which every server can reproduce; a repeated name keeps
 * its order.
 */
function readForm({ body, query }: ApiRequest): readonly (readonly [string, string])[] {
  const params: Params = body && !(body instanceof FormData) ? body : query;
  return Array.from(formatParams(params)).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

const makeRandom = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
