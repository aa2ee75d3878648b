import { createCloudflareApi } from './cloudflareApi.ts';
import { createFastlyApi } from './fastlyApi.ts';
import { createHttpApi } from './httpApi.ts';
import type { PurgeApi } from './purgeApi.ts';
import { createPurger, type Purger } from './purger.ts';
import type { PurgeSettings } from './purgeSettings.ts';
import { type Clock, createRateLimiter } from './rateLimiter.ts';

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
