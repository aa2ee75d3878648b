import type { PurgeApi } from './purgeApi.ts';
import { sendPurgeRequest } from './purgeApi.ts';
import type { FastlyPurge } from './purgeSettings.ts';

const API_URL = 'https://api.fastly.com';

/** A customer has 100,000 purges of addresses an hour: 27 a second. */
const REQUESTS_PER_SECOND = 20;

/** Creates the interface of Fastly: "Purge a URL", `POST /purge/{cached_url}`. */
export const createFastlyApi = ({ token, apiUrl = API_URL }: FastlyPurge): PurgeApi => ({
  addressesAtOnce: 1,
  requestsPerSecond: REQUESTS_PER_SECOND,
  purge: ([address = '']) => {
    const { host, pathname, search } = new URL(address);
    return sendPurgeRequest({
      url: `${apiUrl}/purge/${host}${pathname}${search}`,
      method: 'POST',
      headers: { 'Fastly-Key': token, Accept: 'application/json' },
    });
  },
});
