import { serverTime } from '../api/calls/serverTime.ts';
import { createClient } from '../api/client.ts';
import { readClockOffset, writeClockOffset } from '../host/clock.ts';
import { readDevice } from '../host/device.ts';
import type { Settings } from '../settings.ts';

let asking: Promise<void> | undefined;

/**
 * Asks for the server's clock, once a window: a device's may be wrong by a day. A failure
 * leaves the device's clock in force and is asked again the next time.
 */
export function loadServerTime(settings: Settings): Promise<void> {
  if (readClockOffset() !== null) return Promise.resolve();
  asking ??= askOffset(settings).finally(() => {
    asking = undefined;
  });
  return asking;
}

async function askOffset(settings: Settings): Promise<void> {
  // A client without a session: signatures need this answer before they can be made.
  const client = createClient({ settings, device: readDevice, now: Date.now });
  const asked = Date.now();
  const time = await serverTime(client);
  if (!time.ok) return;
  const answered = Date.now();
  writeClockOffset(Math.round(time.value - (asked + answered) / 2));
}
