import { type RefObject, useEffect, useRef } from 'react';

/** The next rows are asked for this long before their place is in sight. */
const NEAR_MARGIN = '600px';

/**
 * Calls when the element comes near, as long as it is `wanted`: again after each time that
 * it was not, so that a short page asks on until the screen is full.
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
