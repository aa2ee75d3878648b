import { serverTime } from '../api/calls/serverTime.ts';
import { createClient } from '../api/client.ts';
import { readDevice } from '../host/device.ts';
import { readStored, removeStored, STORED, writeStored } from '../host/storage.ts';
import type { Settings } from '../settings.ts';

/** Milliseconds that the server's clock is ahead; null until it was asked in this window. */
let offset: number | null | undefined;
let asking: Promise<void> | undefined;

/** Epoch ms by the server's clock; by the device's as long as nobody has asked. */
export const serverNow = (): number => Date.now() + (readOffset() ?? 0);

/**
 * Asks for the server's clock, once a window: a device's may be wrong by a day. A failure
 * leaves the device's clock in force and is asked again the next time.
 */
export function loadServerTime(settings: Settings): Promise<void> {
  if (readOffset() !== null) return Promise.resolve();
  asking ??= askOffset(settings).finally(() => {
    asking = undefined;
  });
  return asking;
}

/** The next to ask gets a fresh one: the device's clock may have been set in between. */
export function forgetServerTime(): void {
  offset = null;
  removeStored(STORED.clockOffset, 'session');
}

async function askOffset(settings: Settings): Promise<void> {
  // A client without a session: signatures need this answer before they can be made.
  const client = createClient({ settings, device: readDevice, now: Date.now });
  const asked = Date.now();
  const time = await serverTime(client);
  if (!time.ok) return;
  const answered = Date.now();
  offset = Math.round(time.value - (asked + answered) / 2);
  writeStored(STORED.clockOffset, String(offset), 'session');
}

function readOffset(): number | null {
  if (offset === undefined) {
    const stored = readStored(STORED.clockOffset, 'session') ?? '';
    offset = /^-?\d{1,15}$/.test(stored) ? Number(stored) : null;
  }
  return offset;
}
