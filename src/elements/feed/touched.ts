/**
 * Returns a function that returns whether the reader has used the page since this call, or has
 * scrolled it.
 */
export function readMoving(): () => boolean {
  let isTouched = false;
  const hear = () => {
    isTouched = true;
    for (const sign of SIGNS) removeEventListener(sign, hear, true);
  };
  for (const sign of SIGNS) addEventListener(sign, hear, { capture: true, passive: true });
  return () => isTouched || scrollY > 0;
}

const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'wheel'] as const;
