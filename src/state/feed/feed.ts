import { atom } from 'nanostores';
import type { ApiError } from '../../api/errors.ts';
import { asPageError } from '../../api/missingError.ts';
import { createColumnFeed, loadFirstFeedPage, loadHotFeed } from '../../api/pages/feedFirstPage.ts';
import { loadNextFeedPage } from '../../api/pages/feedNextPage.ts';
import { readColumnParam, readSavedFeedState } from '../../host/savedFeed.ts';
import type { ScrollAnchor } from '../../host/scrollAnchor.ts';
import type { ColumnData } from '../../model/column/columnTypes.ts';
import {
  type BakedFeed,
  type ColumnFeed,
  type FeedChoice,
  type FeedState,
  HOT,
  type HotPeriod,
  NO_CHOICE,
} from '../../model/column/feed.ts';
import { listFirstIds, removeShownRows } from '../../model/column/feedIds.ts';
import { createRequestSlot } from '../../model/requestSlot.ts';
import { fail, ok, type Result } from '../../model/result.ts';
import type { Column } from '../../model/site/siteTypes.ts';
import { getClient } from '../../services/pageClient.ts';
import type { Settings } from '../../settings.ts';
import { $siteConfig, loadSiteConfig } from '../siteConfig.ts';
import { formatSavedFeed, parseSavedFeed, type SavedFeed } from './savedFeed.ts';

/** How long the old list stays while another one loads; then a skeleton replaces it. */
const SKELETON_MS = 150;
/** How many columns are kept at most, so that coming back needs no request. */
const KEPT_COLUMNS_MAX = 6;

/**
 * The columns of the front page, or the one of a column page; null until the island is hydrated.
 */
export const $feed = atom<FeedState | null>(null);

/** What was requested before the island was hydrated. */
interface QueuedOpening {
  readonly column?: string;
  readonly data?: ColumnData;
}

let queued: QueuedOpening = {};
/** A template page has no baked rows. */
const TEMPLATE_OPENING: FeedOpening = {
  home: false,
  columnId: '',
  baked: { ids: [], hasMore: false },
  columns: [],
};
/** What the page was opened with. */
const $opening = atom(TEMPLATE_OPENING);
/** The request for a list. */
const slot = createRequestSlot();
let anchor: ScrollAnchor | null = null;
let setStarted: () => void = () => {};
const started = new Promise<void>((resolve) => {
  setStarted = resolve;
});

/** Resolves when the list is interactive, so that it shows what the store contains. */
export const whenFeedStarted = (): Promise<void> => started;

/** Says that the list is interactive; `hydrateFeed` says so on baked pages. */
export const announceFeed = (): void => setStarted();

export interface FeedOpening {
  /** Whether the page is the front page. */
  readonly home: boolean;
  /** The column whose first rows are baked; '' on a template page. */
  readonly columnId: string;
  readonly baked: BakedFeed;
  /** The columns of the front page's template; [] elsewhere. */
  readonly columns: readonly Column[];
}

/**
 * Starts the feed of a baked page when its island is hydrated: restores the list that the reader
 * left, and runs what was requested before.
 */
export function hydrateFeed(settings: Settings, opening: Omit<FeedOpening, 'columns'>): void {
  if ($feed.get()) return;
  $opening.set({ ...opening, columns: [] });
  const { home, columnId, baked } = opening;
  const { column, data } = queued;
  queued = {};
  const first = createColumnFeed(null, { hasMore: baked.hasMore, home });
  const start: FeedState = {
    current: columnId,
    shown: columnId,
    recent: [columnId],
    feeds: { [columnId]: first },
  };
  const kept = readSavedFeed();
  $feed.set(kept ? mergeSavedFeed(start, kept) : start);
  if (data) showFreshColumn(data);
  announceFeed();
  if (column !== undefined) showColumn(settings, column);
}

/**
 * Returns the list that the reader left; null when there is none, or when the address names another
 * column.
 */
export function readSavedFeed(): SavedFeed | null {
  const kept = parseSavedFeed(readSavedFeedState(Date.now()));
  const asked = readColumnParam();
  return kept && (asked === '' || asked === kept.state.current) ? kept : null;
}

/** Merges the kept list into a baked page, which contains the first screen already. */
function mergeSavedFeed(start: FeedState, kept: SavedFeed): FeedState {
  const { state } = kept;
  const { columnId, baked } = $opening.get();
  applySavedFeed(kept);
  const feeds: Record<string, ColumnFeed> = { ...start.feeds };
  for (const [id, feed] of Object.entries(state.feeds)) {
    if (feed.state !== 'ready' || id !== columnId || feed.data) {
      feeds[id] = feed;
      continue;
    }
    // Leaves out rows of the first screen: the page may have been baked again in between.
    const shown = new Set(baked.ids);
    const blocks = feed.blocks.map((block) => removeShownRows(block, shown));
    feeds[id] = { ...feed, blocks: blocks.filter(({ rows }) => rows.length > 0) };
  }
  const { current } = state;
  return { current, shown: current, recent: state.recent, feeds };
}

