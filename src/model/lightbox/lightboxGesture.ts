import type { Point, View } from './lightboxView.ts';

/** A shorter movement may still be a tap. All lengths are in CSS pixels. */
export const SLACK_PX = 8;
export const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 40;
/** Part of the screen's width that turns to the next image, and of its height that dismisses. */
const SWIPE_SHARE = 0.35;
const DISMISS_SHARE = 0.18;
/** Minimum length and speed of a flick. */
const FLICK_PX = 24;
const FLICK_PX_PER_MS = 0.35;
/** Part of a movement beyond the end that the image follows. */
const PULL_SHARE = 0.3;
/** Maximum shrinking of an image that is dragged down. */
const DRAWN_SHRINK = 0.4;

export interface Tap extends Point {
  readonly at: number;
}

/** Returns the axis of a movement; null while it may still be a tap. */
export function decideAxis({ x, y }: Point): 'x' | 'y' | null {
  if (Math.hypot(x, y) < SLACK_PX) return null;
  return Math.abs(x) > Math.abs(y) ? 'x' : 'y';
}

export const isDoubleTap = (first: Tap, second: Tap): boolean =>
  second.at - first.at <= DOUBLE_TAP_MS &&
  Math.hypot(first.x - second.x, first.y - second.y) <= DOUBLE_TAP_PX;

/** Returns the direction of a swipe: 1 for the next image, -1 for the previous one, 0 for none. */
export function decideSwipe(x: number, speed: number, width: number): -1 | 0 | 1 {
  const isFlick = Math.abs(x) > FLICK_PX && speed * x > 0 && Math.abs(speed) > FLICK_PX_PER_MS;
  // A flick back towards the start cancels the swipe.
  const isReturned = speed * x < 0 && Math.abs(speed) > FLICK_PX_PER_MS;
  if (!isFlick && (isReturned || Math.abs(x) < width * SWIPE_SHARE)) return 0;
  return x < 0 ? 1 : -1;
}

/** Whether an image that is dragged down is dismissed. */
export function decideDismiss(y: number, speed: number, height: number): boolean {
  if (y <= 0 || speed < -FLICK_PX_PER_MS) return false;
  return y > height * DISMISS_SHARE || (y > FLICK_PX && speed > FLICK_PX_PER_MS);
}

/** Returns the damped offset of a movement beyond the first or last image. */
export const dampOverscroll = (offset: number): number => offset * PULL_SHARE;

/** Returns the view of an image that is dragged down, and the opacity of the dark ground. */
export function decideDragView({ x, y }: Point, height: number): { view: View; ground: number } {
  const share = Math.min(1, Math.max(0, y) / height);
  return {
    view: { scale: 1 - share * DRAWN_SHRINK, x, y: y < 0 ? dampOverscroll(y) : y },
    ground: 1 - share,
  };
}
