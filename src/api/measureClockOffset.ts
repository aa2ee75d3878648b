import { serverTime } from './calls/visit.ts';
import type { Client } from './client.ts';

/**
 * Longest wait for an answer that gives the time, in ms; two calls have ended before. After a longer
 * one the device has slept, or its clock was changed, and the middle of the wait is wrong.
 */
const MAX_WAIT_MS = 10_000;
const ATTEMPTS = 2;

/** Returns the milliseconds that the server's clock is ahead of the device's; null when it does not say. */
export async function measureClockOffset(client: Client): Promise<number | null> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const asked = Date.now();
    const time = await serverTime(client);
    if (!time.ok) return null;
    const answered = Date.now();
    if (Math.abs(answered - asked) > MAX_WAIT_MS) continue;
    return Math.round(time.value - (asked + answered) / 2);
  }
  return null;
}
