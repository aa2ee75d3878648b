import type { Clock } from '../../scripts/purge/rateLimiter.ts';

/** Creates a clock that goes forward to the end of the next wait, without taking time. */
export function createFakeClock(): Clock {
  let time = 1_000_000;
  const waits: { readonly until: number; readonly end: (value: null) => void }[] = [];
  const endNext = () => {
    waits.sort((a, b) => a.until - b.until);
    const next = waits.shift();
    if (!next) return;
    time = Math.max(time, next.until);
    next.end(null);
  };
  return {
    now: () => time,
    wait: (ms) =>
      new Promise((end) => {
        waits.push({ until: time + ms, end });
        // Once for each wait; what a wait delays runs before the next one ends.
        setImmediate(endNext);
      }),
  };
}
