import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { onPageLeave, saveFeedState, showRestoredPage } from '../../host/savedFeed.ts';
import { readScrollAnchor, scrollToAnchor } from '../../host/scrollAnchor.ts';
import { formatFeed, takeAnchor } from '../../state/feed/feed.ts';

/** Saves the list when the reader leaves the page, and restores the scroll position on return. */
export function useSavedScrollPosition(
  list: RefObject<HTMLElement | null>,
  isHydrated: boolean,
): void {
  useEffect(() => {
    if (!isHydrated) return;
    return onPageLeave(() => {
      const box = list.current;
      if (box) saveFeedState(formatFeed(readScrollAnchor(findParts(box))), Date.now());
    });
  }, [list, isHydrated]);

  useLayoutEffect(() => {
    const panel = list.current?.querySelector('[data-panel]:not([hidden])');
    const anchor = isHydrated && panel ? takeAnchor() : null;
    if (anchor && panel) scrollToAnchor(panel, anchor);
    if (isHydrated) showRestoredPage();
  }, [list, isHydrated]);
}

/** Returns the elements of the visible panel: those above the first block, then the blocks. */
const findParts = (list: HTMLElement): readonly Element[] => {
  const panel = list.querySelector('[data-panel]:not([hidden])');
  return panel ? Array.from(panel.children) : [];
};
