import { readStored, removeStored, writeStored } from './storage.ts';
import * as STORAGE_KEYS from './storageKeys.ts';

/** Milliseconds that the server's clock is ahead; null until this window has requested the time. */
let offset: number | null | undefined;
const listeners: (() => void)[] = [];

/** Calls `listener` when the offset of the server's clock is known on this page. */
export const onServerClock = (listener: () => void): unknown => listeners.push(listener);

/**
 * Returns epoch ms by the server's clock; by the device's until the offset is known
 * (services/loadServerTime.ts).
 */
export const serverNow = (): number => Date.now() + (readClockOffset() ?? 0);

/** Returns the milliseconds that the server's clock is ahead of the device's; null when unknown. */
export function readClockOffset(): number | null {
  if (offset === undefined) {
    const stored = readStored(STORAGE_KEYS.clockOffset, 'session') ?? '';
    offset = /^-?\d{1,15}$/.test(stored) ? Number(stored) : null;
  }
  return offset;
}

/** Stores the offset for this window and notifies times that are shown (behaviours/relativeTimes.ts). */
export function writeClockOffset(ms: number): void {
  offset = ms;
  writeStored(STORAGE_KEYS.clockOffset, String(ms), 'session');
  for (const listener of listeners) listener();
}

/** Deletes the offset, so that it is requested again: the device's clock may have been changed. */
export function forgetServerTime(): void {
  offset = null;
  removeStored(STORAGE_KEYS.clockOffset, 'session');
}
