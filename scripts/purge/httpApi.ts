import { type PurgeApi, type PurgeRequest, sendPurgeRequest } from './purgeApi.ts';
import type { CloudflarePurge, FastlyPurge, HttpPurge } from './purgeSettings.ts';

const REQUESTS_PER_SECOND = 10;

/** Creates the interface of any other CDN or cache: one request for each address, from a template. */
export const createHttpApi = (settings: HttpPurge): PurgeApi => ({
  addressesAtOnce: 1,
  requestsPerSecond: REQUESTS_PER_SECOND,
  purge: ([address = '']) => sendPurgeRequest(formatPurgeRequest(settings, address)),
});

const FASTLY_URL = 'https://api.fastly.com';

/** A customer has 100,000 purges of addresses an hour: 27 a second. */
const FASTLY_REQUESTS_PER_SECOND = 20;

/** Creates the interface of Fastly: "Purge a URL", `POST /purge/{cached_url}`. */
export const createFastlyApi = ({ token, apiUrl = FASTLY_URL }: FastlyPurge): PurgeApi => ({
  ...createHttpApi({
    cdn: 'http',
    method: 'POST',
    url: `${apiUrl}/purge/{host}{path}`,
    headers: { 'Fastly-Key': '{token}', Accept: 'application/json' },
    token,
  }),
  requestsPerSecond: FASTLY_REQUESTS_PER_SECOND,
});

/** Returns the request for an address. In a query of the template values are percent-encoded. */
export function formatPurgeRequest(
  { method, url, headers, body, token }: HttpPurge,
  address: string,
): PurgeRequest {
  const { href, host, pathname, search } = new URL(address);
  const values: Readonly<Record<string, string>> = {
    url: href,
    host,
    path: pathname + search,
    token,
  };
  const fill = (template: string, encode = (text: string) => text) =>
    template.replace(/\{(url|host|path|token)\}/g, (_, name: string) => encode(values[name] ?? ''));
  const [before = '', ...query] = url.split('?');
  return {
    url: [fill(before), ...query.map((text) => fill(text, encodeURIComponent))].join('?'),
    method,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, template]) => [name, fill(template)]),
    ),
    ...(body !== undefined && { body: fill(body) }),
  };
}

const CLOUDFLARE_URL = 'https://api.cloudflare.com/client/v4';

/**
 * The limit that the documentation had before; it allows 100 now, and 500 for Enterprise
 * (developers.cloudflare.com/cache/how-to/purge-cache). Every plan accepts 30.
 */
const ADDRESSES_AT_ONCE = 30;

/** All calls of a user share 1,200 in five minutes (developers.cloudflare.com/api/limits). */
const CLOUDFLARE_REQUESTS_PER_SECOND = 4;

/** Characters of the CDN's errors in a message. */
const MAX_FAULT_LENGTH = 300;

/** Creates the interface of Cloudflare: "Purge by single-file". */
export const createCloudflareApi = ({
  zone,
  token,
  apiUrl = CLOUDFLARE_URL,
}: CloudflarePurge): PurgeApi => ({
  addressesAtOnce: ADDRESSES_AT_ONCE,
  requestsPerSecond: CLOUDFLARE_REQUESTS_PER_SECOND,
  purge: (files) =>
    sendPurgeRequest(
      {
        url: `${apiUrl}/zones/${zone}/purge_cache`,
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ files }),
      },
      (text) => findCloudflareFault(text)?.replaceAll(token, '***') ?? null,
    ),
});

/** Returns the errors that an answer names; null when it succeeded. */
function findCloudflareFault(text: string): string | null {
  try {
    const { success, errors } = JSON.parse(text) as {
      success?: unknown;
      errors?: readonly { code?: unknown; message?: unknown }[];
    };
    if (success === true) return null;
    const all = errors?.map(({ code, message }) => `${message} (${code})`).join(', ');
    return all?.slice(0, MAX_FAULT_LENGTH) || 'the answer names no success';
  } catch {
    return 'the answer is not JSON';
  }
}
