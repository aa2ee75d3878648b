import type { Settings } from '../../settings.ts';
import { readLeftFeed, showColumn } from '../../stores/feed/feed.ts';
import { findTab, markTab } from './tabs.ts';

/**
 * Restores a baked page as its reader left it, as soon as its list has hydrated (`openFeed`),
 * or opens the column that its address names.
 */
export function resumeBaked(settings: Settings, asked: string): void {
  const left = readLeftFeed();
  if (left) markTab(left.state.current);
  else if (findTab(asked)) {
    markTab(asked);
    showColumn(settings, asked);
  } else return;
  void import('../islands.ts');
}
