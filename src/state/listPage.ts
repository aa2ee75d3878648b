import { atom, type ReadableAtom } from 'nanostores';
import { getConfig } from '../api/calls/config.ts';
import type { Client } from '../api/client.ts';
import type { ListPart, ListSource } from '../api/listSource.ts';
import { asPageError } from '../api/missingError.ts';
import type { FailureKind } from '../model/failure.ts';
import { ok } from '../model/result.ts';
import { DEFAULT_SITE_CONFIG } from '../model/site/normaliseSite.ts';
import type { SiteConfig } from '../model/site/siteTypes.ts';
import { getClient } from '../services/pageClient.ts';
import type { Settings } from '../settings.ts';

/** How many pages without new items are skipped in one attempt to load more. */
const STALE_PAGES_MAX = 5;

export interface ReadyList<T, H> extends ListPart<T> {
  readonly state: 'ready';
  readonly head: H;
  readonly config: SiteConfig;
  /** Number of the last page that was loaded. */
  readonly page: number;
  /** State of the last attempt to load more; `waiting` when none is running. */
  readonly more: 'waiting' | 'busy' | 'failed';
}

export type ListState<T, H> =
  | { readonly state: 'loading' }
  | { readonly state: 'empty'; readonly config: SiteConfig }
  | { readonly state: 'failed'; readonly kind: FailureKind; readonly config: SiteConfig }
  | ReadyList<T, H>;

export interface ListPage<T, H> {
  readonly $list: ReadableAtom<ListState<T, H>>;
  /** Loads a list from its first page. */
  readonly load: (settings: Settings, source: ListSource<T, H>) => Promise<void>;
  /** Continues a list whose first page the document contains already. */
  readonly adopt: (
    source: ListSource<T, H>,
    known: ListPart<T> & { readonly head: H; readonly config: SiteConfig },
  ) => void;
  /** Adds the next page; ignored while one is being loaded. */
  readonly loadNext: (settings: Settings) => Promise<void>;
  /** Cancels the pending calls: another list is shown in this one's place. */
  readonly cancel: () => void;
}

/**
 * Creates a list that grows page by page below a head, such as a tag, a person or a module. Items
 * are unique by id. Another list may be opened at any time; the calls of the one before it are then
 * cancelled together.
 */
export function createListPage<T extends { readonly id: string }, H>(): ListPage<T, H> {
  const $list = atom<ListState<T, H>>({ state: 'loading' });
  let current: ListSource<T, H> | undefined;
  let pending: Client | undefined;
  const begin = (settings: Settings): Client => {
    pending?.cancelAll();
    pending = getClient(settings).group();
    return pending;
  };
  const cancel = () => {
    pending?.cancelAll();
    pending = undefined;
    const now = $list.get();
    if (now.state === 'ready' && now.more === 'busy') $list.set({ ...now, more: 'waiting' });
  };

  return {
    $list,

    async load(settings, source) {
      current = source;
      $list.set({ state: 'loading' });
      const client = begin(settings);
      const known = source.config && ok(source.config);
      const [answer, answered] = await Promise.all([
        source.loadFirst(client),
        known ?? getConfig(client),
      ]);
      if (pending !== client) return;
      const config = answered.ok ? answered.value : DEFAULT_SITE_CONFIG;
      if (!answer.ok) {
        const { kind } = asPageError(answer.error);
        $list.set(
          kind === 'empty' ? { state: 'empty', config } : { state: 'failed', kind, config },
        );
        return;
      }
      const { head, items, hasMore } = answer.value;
      const fresh = removeKnownItems([], items);
      $list.set({ state: 'ready', head, config, items: fresh, hasMore, page: 0, more: 'waiting' });
    },

    adopt(source, known) {
      cancel();
      current = source;
      $list.set({ ...known, state: 'ready', page: 0, more: 'waiting' });
    },

    async loadNext(settings) {
      const before = $list.get();
      const source = current;
      if (!source || before.state !== 'ready' || before.more === 'busy' || !before.hasMore) return;
      const client = begin(settings);
      $list.set({ ...before, more: 'busy' });
      let { page, items } = before;
      let hasMore: boolean = before.hasMore;
      let more: 'waiting' | 'failed' = 'waiting';
      for (let tries = 0; hasMore && tries < STALE_PAGES_MAX; tries += 1) {
        const lastId = items[items.length - 1]?.id ?? '0';
        const asked = { head: before.head, page: page + 1, lastId };
        const answer = await source.next(client, asked);
        if (pending !== client) return;
        if (!answer.ok && answer.error.kind !== 'empty') {
          more = 'failed';
          break;
        }
        page += 1;
        hasMore = answer.ok && answer.value.hasMore;
        const fresh = answer.ok ? removeKnownItems(items, answer.value.items) : [];
        items = [...items, ...fresh];
        if (fresh.length > 0) break;
        // A server that ignores page numbers would send the same page endlessly.
        if (tries === STALE_PAGES_MAX - 1) hasMore = false;
      }
      $list.set({ ...before, items, page, hasMore, more });
    },

    cancel,
  };
}

function removeKnownItems<T extends { readonly id: string }>(
  known: readonly T[],
  items: readonly T[],
): readonly T[] {
  const seen = new Set(known.map(({ id }) => id));
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}
