import { atom } from 'nanostores';
import { getColumns } from '../../api/calls/columns.ts';
import type { ApiError } from '../../api/errors.ts';
import { asPageError } from '../../api/missingError.ts';
import { readColumnParam } from '../../host/savedFeed.ts';
import { decideColumnTarget } from '../../model/column/columnTarget.ts';
import { DEFAULT_SITE_CONFIG } from '../../model/site/normaliseSite.ts';
import type { Column, SiteConfig } from '../../model/site/siteTypes.ts';
import { getClient } from '../../services/pageClient.ts';
import type { Settings } from '../../settings.ts';
import { loadSiteConfig } from '../siteConfig.ts';
import { readSavedFeed, restoreFeed, startHomeFeed } from './feed.ts';

export type HomeState =
  | { readonly state: 'loading' }
  | {
      readonly state: 'ready';
      readonly columns: readonly Column[];
      readonly config: SiteConfig;
      /** Id of the column that is open at first. */
      readonly first: string;
    }
  | { readonly state: 'empty' }
  | { readonly state: 'failed'; readonly error: ApiError };

/** The masthead and the columns of a template's front page. Their lists are in `$feed`. */
export const $home = atom<HomeState>({ state: 'loading' });

/**
 * Restores the front page as the reader left it; else opens the column that the address names, else
 * the first with a list of articles.
 */
export async function loadHome(settings: Settings): Promise<void> {
  const asked = readColumnParam();
  const saved = readSavedFeed();
  if (saved && saved.columns.length > 0) {
    const { columns, config, state } = saved;
    restoreFeed(true, saved);
    const site = config ?? DEFAULT_SITE_CONFIG;
    $home.set({ state: 'ready', columns, config: site, first: state.current });
    return;
  }
  $home.set({ state: 'loading' });
  const [answer, config] = await Promise.all([
    getColumns(getClient(settings), { parentColumnId: '0' }),
    loadSiteConfig(settings),
  ]);
  if (!answer.ok) {
    const error = asPageError(answer.error);
    $home.set(error.kind === 'empty' ? { state: 'empty' } : { state: 'failed', error });
    return;
  }
  const columns = answer.value.filter(({ name }) => name !== '');
  const first =
    columns.find(({ id }) => id === asked) ??
    columns.find((column) => decideColumnTarget(column).kind === 'articles');
  if (!first) return $home.set({ state: 'empty' });
  startHomeFeed(settings, columns, first.id);
  $home.set({ state: 'ready', columns, config, first: first.id });
}
