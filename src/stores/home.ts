import { atom } from 'nanostores';
import { getArticles, getColumns } from '../api/calls/columns.ts';
import { getConfig } from '../api/calls/config.ts';
import type { ApiError } from '../api/errors.ts';
import type { ListItem } from '../model/article/types.ts';
import { DEFAULT_SITE_CONFIG } from '../model/site/normalise.ts';
import type { SiteConfig } from '../model/site/types.ts';
import type { Settings } from '../settings.ts';
import { openClient } from './client.ts';

export type HomeState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly items: readonly ListItem[]; readonly config: SiteConfig }
  | { readonly state: 'empty' }
  | { readonly state: 'failed'; readonly error: ApiError };

export const $home = atom<HomeState>({ state: 'loading' });

/** The latest articles of the site's first column. */
export async function loadHome(settings: Settings): Promise<void> {
  $home.set({ state: 'loading' });
  const client = openClient(settings);
  const [columns, config] = await Promise.all([
    getColumns(client, { parentColumnId: '0' }),
    getConfig(client),
  ]);
  if (!columns.ok) return $home.set({ state: 'failed', error: columns.error });
  const first = columns.value.find((column) => !column.hidden);
  if (!first) return $home.set({ state: 'empty' });
  const articles = await getArticles(client, { columnId: first.id, page: 0 });
  if (!articles.ok) return $home.set({ state: 'failed', error: articles.error });
  const items = [...articles.value.carousel, ...articles.value.list];
  $home.set(
    items.length === 0
      ? { state: 'empty' }
      : { state: 'ready', items, config: config.ok ? config.value : DEFAULT_SITE_CONFIG },
  );
}
