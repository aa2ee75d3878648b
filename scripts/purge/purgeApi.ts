import type { Result } from '../../src/model/result.ts';

/** Why a CDN did not purge addresses. */
export interface PurgeError {
  readonly kind:
    | 'throttled' // the CDN asks for fewer requests
    | 'denied' // the token is wrong, or does not allow it
    | 'missing' // the zone or distribution does not exist
    | 'timeout'
    | 'network'
    | 'server' // a fault of the CDN
    | 'rejected'; // any other answer
  /** For people; contains no secrets. */
  readonly message: string;
}

/** A request that failed. */
export interface FailedPurge extends PurgeError {
  /** Pause that the CDN asks for; null when it names none. */
  readonly retryAfterMs: number | null;
}

/** How one CDN purges. */
export interface PurgeApi {
  /** How many addresses one request may have. */
  readonly addressesAtOnce: number;
  /** How many requests a second the CDN allows, unless a deployment has other limits. */
  readonly requestsPerSecond: number;
  /**
   * Sends one request, once. Never rejects.
   *
   * @param reference of the publication: equal when the same addresses are sent again
   */
  readonly purge: (
    addresses: readonly string[],
    reference: string,
  ) => Promise<Result<null, FailedPurge>>;
}
