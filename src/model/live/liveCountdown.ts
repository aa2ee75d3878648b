import { SECOND_MS } from '../durations.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** The time until a broadcast starts. */
export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Returns the remaining time, rounded up to seconds; null when the start is past or unknown. */
export function decideTimeLeft(startsAt: number | null, now: number): TimeLeft | null {
  const left = startsAt === null ? 0 : Math.ceil((startsAt - now) / SECOND_MS);
  if (!(left > 0)) return null;
  return {
    days: Math.floor(left / DAY_S),
    hours: Math.floor((left % DAY_S) / HOUR_S),
    minutes: Math.floor((left % HOUR_S) / MINUTE_S),
    seconds: left % MINUTE_S,
  };
}

/** Delays of the requests after the start, and after answers that still said "not started". */
const REQUEST_AGAIN_MS = [0, 10_000, 20_000, 40_000, 60_000] as const;
/** Random delay, so that waiting readers do not all send their request at once. */
const SPREAD_MS = 3_000;
/** Number of requests after which polling stops; the push channel still reports a late start. */
const MAX_REQUESTS = 30;
/** setTimeout supports delays of up to 31 bits. */
const MAX_WAIT_MS = 12 * HOUR_S * SECOND_MS;

/**
 * Returns the delay in ms before the state of a coming broadcast is requested again; null when
 * its start is unknown or after too many requests. `requests` counts the requests since its start.
 */
export function decideNextRequest(
  startsAt: number | null,
  now: number,
  requests: number,
  random: number,
): number | null {
  if (startsAt === null || requests > MAX_REQUESTS) return null;
  const left = startsAt - now;
  if (left > MAX_WAIT_MS) return MAX_WAIT_MS;
  const again = REQUEST_AGAIN_MS[Math.min(requests, REQUEST_AGAIN_MS.length - 1)] ?? 0;
  return Math.max(0, left) + again + random * SPREAD_MS;
}
