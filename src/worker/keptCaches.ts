import {
  decodeKeptText,
  formatCacheName,
  formatFrontPath,
  KEPT_HEADERS,
  type KeptKind,
  parseKeptImages,
  READ_PAGES_MAX,
  TICKETS_PAGE,
} from '../model/offline/keptPages.ts';
import { isPage, isPageOf } from './ownFiles.ts';
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
  /** The member (`uid`); '' for a reader without a login. */
  readonly by: string;
}

/** Returns the cache in which a page that was read is kept. Hosts may leave out the ending of its name. */
export const decideReadKind = (path: string): PageKind =>
  path === formatFrontPath(BASE) || path.startsWith(`${BASE}/${TICKETS_PAGE}`) ? 'front' : 'read';

/**
 * Returns the newest copy of a page; null when none is kept. Former workers kept whatever answered with
 * 200: such a copy is no page to show, and stays until the page itself replaces it.
 */
export async function findKept(path: string): Promise<Response | null> {
  let found: Response | null = null;
  for (const kind of PAGE_KINDS) {
    const copy = await (await openCache(kind)).match(path);
    if (!copy || (found && timeOf(copy) <= timeOf(found))) continue;
    if (isPageOf(path, BASE, await copy.clone().text())) found = copy;
  }
  return found;
}

const timeOf = ({ headers }: Response): number => Number(headers.get(KEPT_HEADERS.at)) || 0;
const orderOf = ({ headers }: Response): number => Number(headers.get(KEPT_HEADERS.order)) || 0;

/**
 * Keeps a page; returns false for an answer that is not the page of this address. When the storage is
 * full, pages that were read make room for it.
 */
export async function keepPage(
  kind: PageKind,
  path: string,
  { page, facts }: { readonly page: Response; readonly facts: KeptFacts },
): Promise<boolean> {
  const html = await page.text();
  if (!isPage(page) || !isPageOf(path, BASE, html)) return false;
  const headers = new Headers(page.headers);
  headers.set(KEPT_HEADERS.at, `${Date.now()}`);
  headers.set(KEPT_HEADERS.title, encodeURIComponent(facts.title));
  headers.set(KEPT_HEADERS.by, encodeURIComponent(facts.by));
  headers.set(KEPT_HEADERS.images, encodeURIComponent(JSON.stringify(facts.images)));
  const cache = await openCache(kind);
  const orders = (await cache.matchAll()).map(orderOf);
  headers.set(KEPT_HEADERS.order, `${Math.max(0, ...orders) + 1}`);
  const copy = new Response(html, { headers });
  try {
    await cache.put(path, copy.clone());
  } catch {
    await emptyReadPages();
    await cache.put(path, copy);
  }
  if (kind === 'read') {
    for (const oldest of await listBeyond('read', READ_PAGES_MAX)) await cache.delete(oldest);
  }
  return true;
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

/** Replaces the kept copies of a page by the answer of the network, if that is the same page. */
export async function refreshKept(path: string, page: Response): Promise<void> {
  for (const kind of PAGE_KINDS) {
    const former = await (await openCache(kind)).match(path);
    if (former) await keepPage(kind, path, { page: page.clone(), facts: readFacts(former) });
  }
}

export const readFacts = ({ headers }: Response): KeptFacts => ({
  title: decodeKeptText(headers.get(KEPT_HEADERS.title)),
  images: parseKeptImages(headers.get(KEPT_HEADERS.images)),
  by: decodeKeptText(headers.get(KEPT_HEADERS.by)),
});
