import { setTimeout as pause } from 'node:timers/promises';

/** Spaces requests evenly, and delays all of them when the server asks for a pause. */
export type RateLimiter = ReturnType<typeof createRateLimiter>;

/** The time, which tests replace. */
export interface Clock {
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<unknown>;
}

const SYSTEM_CLOCK: Clock = { now: Date.now, wait: (ms) => pause(ms) };

/** Creates a limiter for a number of requests a second, without bursts. */
export function createRateLimiter(requestsPerSecond: number, { now, wait }: Clock = SYSTEM_CLOCK) {
  const intervalMs = 1000 / requestsPerSecond;
  let freeAt = 0;
  let pausedUntil = 0;
  return {
    /** Resolves when the next request may be sent; each call permits one. */
    ready: async (): Promise<void> => {
      // Again after a pause that began while the request waited.
      do {
        const at = Math.max(freeAt, now());
        freeAt = at + intervalMs;
        if (at > now()) await wait(at - now());
      } while (now() < pausedUntil);
    },
    /** Permits no request for this time. */
    pause: (ms: number): void => {
      pausedUntil = Math.max(pausedUntil, now() + ms);
      freeAt = Math.max(freeAt, pausedUntil);
    },
  };
}
