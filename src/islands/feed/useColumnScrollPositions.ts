import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Keeps a scroll position for each column; a column that opens first starts at its top. */
export function useColumnScrollPositions(list: RefObject<HTMLElement | null>, shown: string): void {
  const positions = useRef(new Map<string, number>());
  const last = useRef(shown);
  const before = last.current;
  // Read before the column is replaced: a shorter page would clamp the scroll position.
  const y = before !== shown && before !== '' ? scrollY : 0;

  useLayoutEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    if (before === '' || !list.current) return;
    positions.current.set(before, y);
    const top = list.current.getBoundingClientRect().top + scrollY - stickyHeight();
    scrollTo({ top: positions.current.get(shown) ?? Math.min(y, Math.max(0, top)) });
  }, [shown, list, before, y]);
}

/** Returns the height of the strip of columns, which is sticky above the list. */
const stickyHeight = () => document.querySelector('nav.tabs')?.getBoundingClientRect().height ?? 0;
