/** Tells whether the reader has begun to do something with the page, or is down in it. */
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