/** Loads the first screen of the column of a template page. */
export async function loadColumnFeed(
  settings: Settings,
  id: string,
): Promise<Result<ColumnData, ApiError>> {
  $opening.set(TEMPLATE_OPENING);
  const config = await loadSiteConfig(settings);
  const answer = await loadFirstFeedPage(getClient(settings), id, { config, home: false }, {});
  if (!answer.ok) return answer;
  const feed = answer.value;
  if (!feed.data) return fail({ kind: 'empty', message: 'no column', call: 'getColumn' });
  $feed.set({ current: id, shown: id, recent: [id], feeds: { [id]: feed } });
  return ok(feed.data);
}

/** Restores the kept list on a template page. */
export function restoreFeed(home: boolean, kept: SavedFeed): void {
  $opening.set({ ...TEMPLATE_OPENING, home, columns: kept.columns });
  applySavedFeed(kept);
  $feed.set(kept.state);
}

function applySavedFeed(kept: SavedFeed): void {
  anchor = kept.anchor;
  if (kept.config) $siteConfig.set(kept.config);
}

/**
 * Starts the template of the front page: its columns are given, their lists are loaded one by one.
 */
export function startHomeFeed(settings: Settings, columns: readonly Column[], first: string): void {
  $opening.set({ ...TEMPLATE_OPENING, home: true, columns });
  $feed.set({ current: '', shown: '', recent: [], feeds: {} });
  showColumn(settings, first);
}

/** Returns the row to scroll back to; null once it was taken. */
export const getFeedAnchor = (): ScrollAnchor | null => anchor;

/** Returns the row to scroll back to, and clears it. */
export function takeAnchor(): ScrollAnchor | null {
  const taken = anchor;
  anchor = null;
  return taken;
}

/**
 * Returns the list as a text to keep for coming back; null where the baked page alone shows as
 * much.
 */
export function formatFeed(scrollAnchor: ScrollAnchor | null): string | null {
  const state = $feed.get();
  const feed = state?.feeds[state.current];
  if (!state || feed?.state !== 'ready') return null;
  const { columnId, columns } = $opening.get();
  const isAsBaked = state.current === columnId && !feed.data && feed.blocks.length === 0;
  if (isAsBaked) return null;
  return formatSavedFeed({
    state,
    anchor: scrollAnchor,
    columns,
    config: $siteConfig.get(),
  });
}

/** Replaces the first screen by a newer one than the baked one. */
export function showFreshColumn(data: ColumnData): void {
  const now = $feed.get();
  if (!now) {
    queued = { ...queued, data };
    return;
  }
  const { id } = data.column;
  const before = now.feeds[id];
  const revision = before?.state === 'ready' ? before.revision + 1 : 1;
  const hasMore = data.page.hasMore;
  const fresh = { ...createColumnFeed(data, { hasMore, home: $opening.get().home }), revision };
  $feed.set({ ...now, feeds: { ...now.feeds, [id]: fresh } });
}

/**
 * Shows a column; one that was opened before is shown at once. The pending request of another
 * column is cancelled (product 7.14: the hot list cancels the pending list of articles).
 */
export function showColumn(settings: Settings, id: string): void {
  const before = $feed.get();
  if (!before) {
    queued = { ...queued, column: id };
    return;
  }
  if (before.current === id) return;
  cancelPending();
  const now = $feed.get() ?? before;
  const feed = now.feeds[id];
  if (feed?.state === 'ready') {
    $feed.set({ ...now, current: id, shown: id, recent: moveToEnd(now.recent, id) });
  } else {
    $feed.set({ ...now, current: id });
    void loadFeed(settings, id, NO_CHOICE);
  }
}

/** Loads the hot list of a period. */
export function showHot(settings: Settings, period: HotPeriod): void {
  if (!$feed.get()) return;
  cancelPending();
  void loadFeed(settings, HOT, { ...NO_CHOICE, period });
}

/** Loads the activities of a category in the shown list; '' for all. */
export function showActivities(settings: Settings, category: string): void {
  if (!$feed.get()) return;
  cancelPending();
  const now = $feed.get();
  if (now) void loadFeed(settings, now.current, { ...NO_CHOICE, category });
}

/** Loads the column again after a failure. */
export function retryColumn(settings: Settings): void {
  const now = $feed.get();
  if (!now) return;
  setFeed(now.current, { state: 'loading' });
  void loadFeed(settings, now.current, NO_CHOICE);
}

/** Cancels the pending request for a list, and removes its loading states. */
function cancelPending(): void {
  slot.cancel();
  const now = $feed.get();
  if (!now) return;
  const feeds: Record<string, ColumnFeed> = {};
  for (const [id, feed] of Object.entries(now.feeds)) {
    if (feed.state === 'ready' && feed.more === 'loading') feeds[id] = { ...feed, more: 'waiting' };
    else if (feed.state !== 'loading') feeds[id] = feed;
  }
  // A skeleton must not stay when its request is cancelled: the last loaded column is shown.
  const shown = feeds[now.shown] ? now.shown : (lastReady(now.recent, feeds) ?? now.shown);
  $feed.set({ ...now, shown, recent: now.recent.filter((id) => feeds[id]), feeds });
}

