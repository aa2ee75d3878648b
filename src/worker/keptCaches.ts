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
const orderOf = ({ headers }: Response): number => Number(headers.get(KEPT_HEADERS.order));

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
  const cache = await openCache(kind);
  const orders = (await cache.matchAll()).map(orderOf);
  headers.set(KEPT_HEADERS.order, `${Math.max(0, ...orders) + 1}`);
  const copy = new Response(await page.blob(), { headers });
  try {
    await cache.put(path, copy.clone());
  } catch {
    await emptyReadPages();
    await cache.put(path, copy);
  }
  if (kind !== 'read') return;
  for (const oldest of await listBeyond('read', READ_PAGES_MAX)) await cache.delete(oldest);
}

/**
 * Returns the paths of the pages beyond the newest `max`. Their order is a number of their own: a clock
 * that jumps back would make the newest page the oldest one, and browsers list a cache by their clock.
 */
export async function listBeyond(kind: PageKind, max: number): Promise<readonly string[]> {
  const cache = await openCache(kind);
  const pages: { readonly path: string; readonly order: number }[] = [];
  for (const { url } of await cache.keys()) {
    const path = new URL(url).pathname;
    const page = await cache.match(path);
    if (page) pages.push({ path, order: orderOf(page) });
  }
  return pages
    .sort((a, b) => b.order - a.order)
    .slice(max)
    .map(({ path }) => path);
}

/** Deletes all pages that were read; favourites stay. */
export async function emptyReadPages(): Promise<void> {
  await caches.delete(cacheNameOf('read'));
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
