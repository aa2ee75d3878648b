import { setTimeout as pause } from 'node:timers/promises';

/** When a server asks for a longer pause the call fails. */
const MAX_PAUSE_MS = 120_000;
/** Pauses after answers without `Retry-After`, by the number of such answers in a row. */
const DEFAULT_PAUSE_MS = [1_000, 2_000, 4_000, 8_000, 16_000] as const;
export const TOO_MANY_REQUESTS = 429;
/** Counts as a request for a pause only with the header: servers in trouble omit it. */
const UNAVAILABLE = 503;

/** Delays all requests of a run when its server asks for fewer (RFC 6585, RFC 9110 10.2.3). */
export type Throttle = ReturnType<typeof createThrottle>;

export function createThrottle(
  now: () => number = Date.now,
  wait: (ms: number) => Promise<unknown> = pause,
) {
  let pausedUntil = 0;
  let refusals = 0;
  return {
    /** Resolves when requests may be sent. */
    ready: async (): Promise<void> => {
      for (let left = pausedUntil - now(); left > 0; left = pausedUntil - now()) await wait(left);
    },
    /**
     * Reads the HTTP status and the `Retry-After` header of an answer; returns whether its request
     * must be sent again after `ready`.
     */
    note: (status: number, retryAfter: string | null): boolean => {
      const requestedMs = parseRetryAfter(retryAfter, now());
      const isRefusal =
        status === TOO_MANY_REQUESTS || (status === UNAVAILABLE && requestedMs !== null);
      if (!isRefusal) {
        refusals = 0;
        return false;
      }
      const fallback = DEFAULT_PAUSE_MS[Math.min(refusals, DEFAULT_PAUSE_MS.length - 1)] ?? 0;
      const ms = requestedMs ?? fallback;
      if (ms > MAX_PAUSE_MS) return false;
      // Requests that were sent together are refused together: they count once.
      if (now() >= pausedUntil) refusals += 1;
      pausedUntil = Math.max(pausedUntil, now() + ms);
      return true;
    },
  };
}

/** Returns `Retry-After` (seconds or a date) in ms; null when it is missing or invalid. */
export function parseRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
