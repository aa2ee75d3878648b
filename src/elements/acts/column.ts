import { goTo, watchLinks } from '../../host/leave.ts';
import { showColumn, whenAwake } from '../../stores/feed/feed.ts';
import type { Act } from '../acts.ts';
import { markTab } from '../feed/tabs.ts';

/** A list that has not woken by then does not come: the column has a page of its own. */
const WAKING_MS = 10_000;

/** Shows a column in its place; the tap itself has woken the list (gesture.ts). */
export const act: Act = async (tab, settings) => {
  const id = tab.dataset.column ?? '';
  if (!document.querySelector('[data-feed]')) {
    const address = tab.getAttribute('href');
    if (address) goTo(address);
    return;
  }
  markTab(id);
  showColumn(settings, id);
  const hasFollowedLink = watchLinks();
  const isAwake = await Promise.race([
    whenAwake().then(() => true),
    new Promise<false>((resolve) => setTimeout(resolve, WAKING_MS, false)),
  ]);
  const address = tab.getAttribute('href');
  if (!isAwake && address && !hasFollowedLink()) goTo(address);
};
