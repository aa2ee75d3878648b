/** Time without data after which an address has failed. */
export const NO_DATA_MS = 15_000;
/** Time without progress after which a broadcast is stalled. */
const LIVE_STALL_MS = 5_000;
/**
 * A stalled broadcast first jumps to its live edge; without progress after this time it is
 * reloaded.
 */
const LIVE_JUMP_MS = 3_000;

/** A paused broadcast continues to download; after this time it is unloaded. */
export const LIVE_PAUSE_MS = 60_000;

const FIRST_RECONNECT_MS = 1_000;
const LONGEST_RECONNECT_MS = 15_000;

/** State of a media element that should be playing. */
export interface StallState {
  readonly live: boolean;
  /** Whether it has played before: then it is a stall and not a broken address. */
  readonly hasPlayed: boolean;
  /** Time since the last progress: playback, data or a new attempt. */
  readonly stillMs: number;
  /** Whether it has jumped to the live edge since. */
  readonly hasJumped: boolean;
}

/** The action against a stall. */
export type StallAction = 'wait' | 'jump' | 'reload' | 'fail';

export function decideStallAction({
  live,
  hasPlayed,
  stillMs,
  hasJumped,
}: StallState): StallAction {
  if (!live || !hasPlayed) return stillMs >= NO_DATA_MS ? 'fail' : 'wait';
  if (stillMs >= LIVE_STALL_MS + LIVE_JUMP_MS) return 'reload';
  return stillMs >= LIVE_STALL_MS && !hasJumped ? 'jump' : 'wait';
}

/** Returns the delay before a reconnection attempt (from 0): 1, 2, 4, 8, 15, 15 … seconds. */
export const decideReconnectDelayMs = (attempt: number): number =>
  Math.min(LONGEST_RECONNECT_MS, FIRST_RECONNECT_MS * 2 ** Math.min(attempt, 10));
