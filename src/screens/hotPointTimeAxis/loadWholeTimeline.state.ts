import type { Settings } from '../../settings.ts';
import { timeline } from './timelineList.state.ts';

/** How many pages are loaded at most when a reader starts from the oldest entry. */
const ALL_PAGES_MAX = 100;

/**
 * Loads all remaining entries, for readers who start from the oldest one; returns false when some
 * are missing.
 */
export async function loadWholeTimeline(settings: Settings): Promise<boolean> {
  for (let page = 0; page < ALL_PAGES_MAX; page += 1) {
    const list = timeline.$list.get();
    if (list.state !== 'ready') return false;
    if (!list.hasMore) return true;
    if (list.more === 'busy') {
      // The next page is being loaded already, because the reader is near the end.
      await new Promise<void>((resolve) => {
        const stop = timeline.$list.listen(() => {
          stop();
          resolve();
        });
      });
      continue;
    }
    await timeline.loadNext(settings);
    const after = timeline.$list.get();
    if (after.state !== 'ready' || after.more === 'failed') return false;
  }
  return false;
}
