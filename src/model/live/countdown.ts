const SECOND_MS = 1000;
const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** What is left until a broadcast starts. */
export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Whole seconds, told as long as they last; null when the moment has come or is not known. */
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

/** How long after the start, or after an answer that still said "soon", to ask again. */
const ASK_AGAIN_MS = [0, 10_000, 20_000, 40_000, 60_000] as const;
/** Readers who wait for the same moment do not all ask in the same one. */
const SPREAD_MS = 3_000;
/** A broadcast that is this late is called off, or begins by the push channel's word. */
const MAX_ASKED = 30;
/** Timers hold no more than 31 bits. */
const MAX_WAIT_MS = 12 * HOUR_S * SECOND_MS;

/**
 * How long to wait before a broadcast that is to come is asked whether it has begun; null
 * when its start is not known. `asked` counts how often it was asked since its start.
 */
export function decideNextAsk(
  startsAt: number | null,
  now: number,
  asked: number,
  random: number,
): number | null {
  if (startsAt === null || asked > MAX_ASKED) return null;
  const left = startsAt - now;
  if (left > MAX_WAIT_MS) return MAX_WAIT_MS;
  const again = ASK_AGAIN_MS[Math.min(asked, ASK_AGAIN_MS.length - 1)] ?? 0;
  return Math.max(0, left) + again + random * SPREAD_MS;
}
