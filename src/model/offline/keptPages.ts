/** What the service worker keeps for reading without a network, and how pages talk to it. */

/** The service worker's file below the base. */
export const WORKER_FILE = 'worker.js';
/** The page of all tickets, without its ending, below the base. */
export const TICKETS_PAGE = 'signupdetail';
/** The page that is shown in place of one that is not kept, below the base. */
export const OFFLINE_FILE = 'offline.html';
/** The web app manifest, and the icon of home screens that read none; below the base. */
export const MANIFEST_FILE = 'manifest.webmanifest';
export const TOUCH_ICON_FILE = 'icons/touch.png';
/** The name of the `<meta>` whose content is the time at which the shown copy was kept; epoch ms. */
export const KEPT_META = 'kept';

/** Pages that were read and are kept; the one that was opened longest ago is removed first. */
export const READ_PAGES_MAX = 50;
/** Favourites that are kept with their images; the oldest is removed first. */
export const SAVED_PAGES_MAX = 100;
/** Images of one favourite. */
export const SAVED_IMAGES_MAX = 30;
/** Files of code and styles. A page uses about 30, and a build has about 500. */
export const ASSETS_MAX = 800;
/** How long the network may take to answer with a page before a kept copy is shown, in ms. */
export const PAGE_LIMIT_MS = 4_000;

/**
 * `front` is the front page and the page of tickets, which nothing that is read later replaces, `read` what
 * was read, `saved` the favourites, `images` the images of those, `assets` code and styles, `shell` the page
 * that is shown in place of others.
 */
export const KEPT_KINDS = ['front', 'read', 'saved', 'images', 'assets', 'shell'] as const;
export type KeptKind = (typeof KEPT_KINDS)[number];

/** Returns the name of a cache. Sites on one host have caches of their own. */
export const formatCacheName = (base: string, kind: KeptKind): string => `xy-${kind}:${base}/`;

/** Headers of a kept page, beside those of the server. */
export const KEPT_HEADERS = {
  /** When it was kept; epoch ms. */
  at: 'x-kept-at',
  /** Its place in the order in which pages were kept: higher numbers were kept later. */
  order: 'x-kept-order',
  /** Its title, encoded as a part of an address. */
  title: 'x-kept-title',
  /** The addresses of its images as JSON, encoded the same way; only of favourites. */
  images: 'x-kept-images',
  /** The member (`uid`) who has read or saved it, encoded the same way; '' for a reader without a login. */
  by: 'x-kept-by',
} as const;

interface PageMessage {
  /** The whole path on the host. */
  readonly path: string;
  /** '' for a page that lists do not show. */
  readonly title: string;
  /** Paths of the code and styles that the page has loaded. */
  readonly assets: readonly string[];
  /** The member (`uid`) who is logged in; '' for none. */
  readonly by: string;
}

/** What a page asks of the worker. */
export type WorkerMessage =
  | ({ readonly kind: 'read' } & PageMessage)
  | ({ readonly kind: 'save'; readonly images: readonly string[] } & PageMessage)
  | { readonly kind: 'unsave'; readonly path: string };

/** A kept page as lists show it. */
export interface KeptPage {
  readonly path: string;
  readonly title: string;
  /** Epoch ms. */
  readonly at: number;
  readonly isSaved: boolean;
  /** The member (`uid`) who has read or saved it; '' for a reader without a login. */
  readonly by: string;
}

/**
 * Returns the path under which a page is kept. Pages are files, so the query does not matter, and the
 * front page has several addresses.
 */
export function formatKeptPath(pathname: string, base: string): string {
  const front = [base, `${base}/`, `${base}/index`, `${base}/index.html`];
  return front.includes(pathname) ? formatFrontPath(base) : pathname;
}

export const formatFrontPath = (base: string): string => `${base}/home.html`;

/** Returns the time of a header or an element; null when it is no time. */
export function parseKeptTime(text: string | null | undefined): number | null {
  const at = typeof text === 'string' && text !== '' ? Number(text) : Number.NaN;
  return Number.isSafeInteger(at) && at > 0 && !Number.isNaN(new Date(at).getTime()) ? at : null;
}

/** Returns a text that was encoded for a header; '' when it is malformed. */
export function decodeKeptText(text: string | null): string {
  try {
    return decodeURIComponent(text ?? '');
  } catch {
    return '';
  }
}

/** Returns the images of a favourite; none of a malformed header. */
export function parseKeptImages(text: string | null): readonly string[] {
  try {
    const images: unknown = JSON.parse(decodeKeptText(text));
    return Array.isArray(images) ? images.filter((image) => typeof image === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * Returns the pages for the list of a reader (`uid`, '' without a login): the own ones and those of readers
 * without a login, each once, favourites before others, the newest first.
 */
export function listKeptPages(pages: readonly KeptPage[], uid: string): readonly KeptPage[] {
  const byPath = new Map<string, KeptPage>();
  for (const page of pages) {
    if (page.title === '' || !['', uid].includes(page.by)) continue;
    if (!byPath.get(page.path)?.isSaved) byPath.set(page.path, page);
  }
  return [...byPath.values()].sort((a, b) => Number(b.isSaved) - Number(a.isSaved) || b.at - a.at);
}
