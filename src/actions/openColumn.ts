import { navigateTo, watchFollowedLinks } from '../host/navigation.ts';
import { readColumnParam } from '../host/savedFeed.ts';
import type { Settings } from '../settings.ts';
import { showColumn, whenFeedStarted } from '../state/feed/feed.ts';
import type { Action } from './action.ts';
import { findTab, HYDRATION_MS, markTab, readOwnColumn } from './columnTabs.ts';

/** Shows the column that the address names: the reader went back or forward to it. */
export function showAddressedColumn(settings: Settings): void {
  const id = readColumnParam() || readOwnColumn();
  if (findTab(id)?.hasAttribute('aria-current') !== false) return;
  markTab(id);
  showColumn(settings, id);
}

/** Shows a column in the page's list; the tap itself has started its hydration. */
export const action: Action = async (tab, settings) => {
  const id = tab.dataset.column ?? '';
  if (!document.querySelector('[data-feed]')) {
    const address = tab.getAttribute('href');
    if (address) navigateTo(address);
    return;
  }
  markTab(id, true);
  showColumn(settings, id);
  const hasFollowedLink = watchFollowedLinks();
  const isHydrated = await Promise.race([
    whenFeedStarted().then(() => true),
    new Promise<false>((resolve) => setTimeout(resolve, HYDRATION_MS, false)),
  ]);
  const address = tab.getAttribute('href');
  if (!isHydrated && address && !hasFollowedLink()) navigateTo(address);
};
