import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { readAnchor, scrollToAnchor } from '../../host/feedAnchor.ts';
import { onLeave, showResumed, writeKeptFeed } from '../../host/feedPlace.ts';
import { keepFeed, takeAnchor } from '../../stores/feed/feed.ts';

/** Saves the list when the reader leaves the page, and restores the scroll position on return. */
export function useKeptPlace(list: RefObject<HTMLElement | null>, isAwake: boolean): void {
  useEffect(() => {
    if (!isAwake) return;
    return onLeave(() => {
      const box = list.current;
      if (box) writeKeptFeed(keepFeed(readAnchor(findParts(box))), Date.now());
    });
  }, [list, isAwake]);

  useLayoutEffect(() => {
    const panel = list.current?.querySelector('[data-panel]:not([hidden])');
    const anchor = isAwake && panel ? takeAnchor() : null;
    if (anchor && panel) scrollToAnchor(panel, anchor);
    if (isAwake) showResumed();
  }, [list, isAwake]);
}

/** Returns the elements of the visible panel: those above the first block, then the blocks. */
const findParts = (list: HTMLElement): readonly Element[] => {
  const panel = list.querySelector('[data-panel]:not([hidden])');
  return panel ? Array.from(panel.children) : [];
};
