import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { findSlideInView } from '../../model/mvod/videoFeed.ts';

interface FeedScroll {
  readonly list: RefObject<HTMLOListElement | null>;
  /** Index of the slide that fills most of the window. */
  readonly current: number;
  readonly go: (slide: number) => void;
}

/** Returns which slide of the feed is in view, and a function that scrolls to another. */
export function useFeedScroll(count: number): FeedScroll {
  const list = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const box = list.current;
    if (!box) return;
    let isWaiting = false;
    const look = () => {
      isWaiting = false;
      setCurrent(findSlideInView(box.scrollTop, box.clientHeight, count));
    };
    const hear = () => {
      if (!isWaiting) requestAnimationFrame(look);
      isWaiting = true;
    };
    box.addEventListener('scroll', hear, { passive: true });
    look();
    return () => box.removeEventListener('scroll', hear);
  }, [count]);

  const go = useCallback((slide: number) => {
    const box = list.current;
    // The style sheet makes it smooth, except where reduced motion is preferred.
    box?.scrollTo({ top: slide * box.clientHeight });
  }, []);

  // A resize, such as a rotation, keeps the slide in view.
  useEffect(() => {
    const hear = () => go(current);
    addEventListener('resize', hear);
    return () => removeEventListener('resize', hear);
  }, [go, current]);

  return { list, current, go };
}
