import { MINUTE_MS } from '../../src/model/durations.ts';

/**
 * Returns a function that reports at most once a minute, the first time at once: others can cause as many
 * as they like, and a database that is away causes some each second.
 *
 * @param report receives how often it was to report since it did so, then the arguments
 * @param now clock (ms) that is never put back
 */
export function limitReports<T extends readonly unknown[]>(
  report: (count: number, ...what: T) => void,
  now: () => number = () => performance.now(),
): (...what: T) => void {
  let saidAt: number | null = null;
  let count = 0;
  return (...what) => {
    count += 1;
    if (saidAt !== null && now() - saidAt < MINUTE_MS) return;
    report(count, ...what);
    saidAt = now();
    count = 0;
  };
}
