/**
 * Events that show that a reader uses the page. `scroll` is one of them because touch engines
 * send no pointer event before some scrolls, `wheel` because a page that fits does not scroll.
 */
const GESTURES = ['scroll', 'wheel', 'pointerdown', 'touchstart', 'keydown', 'click'] as const;

/**
 * Calls `begin` once: on the first gesture, or at once if `begun` or the page is scrolled
 * already.
 */
export function onFirstGesture(start: () => void, hasBegun: boolean): void {
  const handleGesture = () => {
    for (const gesture of GESTURES) removeEventListener(gesture, handleGesture, true);
    start();
  };
  if (hasBegun || scrollY > 0) {
    start();
    return;
  }
  for (const gesture of GESTURES) {
    addEventListener(gesture, handleGesture, { capture: true, passive: true });
  }
}
