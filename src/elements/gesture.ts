/** A reader has begun to use the page. Touch engines send no pointer event before a scroll. */
const GESTURES = ['scroll', 'pointerdown', 'touchstart', 'keydown', 'click'] as const;

/** Once, when the reader begins to use the page, or has `begun` already. */
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
