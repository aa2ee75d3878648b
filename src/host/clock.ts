import { readStored, removeStored, STORED, writeStored } from './storage.ts';

/** Milliseconds that the server's clock is ahead; null until it was asked in this window. */
let offset: number | null | undefined;
const listeners: (() => void)[] = [];

/** Calls the listener when the server's clock has become known on this page. */
export const onServerClock = (listener: () => void): unknown => listeners.push(listener);

/** Epoch ms by the server's clock; by the device's until the server's is known (stores/clock.ts). */
export const serverNow = (): number => Date.now() + (readClockOffset() ?? 0);

/** Milliseconds that the server's clock is ahead of the device's; null when it is not known. */
export function readClockOffset(): number | null {
  if (offset === undefined) {
    const stored = readStored(STORED.clockOffset, 'session') ?? '';
    offset = /^-?\d{1,15}$/.test(stored) ? Number(stored) : null;
  }
  return offset;
}

/** Keeps the offset for this window; times that are shown already follow (elements/moments.ts). */
export function writeClockOffset(ms: number): void {
  offset = ms;
  writeStored(STORED.clockOffset, String(ms), 'session');
  for (const listener of listeners) listener();
}

/** The server's clock must be asked again: the device's may have been set in between. */
export function forgetServerTime(): void {
  offset = null;
  removeStored(STORED.clockOffset, 'session');
}
