/**
 * Returns a function that returns whether the reader has used the page since this call, or has
 * scrolled it.
 */
export function watchPageUse(): () => boolean {
  let hasUsed = false;
  const handleUse = () => {
    hasUsed = true;
    for (const sign of USE_EVENTS) removeEventListener(sign, handleUse, true);
  };
  for (const sign of USE_EVENTS)
    addEventListener(sign, handleUse, { capture: true, passive: true });
  return () => hasUsed || scrollY > 0;
}

const USE_EVENTS = ['pointerdown', 'touchstart', 'keydown', 'wheel'] as const;
