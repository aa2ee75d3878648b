import { createHash } from 'node:crypto';
import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { fail, ok } from '../../src/model/result.ts';
import { describeAwsError } from '../targets/awsError.ts';
import type { PurgeApi } from './purgeApi.ts';
import type { CloudFrontPurge } from './purgeSettings.ts';

/**
 * At most 3,000 paths of a distribution are in progress: with smaller batches the next ones can
 * begin while others are in progress.
 */
const ADDRESSES_AT_ONCE = 1000;
const REQUESTS_PER_SECOND = 1;

/** CloudFront is one service for all regions, whose requests are signed with this one. */
const REGION = 'us-east-1';
const CONNECTION_TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 20_000;

/** CloudFront names no pause while too many invalidations are in progress; one takes a minute or two. */
const IN_PROGRESS_PAUSE_MS = 60_000;

/** Creates the interface of CloudFront: CreateInvalidation. */
export function createCloudFrontApi({
  distribution,
  apiUrl,
  credentials,
}: CloudFrontPurge): PurgeApi {
  const client = new CloudFrontClient({
    region: REGION,
    ...(apiUrl !== undefined && { endpoint: apiUrl }),
    ...(credentials && { credentials }),
    // The purger repeats requests, at the rate that all of them share.
    maxAttempts: 1,
    requestHandler: {
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      throwOnRequestTimeout: true,
    },
  });
  return {
    addressesAtOnce: ADDRESSES_AT_ONCE,
    requestsPerSecond: REQUESTS_PER_SECOND,
    purge: async (addresses, reference) => {
      const Items = addresses.map(formatInvalidationPath);
      try {
        await client.send(
          new CreateInvalidationCommand({
            DistributionId: distribution,
            InvalidationBatch: {
              // CloudFront begins no second invalidation for the same reference and paths.
              CallerReference: `${reference}-${hashPaths(Items)}`,
              Paths: { Quantity: Items.length, Items },
            },
          }),
        );
        return ok(null);
      } catch (error) {
        const isFull = error instanceof Error && error.name === 'TooManyInvalidationsInProgress';
        return fail({
          ...describeAwsError(error),
          retryAfterMs: isFull ? IN_PROGRESS_PAUSE_MS : null,
        });
      }
    },
  };
}

/**
 * Returns the path of an address for an invalidation: unsafe characters (RFC 1738) are encoded, and
 * a star at the end, which would be a wildcard.
 */
export function formatInvalidationPath(address: string): string {
  const { pathname, search } = new URL(address);
  return (pathname + search)
    .replace(/[{}|\\^~[\]`]/g, encodeCharacter)
    .replace(/\*$/, encodeCharacter);
}

/** `encodeURIComponent` keeps some of these characters. */
const encodeCharacter = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

const hashPaths = (paths: readonly string[]): string =>
  createHash('sha256').update(paths.join('\n')).digest('hex').slice(0, 32);
