import { z } from 'zod';
import { fail, ok, type Result } from '../../src/model/result.ts';
import { id, oneOf, url, visibleText, wholeNumber } from '../../src/settings/kinds.ts';
import {
  listVariables,
  optionalSetting,
  parseVariables,
  type SettingsError,
  secretSetting,
} from '../../src/settings/variables.ts';

interface SharedSettings {
  /** Absent for the rate of the CDN's documentation. */
  readonly requestsPerSecond?: number;
  /** Absent for the usual address of the CDN's interface. */
  readonly apiUrl?: string;
}

export interface CloudflarePurge extends SharedSettings {
  readonly cdn: 'cloudflare';
  readonly zone: string;
  readonly token: string;
}

export interface FastlyPurge extends SharedSettings {
  readonly cdn: 'fastly';
  readonly token: string;
}

export interface CloudFrontPurge extends SharedSettings {
  readonly cdn: 'cloudfront';
  readonly distribution: string;
  /** Absent when the SDK finds them: variables of AWS, its files, the role of the machine. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

/** `{url}`, `{host}`, `{path}` and `{token}` are replaced in address, headers and body. */
export interface HttpPurge extends Omit<SharedSettings, 'apiUrl'> {
  readonly cdn: 'http';
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** '' when the template has none. */
  readonly token: string;
}

/** The CDN whose copies are purged after a delivery. */
export type PurgeSettings = CloudflarePurge | FastlyPurge | CloudFrontPurge | HttpPurge;

const requestUrl = z
  .string()
  .regex(/^https?:\/\/[\x21-\x7e]+$/)
  .describe('an http or https address with {url}, {host}, {path} or {token} in it');

const method = z
  .string()
  .regex(/^[A-Z]{3,16}$/)
  .describe('a method of HTTP in upper case');

const requestHeaders = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('no JSON');
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string().regex(/^[\w-]+$/), z.string().regex(/^[\x20-\x7e]*$/)))
  .describe('a JSON object of names and values of headers');

const requestBody = z
  .string()
  .regex(/^[^\p{Cc}]+$/u)
  .describe('one line of text');

/** The variables of the CDN. Pages do not contain them, because only publishing reads them. */
export const purgeSettingsSchema = z.object({
  cdn: optionalSetting('PURGE_CDN', oneOf(['cloudflare', 'fastly', 'cloudfront', 'http']), {
    about: 'CDN whose copies of changed pages are removed after publishing; none when empty',
  }),
  zone: optionalSetting('PURGE_ZONE', id, {
    about: 'id of the zone of Cloudflare, or of the distribution of CloudFront',
  }),
  keyId: secretSetting('PURGE_KEY_ID', visibleText, {
    about: 'key of CloudFront; when empty, that of the machine or of the variables of AWS',
  }),
  token: secretSetting('PURGE_TOKEN', visibleText, {
    about:
      'token of Cloudflare, Fastly or the template of http; the secret of the key of CloudFront',
  }),
  requestsPerSecond: optionalSetting('PURGE_RATE', wholeNumber(1000), {
    about:
      'requests a second; when empty 4 for Cloudflare (30 addresses each), 20 for Fastly, 1 for CloudFront (1,000 addresses each) and 10 for http',
  }),
  apiUrl: optionalSetting('PURGE_API_URL', url, {
    about:
      'address of the interface of Cloudflare, Fastly or CloudFront, where it is not the usual one',
  }),
  url: optionalSetting('PURGE_URL', requestUrl, {
    about: 'http: address of the request for a page, such as http://cache.example.test{path}',
  }),
  method: optionalSetting('PURGE_METHOD', method, {
    about: 'http: method of the request; PURGE when empty',
  }),
  headers: secretSetting('PURGE_HEADERS', requestHeaders, {
    about: 'http: headers of the request, such as {"Host":"{host}","X-Key":"{token}"}',
  }),
  body: secretSetting('PURGE_BODY', requestBody, {
    about: 'http: body of the request, such as {"urls":["{url}"]}',
  }),
});

type Variables = z.output<typeof purgeSettingsSchema>;

/** Names of the variables, for messages. */
const NAMES = new Map(listVariables(purgeSettingsSchema).map(({ key, name }) => [key, name]));

/** The variables that a CDN cannot do without. */
const NEEDED: Readonly<Record<PurgeSettings['cdn'], readonly (keyof Variables)[]>> = {
  cloudflare: ['zone', 'token'],
  fastly: ['token'],
  cloudfront: ['zone'],
  http: ['url'],
};

/** Returns the CDN of a deployment; null when it has none. */
export function parsePurgeSettings(
  variables: Readonly<Record<string, string | undefined>>,
): Result<PurgeSettings | null, SettingsError> {
  const parsed = parseVariables(purgeSettingsSchema, variables);
  if (!parsed.ok) return parsed;
  const problems = findProblems(parsed.value);
  if (problems.length > 0) return fail({ kind: 'settings', problems });
  return ok(createSettings(parsed.value));
}

/** Returns what is wrong with variables that are right by themselves. */
function findProblems(variables: Variables): string[] {
  const { cdn } = variables;
  if (cdn === undefined) {
    const used = Object.keys(variables).map((key) => NAMES.get(key));
    return used.length > 0 ? [`PURGE_CDN is empty, but ${used.join(' and ')} has a value.`] : [];
  }
  const missing = NEEDED[cdn].filter((key) => variables[key] === undefined);
  const problems = missing.map((key) => `PURGE_CDN: ${cdn} needs ${NAMES.get(key)}.`);
  const { keyId, token, url: address = '', headers = {}, body = '' } = variables;
  if (cdn === 'cloudfront' && (keyId === undefined) !== (token === undefined)) {
    problems.push('One of PURGE_KEY_ID and PURGE_TOKEN is empty. Allowed: both or none.');
  }
  if (cdn !== 'http' || missing.length > 0) return problems;
  const templates = [address, ...Object.values(headers), body].join(' ');
  if (!/\{(url|path)\}/.test(templates)) {
    problems.push('PURGE_URL, PURGE_HEADERS and PURGE_BODY do not contain {url} or {path}.');
  }
  if (templates.includes('{token}') && token === undefined) {
    problems.push('PURGE_CDN: http needs PURGE_TOKEN, because its template contains {token}.');
  }
  return problems;
}

function createSettings(variables: Variables): PurgeSettings | null {
  const { cdn, zone = '', keyId, token = '', requestsPerSecond, apiUrl } = variables;
  const rate = requestsPerSecond !== undefined && { requestsPerSecond };
  const shared = { ...rate, ...(apiUrl !== undefined && { apiUrl }) };
  switch (cdn) {
    case undefined:
      return null;
    case 'cloudflare':
      return { cdn, zone, token, ...shared };
    case 'fastly':
      return { cdn, token, ...shared };
    case 'cloudfront': {
      const credentials = keyId !== undefined && { accessKeyId: keyId, secretAccessKey: token };
      return { cdn, distribution: zone, ...(credentials && { credentials }), ...shared };
    }
    case 'http': {
      const { url: address = '', method: verb = 'PURGE', headers = {}, body } = variables;
      const request = { url: address, method: verb, headers, ...(body !== undefined && { body }) };
      return { cdn, ...request, token, ...rate };
    }
  }
}
