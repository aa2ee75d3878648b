import { DAY_MS } from './durations.ts';
import { WIRE_OFFSET_MS } from './wire.ts';

/** Returns the number of the servers' day, at whose midnight daily limits are reset (wire 17.11). */
export const getServerDay = (at: number): number => Math.floor((at + WIRE_OFFSET_MS) / DAY_MS);

/** Returns the end of that day in epoch ms. */
export const getEndOfServerDay = (at: number): number =>
  (getServerDay(at) + 1) * DAY_MS - WIRE_OFFSET_MS;

/** Returns the servers' day as they name it: `2026-11-20`. */
export const formatServerDay = (at: number): string =>
  new Date(at + WIRE_OFFSET_MS).toISOString().slice(0, 10);
