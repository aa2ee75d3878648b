import { type RefObject, useEffect, useRef } from 'react';

/** A screen or so before it is seen. */
const MARGIN = '600px';

/** Calls `reach` whenever the element comes near, once for every `turn`; not while it is off. */
export function useReached<E extends Element>(
  reach: () => void,
  turn: number,
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
        reach();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [turn, off]);
  return element;
}
