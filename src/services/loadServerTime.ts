import { serverTime } from '../api/calls/serverTime.ts';
import { readClockOffset, writeClockOffset } from '../host/clock.ts';
import { joinRequests } from '../model/joinRequests.ts';
import type { Settings } from '../settings.ts';
import { getClient } from './pageClient.ts';

/**
 * Longest wait for an answer that gives the time, in ms; two calls have ended before. After a longer
 * one the device has slept, or its clock was changed, and the middle of the wait is wrong.
 */
const MAX_WAIT_MS = 10_000;
const ATTEMPTS = 2;

/**
 * Loads the offset of the server's clock, once a window, because the clock of a device may be wrong
 * by a day. After a failure the device's clock is used, and the next call requests the time again.
 */
export const loadServerTime = (settings: Settings): Promise<void> =>
  readClockOffset() === null ? requestClockOffset(settings) : Promise.resolve();

const requestClockOffset = joinRequests(async (settings: Settings): Promise<void> => {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const asked = Date.now();
    const time = await serverTime(getClient(settings));
    if (!time.ok) return;
    const answered = Date.now();
    if (Math.abs(answered - asked) > MAX_WAIT_MS) continue;
    return writeClockOffset(Math.round(time.value - (asked + answered) / 2));
  }
});
