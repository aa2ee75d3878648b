import { startTransition, useEffect, useState } from 'react';

/**
 * Returns how many parts of a list are rendered: those of the first render at once, later ones one
 * part a frame, so that no frame of a scroll renders a whole page of rows.
 */
export function useRenderedPartCount(total: number): number {
  const [shown, setShown] = useState(total);
  useEffect(() => {
    if (shown === total) return;
    if (shown > total) {
      setShown(total);
      return;
    }
    const grow = () => startTransition(() => setShown((before) => before + 1));
    const frame = requestAnimationFrame(grow);
    return () => cancelAnimationFrame(frame);
  }, [shown, total]);
  return Math.min(shown, total);
}
