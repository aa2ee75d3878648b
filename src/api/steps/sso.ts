import type { Settings } from '../../settings.ts';
import { hashSm3 } from '../cipher/sm3.ts';
import { type ApiRequest, formatParams, type Params, type RequestStep } from '../request.ts';

/** The login server's protocol (product 9.16). */
const SSO_VERSION = '1.0.0';

/** What a call of the login server is signed over. */
export interface SsoFacts {
  /** Name and value of all that the form sends, sorted by name. */
  readonly form: readonly (readonly [name: string, value: string])[];
  readonly random: string;
  /** Epoch ms as text. */
  readonly timestamp: string;
  readonly secret: string;
}

/** Makes `program-sign`. How is set per deployment (wire 14.3): this is ours. */
export type SsoSigner = (facts: SsoFacts) => Promise<string>;

/** SM3 over the values, sorted by their names, then random, time and secret. */
export const signBySm3: SsoSigner = ({ form, random, timestamp, secret }) =>
  hashSm3(`${form.map(([, value]) => value).join('&')}${random}${timestamp}${secret}`);

interface SsoEnv {
  readonly settings: Pick<Settings, 'ssoSecret'>;
  readonly device: () => string;
  /** Epoch ms of the server. */
  readonly serverNow: () => Promise<number>;
  readonly sign?: SsoSigner;
}

/**
 * The headers of the login server's calls. The last of the steps: it signs the form as it
 * travels, and takes the token that an earlier step may have set.
 */
export function createSsoStep({
  settings,
  device,
  serverNow,
  sign = signBySm3,
}: SsoEnv): RequestStep {
  return async (request) => {
    if (!request.call.path.startsWith('/sso_url/')) return request;
    const timestamp = String(await serverNow());
    const random = makeRandom();
    const form = readForm(request);
    const facts: SsoFacts = { form, random, timestamp, secret: settings.ssoSecret ?? '' };
    return {
      ...request,
      headers: {
        ...request.headers,
        version: SSO_VERSION,
        timestamp,
        random,
        devid: device(),
        'program-params': form.map(([name]) => name).join(','),
        'program-sign': await sign(facts),
      },
    };
  };
}

/** Names compare by code unit, as every server can; a repeated one keeps its order. */
function readForm({ body, query }: ApiRequest): SsoFacts['form'] {
  const params: Params = body && !(body instanceof FormData) ? body : query;
  return Array.from(formatParams(params)).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

const makeRandom = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
