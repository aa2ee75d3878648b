import type { MediaFacts } from './mediaFacts.ts';
import type { PlayState } from './playState.ts';

/**
 * Where a player is shown. `page`: in its place. `pinned`: in its place, and it stays at the top
 * of the window when the page scrolls. `top`: at the top of the window, because its place is out
 * of view. `corner`: in a small window at the foot.
 */
export type Docking = 'page' | 'pinned' | 'top' | 'corner';

/** Share of its place that has to be in view before a docked player returns to it. */
export const RETURN_SHARE = 0.3;

export interface DockingFacts {
  /** Where it is shown now. */
  readonly before: Docking;
  readonly state: PlayState;
  /** Share of its place that is in view; null when the place has no box, as in a hidden tab. */
  readonly share: number | null;
  /** Whether the reader has closed the docked player, and not started it in the page since. */
  readonly isClosed: boolean;
  /** Whether it is in full screen or in a window of the browser (picture in picture). */
  readonly isOutside: boolean;
  /** Whether another player has started since. */
  readonly isReplaced: boolean;
  /** Whether it is the media header of a broadcast, above its reports. */
  readonly isBroadcast: boolean;
  /** Whether the window is narrow and higher than wide. */
  readonly isPhone: boolean;
  /** Whether the window is high enough for a player above the text. */
  readonly hasRoom: boolean;
}

/**
 * Returns whether a video docks at all (product 2.21): not the short ones, which repeat and have a
 * screen of their own, and none in the elder version, where nothing floats.
 */
export const canDock = ({ loop }: Pick<MediaFacts, 'loop'>, isElder: boolean): boolean =>
  !loop && !isElder;

/** Returns where a player is shown (product 2.21). */
export function decideDocking(facts: DockingFacts): Docking {
  const { before, state, share, isBroadcast, isPhone, hasRoom } = facts;
  const { isClosed, isOutside, isReplaced } = facts;
  if (share === null || isClosed || isOutside || isReplaced) return 'page';
  if (state === 'failed' || state === 'ended') return 'page';
  const wasDocked = before === 'top' || before === 'corner';
  // A player that is paused in its place does not dock; a docked one stays, so that it can go on.
  if (state === 'paused' && !wasDocked) return 'page';
  const isAway = share === 0 || (wasDocked && share < RETURN_SHARE);
  if (isBroadcast && isPhone) {
    if (isAway) return 'top';
    return state === 'paused' ? 'page' : 'pinned';
  }
  return isAway && hasRoom ? 'corner' : 'page';
}
