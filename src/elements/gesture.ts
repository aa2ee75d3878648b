/**
 * Events that show that a reader uses the page. `scroll` is one of them because touch engines
 * send no pointer event before some scrolls.
 */
const GESTURES = ['scroll', 'pointerdown', 'touchstart', 'keydown', 'click'] as const;

/**
 * Calls `begin` once: on the first gesture, or at once if `begun` or the page is scrolled
 * already.
 */
export function onFirstGesture(begin: () => void, begun: boolean): void {
  const hear = () => {
    for (const gesture of GESTURES) removeEventListener(gesture, hear, true);
    begin();
  };
  if (begun || scrollY > 0) {
    begin();
    return;
  }
  for (const gesture of GESTURES) {
    addEventListener(gesture, hear, { capture: true, passive: true });
  }
}
