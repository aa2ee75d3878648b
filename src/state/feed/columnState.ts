import { atom } from 'nanostores';
import type { ApiError } from '../../api/errors.ts';
import { asPageError } from '../../api/missingError.ts';
import type { ColumnData } from '../../model/column/columnTypes.ts';
import { DEFAULT_SITE_CONFIG } from '../../model/site/normaliseSite.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import type { Settings } from '../../settings.ts';
import { loadSiteConfig } from '../siteConfig.ts';
import { loadColumnFeed, readSavedFeed, restoreFeed } from './feed.ts';

export type ColumnState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly data: ColumnData; readonly config: SiteConfig }
  | { readonly state: 'empty'; readonly config: SiteConfig }
  | { readonly state: 'failed'; readonly error: ApiError; readonly config: SiteConfig };

/** The column of a template page; its list is `$feed`. */
export const $column = atom<ColumnState>({ state: 'loading' });

/** Restores the column as the reader left it, else loads it. Without an id the state is `empty`. */
export async function loadColumnPage(settings: Settings, id: string): Promise<void> {
  const saved = readSavedFeed();
  const left = saved?.state.feeds[id];
  if (saved && saved.state.current === id && left?.state === 'ready' && left.data) {
    restoreFeed(false, saved);
    const config = saved.config ?? DEFAULT_SITE_CONFIG;
    $column.set({ state: 'ready', data: left.data, config });
    return;
  }
  $column.set({ state: 'loading' });
  const config = await loadSiteConfig(settings);
  if (id === '') return $column.set({ state: 'empty', config });
  const answer = await loadColumnFeed(settings, id);
  if (answer.ok) {
    $column.set({ state: 'ready', data: answer.value, config });
  } else {
    const error = asPageError(answer.error);
    // Servers answer with a failure for an unknown column (wire 2.4).
    const isUnknown =
      error.kind === 'empty' || (error.kind === 'status' && error.call === 'getColumn');
    $column.set(isUnknown ? { state: 'empty', config } : { state: 'failed', error, config });
  }
}
