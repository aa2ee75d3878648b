import pLimit from 'p-limit';
import type { Result } from '../../src/model/result.ts';
import { createCloudflareApi, createFastlyApi, createHttpApi } from './httpApi.ts';
import type { FailedPurge, PurgeApi, PurgeError } from './purgeApi.ts';
import type { PurgeSettings } from './purgeSettings.ts';
import { type Clock, createRateLimiter, type RateLimiter } from './rateLimiter.ts';

const REQUESTS_AT_ONCE = 4;

/** Pauses after requests that failed without `Retry-After`, by the number of attempts. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000] as const;
/** When a CDN asks for a longer pause the request fails. */
const MAX_PAUSE_MS = 120_000;

/** After so many failed requests the CDN is down: the other addresses are not tried. */
const MAX_FAILURES = 3;

/** Addresses that were not purged, and why. */
export interface FailedAddresses {
  readonly addresses: readonly string[];
  readonly error: PurgeError;
}

/** What became of all addresses of a purge. */
export interface PurgeReport {
  readonly purged: readonly string[];
  readonly failed: readonly FailedAddresses[];
}

export type Purger = ReturnType<typeof createPurger>;

/** Creates the purger of a CDN. All its purges share the limiter. */
function createPurger(api: PurgeApi, limiter: RateLimiter) {
  return {
    /**
     * Purges addresses from the cache of the CDN, each once. Failures are reported: what was
     * published is right, and the CDN has it when its copies expire. Never rejects.
     *
     * @param reference id of the publication: equal when the purge is repeated after an interruption
     */
    purge: async (addresses: readonly string[], reference: string): Promise<PurgeReport> => {
      const purged: string[] = [];
      const failed: FailedAddresses[] = [];
      let last: PurgeError | null = null;
      const isOver = () => last?.kind === 'denied' || failed.length >= MAX_FAILURES;
      const batches = splitIntoBatches([...new Set(addresses)], api.addressesAtOnce);
      const tried = new Set<readonly string[]>();
      const run = async (batch: readonly string[]) => {
        if (isOver()) return;
        tried.add(batch);
        const answer = await purgeBatch(api, limiter, batch, reference);
        if (answer.ok) purged.push(...batch);
        else {
          const { kind, message } = answer.error;
          last = { kind, message };
          failed.push({ addresses: batch, error: last });
        }
      };
      await pLimit(REQUESTS_AT_ONCE).map(batches, run);
      const rest = batches.filter((batch) => !tried.has(batch)).flat();
      if (last && rest.length > 0) failed.push({ addresses: rest, error: last });
      return { purged, failed };
    },
  };
}

/** Sends a request, again after faults that pass. */
async function purgeBatch(
  api: PurgeApi,
  limiter: RateLimiter,
  batch: readonly string[],
  reference: string,
): Promise<Result<null, FailedPurge>> {
  for (let attempt = 0; ; attempt++) {
    await limiter.ready();
    const answer = await api.purge(batch, reference);
    if (answer.ok || !isPassing(answer.error)) return answer;
    const fallback = PAUSES_MS[attempt];
    const pauseMs = Math.max(answer.error.retryAfterMs ?? 0, fallback ?? 0);
    if (fallback === undefined || pauseMs > MAX_PAUSE_MS) return answer;
    limiter.pause(pauseMs);
  }
}

const isPassing = ({ kind }: PurgeError): boolean =>
  ['throttled', 'server', 'timeout', 'network'].includes(kind);

function splitIntoBatches(addresses: readonly string[], size: number): string[][] {
  const batches: string[][] = [];
  for (let at = 0; at < addresses.length; at += size) batches.push(addresses.slice(at, at + size));
  return batches;
}

/** Returns the purger of a deployment's CDN. A process has one, because its purges share a limit. */
export async function openPurger(settings: PurgeSettings, clock?: Clock): Promise<Purger> {
  const api = await createPurgeApi(settings);
  const limiter = createRateLimiter(settings.requestsPerSecond ?? api.requestsPerSecond, clock);
  return createPurger(api, limiter);
}

async function createPurgeApi(settings: PurgeSettings): Promise<PurgeApi> {
  switch (settings.cdn) {
    case 'cloudflare':
      return createCloudflareApi(settings);
    case 'fastly':
      return createFastlyApi(settings);
    case 'cloudfront': {
      // The SDK is loaded only where it is used.
      const { createCloudFrontApi } = await import('./cloudFrontApi.ts');
      return createCloudFrontApi(settings);
    }
    case 'http':
      return createHttpApi(settings);
  }
}
