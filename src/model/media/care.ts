/** An address that gives no film for so long will give none. */
export const NO_DATA_MS = 15_000;
/** A broadcast that stands still for so long has lost its place. */
const LIVE_STALL_MS = 5_000;
/** It is led to its newest moment first; when it does not go on from there it is loaded anew. */
const LIVE_JUMP_MS = 3_000;

/** A paused broadcast goes on coming, and is kept: after so long it is let go. */
export const LIVE_PAUSE_MS = 60_000;

const FIRST_RECONNECT_MS = 1_000;
const LONGEST_RECONNECT_MS = 15_000;

/** How a film that should run stands. */
export interface Standstill {
  readonly live: boolean;
  /** It has run before: it is a stall, not an address without a film. */
  readonly ran: boolean;
  /** Since it last got on: time, data or a new try. */
  readonly stillMs: number;
  /** It has been led to the newest moment since. */
  readonly jumped: boolean;
}

/** What is done about it. */
export type Care = 'wait' | 'jump' | 'reload' | 'fail';

export function decideCare({ live, ran, stillMs, jumped }: Standstill): Care {
  if (!live || !ran) return stillMs >= NO_DATA_MS ? 'fail' : 'wait';
  if (stillMs >= LIVE_STALL_MS + LIVE_JUMP_MS) return 'reload';
  return stillMs >= LIVE_STALL_MS && !jumped ? 'jump' : 'wait';
}

/** 1, 2, 4, 8, 15, 15 … seconds before the try of this number, from 0. */
export const reconnectDelayMs = (attempt: number): number =>
  Math.min(LONGEST_RECONNECT_MS, FIRST_RECONNECT_MS * 2 ** Math.min(attempt, 10));
