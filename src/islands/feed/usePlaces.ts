import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Every column keeps its own place: another one begins at its top, a known one where it was. */
export function usePlaces(list: RefObject<HTMLElement | null>, shown: string): void {
  const places = useRef(new Map<string, number>());
  const last = useRef(shown);
  const before = last.current;
  // Read while the column is still there: without it the page may be too short for its place.
  const y = before !== shown && before !== '' ? scrollY : 0;

  useLayoutEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    if (before === '' || !list.current) return;
    places.current.set(before, y);
    const top = list.current.getBoundingClientRect().top + scrollY - stickyHeight();
    scrollTo({ top: places.current.get(shown) ?? Math.min(y, Math.max(0, top)) });
  }, [shown, list, before, y]);
}

/** The strip of columns stays in sight over the list. */
const stickyHeight = () => document.querySelector('nav.tabs')?.getBoundingClientRect().height ?? 0;
