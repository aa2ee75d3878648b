import { measureClockOffset } from '../api/measureClockOffset.ts';
import { readClockOffset, writeClockOffset } from '../host/clock.ts';
import { joinRequests } from '../model/joinRequests.ts';
import type { Settings } from '../settings.ts';
import { getClient } from './pageClient.ts';

/**
 * Loads the offset of the server's clock, once a window, because the clock of a device may be wrong
 * by a day. After a failure the device's clock is used, and the next call requests the time again.
 */
export const loadServerTime = (settings: Settings): Promise<void> =>
  readClockOffset() === null ? requestClockOffset(settings) : Promise.resolve();

const requestClockOffset = joinRequests(async (settings: Settings): Promise<void> => {
  const offset = await measureClockOffset(getClient(settings));
  if (offset !== null) writeClockOffset(offset);
});
