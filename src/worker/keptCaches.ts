import { CacheExpiration } from 'workbox-expiration';
import {
  decodeKeptText,
  formatCacheName,
  formatFrontPath,
  KEPT_HEADERS,
  type KeptKind,
  parseKeptImages,
  READ_PAGES_MAX,
} from '../model/offline/keptPages.ts';
import { BASE } from './workerScope.ts';

export const openCache = (kind: KeptKind): Promise<Cache> => caches.open(cacheNameOf(kind));

export const cacheNameOf = (kind: KeptKind): string => formatCacheName(BASE, kind);

/** The caches that have pages, the one that is searched first at first. */
const PAGE_KINDS = ['saved', 'front', 'read'] as const satisfies readonly KeptKind[];
export type PageKind = (typeof PAGE_KINDS)[number];

/** Counts by the order of use, not by age: a clock that jumps removes no page. */
const readPages = new CacheExpiration(cacheNameOf('read'), { maxEntries: READ_PAGES_MAX });

/** What the lists show of a kept page. */
export interface KeptFacts {
  readonly title: string;
  readonly images: readonly string[];
}

/** Returns the cache in which a page that was read is kept. */
export const decideReadKind = (path: string): PageKind =>
  path === formatFrontPath(BASE) ? 'front' : 'read';

/** Returns the newest copy of a page; null when none is kept, or when the storage is blocked. */
export async function findKept(path: string): Promise<Response | null> {
  let found: Response | null = null;
  for (const kind of PAGE_KINDS) {
    const copy = await (await openCache(kind)).match(path);
    if (copy && (!found || timeOf(copy) > timeOf(found))) found = copy;
  }
  return found;
}

const timeOf = ({ headers }: Response): number => Number(headers.get(KEPT_HEADERS.at));

/** Keeps a page. When the storage is full, pages that were read make room for it. */
export async function keepPage(
  kind: PageKind,
  path: string,
  { page, facts }: { readonly page: Response; readonly facts: KeptFacts },
): Promise<void> {
  const headers = new Headers(page.headers);
  headers.set(KEPT_HEADERS.at, `${Date.now()}`);
  headers.set(KEPT_HEADERS.title, encodeURIComponent(facts.title));
  headers.set(KEPT_HEADERS.images, encodeURIComponent(JSON.stringify(facts.images)));
  const copy = new Response(await page.blob(), { headers });
  const cache = await openCache(kind);
  try {
    await cache.put(path, copy.clone());
  } catch {
    await emptyReadPages();
    await cache.put(path, copy);
  }
  if (kind !== 'read') return;
  await readPages.updateTimestamp(path);
  await readPages.expireEntries();
}

/** Deletes all pages that were read; favourites stay. */
export async function emptyReadPages(): Promise<void> {
  await caches.delete(cacheNameOf('read'));
  await readPages.delete();
}

/** Replaces the kept copies of a page by the answer of the network. */
export async function refreshKept(path: string, page: Response): Promise<void> {
  for (const kind of PAGE_KINDS) {
    const former = await (await openCache(kind)).match(path);
    if (former) await keepPage(kind, path, { page: page.clone(), facts: readFacts(former) });
  }
}

export const readFacts = ({ headers }: Response): KeptFacts => ({
  title: decodeKeptText(headers.get(KEPT_HEADERS.title)),
  images: parseKeptImages(headers.get(KEPT_HEADERS.images)),
});
