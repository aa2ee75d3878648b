import type { PurgeApi } from './purgeApi.ts';
import { sendPurgeRequest } from './purgeApi.ts';
import type { CloudflarePurge } from './purgeSettings.ts';

const API_URL = 'https://api.cloudflare.com/client/v4';

/**
 * The limit that the documentation had before; it allows 100 now, and 500 for Enterprise
 * (developers.cloudflare.com/cache/how-to/purge-cache). Every plan accepts 30.
 */
const ADDRESSES_AT_ONCE = 30;

/** All calls of a user share 1,200 in five minutes (developers.cloudflare.com/api/limits). */
const REQUESTS_PER_SECOND = 4;

/** Characters of the CDN's errors in a message. */
const MAX_FAULT_LENGTH = 300;

/** Creates the interface of Cloudflare: "Purge by single-file". */
export const createCloudflareApi = ({
  zone,
  token,
  apiUrl = API_URL,
}: CloudflarePurge): PurgeApi => ({
  addressesAtOnce: ADDRESSES_AT_ONCE,
  requestsPerSecond: REQUESTS_PER_SECOND,
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
