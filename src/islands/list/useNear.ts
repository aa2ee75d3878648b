import { type RefObject, useEffect, useRef } from 'react';

/** Distance from the screen at which the next rows are loaded. */
const NEAR_MARGIN = '600px';

/**
 * Calls `onNear` when the element comes near while `wanted` is true. It is called again after each
 * change of `wanted` from false to true, so that a short page loads until the screen is full.
 */
export function useNear(wanted: boolean, onNear: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!wanted || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { rootMargin: NEAR_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [wanted, onNear]);
  return ref;
}
