import type { Point, View } from './view.ts';

/** Below this it may still be a tap. In CSS pixels, as all here. */
export const SLACK_PX = 8;
export const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 40;
/** So much of the screen's width turns to the next picture, of its height dismisses. */
const SWIPE_SHARE = 0.35;
const DISMISS_SHARE = 0.18;
/** A flick: short and fast. */
const FLICK_PX = 24;
const FLICK_PX_PER_MS = 0.35;
/** How much of a pull against an end is followed. */
const PULL_SHARE = 0.3;
/** A picture that is drawn down shrinks by at most so much. */
const DRAWN_SHRINK = 0.4;

export interface Tap extends Point {
  readonly at: number;
}

/** Which way a finger has set out; null while it may still be a tap. */
export function decideAxis({ x, y }: Point): 'x' | 'y' | null {
  if (Math.hypot(x, y) < SLACK_PX) return null;
  return Math.abs(x) > Math.abs(y) ? 'x' : 'y';
}

export const isDoubleTap = (first: Tap, second: Tap): boolean =>
  second.at - first.at <= DOUBLE_TAP_MS &&
  Math.hypot(first.x - second.x, first.y - second.y) <= DOUBLE_TAP_PX;

/** How far a swipe turns: 1 to the next picture, -1 to the one before, 0 stays. */
export function decideSwipe(x: number, speed: number, width: number): -1 | 0 | 1 {
  const isFlick = Math.abs(x) > FLICK_PX && speed * x > 0 && Math.abs(speed) > FLICK_PX_PER_MS;
  // Drawn far and thrown back: the reader has changed their mind.
  const isReturned = speed * x < 0 && Math.abs(speed) > FLICK_PX_PER_MS;
  if (!isFlick && (isReturned || Math.abs(x) < width * SWIPE_SHARE)) return 0;
  return x < 0 ? 1 : -1;
}

/** Whether a picture that was drawn down is let go for good. */
export function decideDismiss(y: number, speed: number, height: number): boolean {
  if (y <= 0 || speed < -FLICK_PX_PER_MS) return false;
  return y > height * DISMISS_SHARE || (y > FLICK_PX && speed > FLICK_PX_PER_MS);
}

/** Where there is nothing more, the finger is followed a little. */
export const followEnd = (offset: number): number => offset * PULL_SHARE;

/** A picture under a finger that draws it away, and how much of the dark ground is left. */
export function drawnView({ x, y }: Point, height: number): { view: View; ground: number } {
  const share = Math.min(1, Math.max(0, y) / height);
  return {
    view: { scale: 1 - share * DRAWN_SHRINK, x, y: y < 0 ? followEnd(y) : y },
    ground: 1 - share,
  };
}
