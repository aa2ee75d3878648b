import { findTab, markTab } from '../../actions/columnTabs.ts';
import type { Settings } from '../../settings.ts';
import { readSavedFeed, showColumn } from '../../state/feed/feed.ts';

/**
 * Restores a baked page as its reader left it, as soon as its list has hydrated (`hydrateFeed`),
 * or opens the column that its address names.
 */
export function restoreBakedFeed(settings: Settings, columnId: string): void {
  const left = readSavedFeed();
  if (left) markTab(left.state.current);
  else if (findTab(columnId)) {
    markTab(columnId);
    showColumn(settings, columnId);
  } else return;
  void import('../../elements/hydration/islandRuntime.ts');
}
