import { startTransition, useEffect, useState } from 'react';

/**
 * How many of the parts of a list are shown: those of its first moment at once, later ones
 * a part a frame, so that no frame of a reader who scrolls waits for a whole page of rows.
 */
export function useGrowing(total: number): number {
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
