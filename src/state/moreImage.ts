import { atom } from 'nanostores';
import { getArticles, getColumn, getColumns } from '../api/calls/columns.ts';
import { getConfig } from '../api/calls/config.ts';
import type { Client } from '../api/client.ts';
import type { ApiError } from '../api/errors.ts';
import { asPageError } from '../api/missingError.ts';
import type { ListItem } from '../model/article/articleTypes.ts';
import { ok, type Result } from '../model/result.ts';
import { DEFAULT_SITE_CONFIG } from '../model/site/normaliseSite.ts';
import type { SiteConfig } from '../model/site/siteTypes.ts';
import { getClient } from '../services/pageClient.ts';
import type { Settings } from '../settings.ts';

/** The style of columns that hold photo sets (wire 9.3). */
const PHOTO_STYLE = 202;
/** How many pages without photo sets are skipped in one attempt to load more. */
const EMPTY_PAGES_MAX = 5;

interface PhotoColumn {
  readonly id: string;
  /** '' when the server did not send it. */
  readonly name: string;
}

interface Rows {
  readonly items: readonly ListItem[];
  /** Number of the next page; null after the last one. */
  readonly next: number | null;
}

export type MoreImageState =
  | { readonly state: 'loading' }
  | { readonly state: 'empty'; readonly config: SiteConfig }
  | { readonly state: 'failed'; readonly error: ApiError; readonly config: SiteConfig }
  | (Rows & {
      readonly state: 'ready';
      readonly column: PhotoColumn;
      readonly config: SiteConfig;
      /** State of the last attempt to load more; `waiting` when none is running. */
      readonly more: 'waiting' | 'busy' | 'failed';
    });

/** The page with all photo sets of a column. */
export const $moreImage = atom<MoreImageState>({ state: 'loading' });

/** Loads the first page of a column; of the site's photo column when `columnId` is ''. */
export async function loadMoreImage(settings: Settings, columnId: string): Promise<void> {
  $moreImage.set({ state: 'loading' });
  const client = getClient(settings);
  const [found, rows, answer] = await Promise.all([
    columnId === '' ? findPhotoColumn(client) : loadColumnName(client, columnId),
    columnId === '' ? null : loadRows(client, columnId, { items: [], next: 0 }),
    getConfig(client),
  ]);
  const config = answer.ok ? answer.value : DEFAULT_SITE_CONFIG;
  const fail = (failure: ApiError) => {
    const error = asPageError(failure);
    $moreImage.set(
      error.kind === 'empty' ? { state: 'empty', config } : { state: 'failed', error, config },
    );
  };
  if (!found.ok) return fail(found.error);
  const column = found.value;
  if (column === null) return $moreImage.set({ state: 'empty', config });
  const first = rows ?? (await loadRows(client, column.id, { items: [], next: 0 }));
  if (!first.ok) return fail(first.error);
  if (first.value.items.length === 0) return $moreImage.set({ state: 'empty', config });
  $moreImage.set({ state: 'ready', column, config, more: 'waiting', ...first.value });
}

/** Loads the next page; ignored while one is being loaded. */
export async function loadNextImages(settings: Settings): Promise<void> {
  const before = $moreImage.get();
  if (before.state !== 'ready' || before.more === 'busy' || before.next === null) return;
  $moreImage.set({ ...before, more: 'busy' });
  const rows = await loadRows(getClient(settings), before.column.id, before);
  $moreImage.set(
    rows.ok ? { ...before, more: 'waiting', ...rows.value } : { ...before, more: 'failed' },
  );
}

/**
 * Returns the rows with the photo sets of the next page that has any: a column may contain other
 * articles too.
 */
async function loadRows(
  client: Client,
  columnId: string,
  { items, next }: Rows,
): Promise<Result<Rows, ApiError>> {
  const shown = new Set(items.map(({ id }) => id));
  let last = items[items.length - 1]?.id;
  for (let tries = 0; next !== null && tries < EMPTY_PAGES_MAX; tries += 1) {
    const answer = await getArticles(client, { columnId, page: next, lastFileId: last });
    if (!answer.ok) return answer;
    const { carousel, list, hasMore } = answer.value;
    const all = [...carousel, ...list];
    const sets = all.filter(({ id, kind }) => kind === 'photos' && !shown.has(id));
    next = hasMore ? next + 1 : null;
    last = all[all.length - 1]?.id ?? last;
    if (sets.length > 0) return ok({ items: [...items, ...sets], next });
  }
  return ok({ items, next });
}

async function findPhotoColumn(client: Client): Promise<Result<PhotoColumn | null, ApiError>> {
  const columns = await getColumns(client);
  if (!columns.ok) return columns;
  return ok(columns.value.find(({ style }) => style === PHOTO_STYLE) ?? null);
}

/**
 * Returns the column with its name, or with none when the name failed to load: its rows are shown
 * anyway.
 */
async function loadColumnName(client: Client, id: string): Promise<Result<PhotoColumn, ApiError>> {
  const column = await getColumn(client, { columnId: id });
  return ok({ id, name: column.ok ? column.value.name : '' });
}
