import type { PurgeApi } from './purgeApi.ts';
import { type PurgeRequest, sendPurgeRequest } from './purgeApi.ts';
import type { FastlyPurge, HttpPurge } from './purgeSettings.ts';

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