const lastReady = (recent: readonly string[], feeds: FeedState['feeds']) =>
  [...recent].reverse().find((id) => feeds[id]);

async function loadFeed(settings: Settings, id: string, choice: FeedChoice): Promise<void> {
  const signal = slot.begin();
  const timer = setTimeout(() => {
    if (!signal.aborted && $feed.get()?.feeds[id]?.state !== 'ready')
      storeFeed(id, { state: 'loading' });
  }, SKELETON_MS);
  const answer = await requestFeed(settings, id, choice, signal);
  clearTimeout(timer);
  if (signal.aborted) return;
  storeFeed(
    id,
    answer.ok ? answer.value : { state: 'failed', kind: asPageError(answer.error).kind },
  );
}

async function requestFeed(
  settings: Settings,
  id: string,
  { period, category }: FeedChoice,
  signal: AbortSignal,
) {
  const client = getClient(settings);
  const config = await loadSiteConfig(settings);
  if (id === HOT) return loadHotFeed(client, period, config, { signal });
  const column = $opening.get().columns.find((each) => each.id === id) ?? id;
  return loadFirstFeedPage(
    client,
    column,
    { config, home: isFirstOfHome(id), category },
    { signal },
  );
}

/**
 * Returns whether recommendations follow the list: only that of the first column on the front page.
 */
function isFirstOfHome(id: string): boolean {
  const { home, columns, columnId } = $opening.get();
  return home && id === (columns[0]?.id ?? columnId);
}

function storeFeed(id: string, feed: ColumnFeed): void {
  const now = $feed.get();
  if (!now) return;
  const feeds: Record<string, ColumnFeed> = { ...now.feeds, [id]: feed };
  const recent = moveToEnd(now.recent, id);
  // The columns that were left longest ago are dropped; a baked first screen is part of the page
  // anyway.
  const left = recent.filter((each) => each !== $opening.get().columnId && each !== id);
  for (const old of left.slice(0, Math.max(0, recent.length - KEPT_COLUMNS_MAX))) {
    delete feeds[old];
  }
  const shown = now.current === id ? id : now.shown;
  $feed.set({ ...now, shown, recent: recent.filter((each) => feeds[each]), feeds });
}

const moveToEnd = (recent: readonly string[], id: string) => [
  ...recent.filter((each) => each !== id),
  id,
];

function setFeed(id: string, feed: ColumnFeed): void {
  const now = $feed.get();
  if (now) $feed.set({ ...now, feeds: { ...now.feeds, [id]: feed } });
}

/** Loads the next page of the shown column; ignored while one is being loaded. */
export async function loadMoreFeed(settings: Settings): Promise<void> {
  const now = $feed.get();
  const id = now?.current ?? '';
  const feed = now?.feeds[id];
  if (feed?.state !== 'ready' || feed.more === 'loading' || feed.next === null) return;
  const { columnId, baked } = $opening.get();
  const signal = slot.begin();
  setFeed(id, { ...feed, more: 'loading' });
  const answer = await loadNextFeedPage(
    getClient(settings),
    feed,
    {
      columnId: id,
      home: isFirstOfHome(id),
      baked: id === columnId ? baked.ids : [],
      config: () => loadSiteConfig(settings),
      memberId: () => loadAppMember(settings),
    },
    { signal },
  );
  if (signal.aborted) return;
  setFeed(id, answer.ok ? { ...answer.value, more: 'waiting' } : { ...feed, more: 'failed' });
}

/** Returns the uid of the member in the native app; '' elsewhere, and when its code does not load. */
const loadAppMember = (settings: Settings): Promise<string> =>
  import('../../services/readAppMember.ts').then(
    ({ readAppMember }) => readAppMember(settings),
    () => '',
  );

/** Reloads the column. Returns the number of new articles; null when it failed or was cancelled. */
export async function refreshFeed(settings: Settings): Promise<number | null> {
  const now = $feed.get();
  const id = now?.current ?? '';
  const before = now?.feeds[id];
  if (!now || before?.state === 'loading') return null;
  cancelPending();
  const signal = slot.begin();
  const choice = before?.state === 'ready' ? before : NO_CHOICE;
  const answer = await requestFeed(settings, id, choice, signal);
  if (signal.aborted) return null;
  if (!answer.ok) {
    if (before?.state !== 'ready')
      storeFeed(id, { state: 'failed', kind: asPageError(answer.error).kind });
    return null;
  }
  const isReady = before?.state === 'ready';
  const old = new Set(
    isReady && before.data ? listFirstIds(before.data.page) : $opening.get().baked.ids,
  );
  setFeed(id, { ...answer.value, revision: isReady ? before.revision + 1 : 0 });
  const { data } = answer.value;
  return isReady && data ? listFirstIds(data.page).filter((each) => !old.has(each)).length : 0;
}
