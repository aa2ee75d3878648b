import { type RefObject, useEffect, useRef } from 'react';

/** Distance from the screen at which the element counts as near: about one screen. */
const MARGIN = '600px';

/** Calls `reach` when the element comes near, once for each value of `turn`; never while `off`. */
export function useNearOnce<E extends Element>(
  onNear: () => void,
  key: number,
  off: boolean,
): RefObject<E | null> {
  const element = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is a new turn
  useEffect(() => {
    if (off || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        onNear();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [key, off]);
  return element;
}
