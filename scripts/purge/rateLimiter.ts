import { setTimeout as pause } from 'node:timers/promises';

/** Spaces requests evenly, and delays all of them when the server asks for a pause. */
export interface RateLimiter {
  /** Resolves when the next request may be sent; each call permits one. */
  readonly ready: () => Promise<void>;
  /** Permits no request for this time. */
  readonly pause: (ms: number) => void;
}

/** The time, which tests replace. */
export interface Clock {
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<unknown>;
}

const SYSTEM_CLOCK: Clock = { now: Date.now, wait: (ms) => pause(ms) };

/** Creates a limiter for a number of requests a second, without bursts. */
export function createRateLimiter(
  requestsPerSecond: number,
  { now, wait }: Clock = SYSTEM_CLOCK,
): RateLimiter {
  const intervalMs = 1000 / requestsPerSecond;
  let freeAt = 0;
  let pausedUntil = 0;
  return {
    ready: async () => {
      // Again after a pause that began while the request waited.
      do {
        const at = Math.max(freeAt, now());
        freeAt = at + intervalMs;
        if (at > now()) await wait(at - now());
      } while (now() < pausedUntil);
    },
    pause: (ms) => {
      pausedUntil = Math.max(pausedUntil, now() + ms);
      freeAt = Math.max(freeAt, pausedUntil);
    },
  };
}
