import { serverTime } from '../api/calls/serverTime.ts';
import { createClient } from '../api/client.ts';
import { readClockOffset, writeClockOffset } from '../host/clock.ts';
import { readDevice } from '../host/device.ts';
import type { Settings } from '../settings.ts';

let asking: Promise<void> | undefined;

/**
 * Loads the offset of the server's clock, once a window, because the clock of a device may be wrong
 * by a day. After a failure the device's clock is used, and the next call requests the time again.
 */
export function loadServerTime(settings: Settings): Promise<void> {
  if (readClockOffset() !== null) return Promise.resolve();
  asking ??= askOffset(settings).finally(() => {
    asking = undefined;
  });
  return asking;
}

async function askOffset(settings: Settings): Promise<void> {
  // A client without a session: signatures cannot be made before this answer has arrived.
  const client = createClient({ settings, device: readDevice, now: Date.now });
  const asked = Date.now();
  const time = await serverTime(client);
  if (!time.ok) return;
  const answered = Date.now();
  writeClockOffset(Math.round(time.value - (asked + answered) / 2));
}
