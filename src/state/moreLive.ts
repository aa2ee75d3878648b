import { atom } from 'nanostores';
import { getColumns } from '../api/calls/columns.ts';
import { getConfig } from '../api/calls/config.ts';
import { getLiveArticles, getLiveComing } from '../api/calls/live.ts';
import type { Client } from '../api/client.ts';
import { asPageError } from '../api/missingError.ts';
import type { ListItem } from '../model/article/articleTypes.ts';
import type { FailureKind } from '../model/failure.ts';
import type { ComingLive } from '../model/live/liveTypes.ts';
import { DEFAULT_SITE_CONFIG } from '../model/site/normaliseSite.ts';
import type { SiteConfig } from '../model/site/siteTypes.ts';
import { loadServerTime } from '../services/loadServerTime.ts';
import { getClient } from '../services/pageClient.ts';
import type { Settings } from '../settings.ts';

/** `columnStyle` of columns that list broadcasts (wire 9.3). */
const LIVE_COLUMN_STYLE = 225;

export type MoreLiveState =
  | { readonly state: 'loading' }
  | {
      readonly state: 'ready';
      readonly config: SiteConfig;
      readonly coming: readonly ComingLive[];
      readonly items: readonly ListItem[];
      /** '' when the site has no column of broadcasts. */
      readonly columnId: string;
      readonly page: number;
      readonly hasMore: boolean;
    }
  | { readonly state: 'empty' }
  | { readonly state: 'failed'; readonly kind: FailureKind };

export const $moreLive = atom<MoreLiveState>({ state: 'loading' });

/**
 * Loads announced broadcasts and those of the live column: `columnId`, or the site's own when it is
 * ''.
 */
export async function loadMoreLive(settings: Settings, columnId: string): Promise<void> {
  $moreLive.set({ state: 'loading' });
  const client = getClient(settings);
  void loadServerTime(settings);
  const [config, coming, column] = await Promise.all([
    getConfig(client),
    getLiveComing(client),
    loadColumn(client, columnId),
  ]);
  if (!coming.ok && column.failure) return $moreLive.set({ state: 'failed', kind: column.failure });
  const announced = coming.ok ? coming.value : [];
  if (announced.length + column.items.length === 0) {
    if (!column.failure) return $moreLive.set({ state: 'empty' });
    return $moreLive.set({ state: 'failed', kind: column.failure });
  }
  const { failure: _, ...rest } = column;
  $moreLive.set({
    ...rest,
    state: 'ready',
    config: config.ok ? config.value : DEFAULT_SITE_CONFIG,
    coming: announced,
    items: removeShownItems(announced, column.items),
    page: 0,
  });
}

interface FirstRows {
  readonly columnId: string;
  readonly items: readonly ListItem[];
  readonly hasMore: boolean;
  readonly failure: FailureKind | null;
}

async function loadColumn(client: Client, named: string): Promise<FirstRows> {
  const nothing = { columnId: '', items: [], hasMore: false, failure: null };
  let columnId = named;
  if (columnId === '') {
    const columns = await getColumns(client);
    if (!columns.ok) return { ...nothing, failure: asPageError(columns.error).kind };
    const live = columns.value.find(({ style }) => style === LIVE_COLUMN_STYLE);
    if (!live) return nothing;
    columnId = live.id;
  }
  const answer = await getLiveArticles(client, { columnId });
  if (!answer.ok) {
    const { kind } = asPageError(answer.error);
    return { ...nothing, columnId, failure: kind === 'empty' ? null : kind };
  }
  return { columnId, items: answer.value.list, hasMore: answer.value.hasMore, failure: null };
}

/** Loads the next page of the column; returns false when that failed. */
export async function loadNextLives(settings: Settings): Promise<boolean> {
  const now = $moreLive.get();
  if (now.state !== 'ready') return true;
  const page = now.page + 1;
  const answer = await getLiveArticles(getClient(settings), { columnId: now.columnId, page });
  if (!answer.ok) return false;
  const fresh = removeShownItems([...now.coming, ...now.items], answer.value.list);
  const hasMore =
    answer.value.hasMore && answer.value.list.some((item) => !includesItem(now.items, item));
  $moreLive.set({ ...now, items: [...now.items, ...fresh], page, hasMore });
  return true;
}

const includesItem = (items: readonly { readonly id: string }[], { id }: { readonly id: string }) =>
  items.some((item) => item.id === id);

/** Returns the broadcasts that are not shown yet, without duplicates. */
function removeShownItems(
  shown: readonly { readonly id: string }[],
  items: readonly ListItem[],
): readonly ListItem[] {
  const seen = new Set(shown.map(({ id }) => id));
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}
