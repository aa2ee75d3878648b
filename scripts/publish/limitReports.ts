import { MINUTE_MS } from '../../src/model/durations.ts';
import type { PublisherLog } from './publisherLog.ts';

/** Logs why a request of the webhook was refused. */
export type ReportRefusal = ReturnType<typeof createRefusalLog>;

/**
 * Returns the function that logs refused requests of the webhook: the first at once, the next one after
 * a minute, with the number (`count`) since the last entry: everyone can send them.
 *
 * @param now clock (ms) that is never put back
 */
export function createRefusalLog(
  log: Pick<PublisherLog, 'warn'>,
  now: () => number = () => performance.now(),
) {
  let saidAt: number | null = null;
  let count = 0;
  return (status: number, reason: string): void => {
    count += 1;
    if (saidAt !== null && now() - saidAt < MINUTE_MS) return;
    log.warn({ event: 'hook-refused', status, count }, reason);
    saidAt = now();
    count = 0;
  };
}
