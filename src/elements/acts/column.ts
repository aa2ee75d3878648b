import { goTo, watchLinks } from '../../host/leave.ts';
import { showColumn, whenAwake } from '../../stores/feed/feed.ts';
import type { Act } from '../acts.ts';
import { markTab } from '../feed/tabs.ts';

/** After this wait for the list to hydrate, the browser navigates to the column's own page. */
const WAKING_MS = 10_000;

/** Shows a column in the page's list; the tap itself has started its hydration (gesture.ts). */
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
