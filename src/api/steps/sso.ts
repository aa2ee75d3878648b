import type { Settings } from '../../settings.ts';
import { hashSm3 } from '../cipher/sm3.ts';
import { type ApiRequest, formatParams, type Params, type RequestStep } from '../request.ts';

/** Protocol version of the login server (product 9.16). */
const SSO_VERSION = '1.0.0';

/** The signed content of a call to the login server. */
export interface SsoFacts {
  /** Names and values of the form, sorted by name. */
  readonly form: readonly (readonly [name: string, value: string])[];
  readonly random: string;
  /** Epoch ms as text. */
  readonly timestamp: string;
  readonly secret: string;
}

/**
 * Creates `program-sign`. The algorithm depends on the deployment (wire 14.3); this
 * one is ours.
 */
export type SsoSigner = (facts: SsoFacts) => Promise<string>;

/** SM3 of the values, sorted by their names, then random, time and secret. */
export const signBySm3: SsoSigner = ({ form, random, timestamp, secret }) =>
  hashSm3(`${form.map(([, value]) => value).join('&')}${random}${timestamp}${secret}`);

interface SsoEnv {
  readonly settings: Pick<Settings, 'ssoSecret'>;
  readonly device: () => string;
  /** Epoch ms of the server's clock. */
  readonly serverNow: () => Promise<number>;
  readonly sign?: SsoSigner;
}

/**
 * Creates the step that adds the headers of the login server. It is the last step: it signs the
 * final form, with the token of an earlier step.
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

/**
 * Returns the form sorted by code unit, which every server can reproduce; a repeated name keeps
 * its order.
 */
function readForm({ body, query }: ApiRequest): SsoFacts['form'] {
  const params: Params = body && !(body instanceof FormData) ? body : query;
  return Array.from(formatParams(params)).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

const makeRandom = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
