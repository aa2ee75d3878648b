import { type ArticleRoute, linkTo, paramNames, ROUTE_NAMES, ROUTES } from './routes.ts';

/** Links of the three older generations (wire 15.2 to 15.5) and their addresses today. */

type Query = Readonly<Record<string, string | undefined>>;
type Lead = (ids: readonly string[], base: string, query: Query) => string | null;

const article =
  (route: ArticleRoute, second: 'columnId' | 'linkID' = 'columnId'): Lead =>
  ([id, other], base, query) =>
    // A second part of 0 means none.
    id ? linkTo(route, { id, [second]: other === '0' ? undefined : other }, base, query) : null;

const byId =
  (route: 'activityDetail' | 'topicDetail' | 'qaDetail' | 'columnDetail'): Lead =>
  ([id], base, query) =>
    id ? linkTo(route, { id }, base, query) : null;

/** `#/name/first/second`; the article is the first part in all of them, unlike in today's paths. */
const HASHES: ReadonlyMap<string, Lead> = new Map<string, Lead>([
  // middle generation
  ['newsDetail', article('newsDetail')],
  ['imageDetail', article('imageDetail')],
  ['videoDetail', article('videoDetail')],
  ['liveDetail', article('liveDetail', 'linkID')],
  ['specDetail', article('specDetail', 'linkID')],
  // oldest, touch
  ['detail', article('newsDetail')],
  ['detailPicture', article('imageDetail')],
  ['detailVideo', article('videoDetail')],
  ['detailLive', article('liveDetail', 'linkID')],
  ['special', article('specDetail', 'linkID')],
  ['detailActivity', byId('activityDetail')],
  ['detailSubject', byId('topicDetail')],
  ['detailQa', byId('qaDetail')],
  ['paperDetail', (ids, base, query) => article('newsDetail')(ids, base, { szb: '1', ...query })],
  // oldest, PC twin
  ['speci', article('specDetail', 'linkID')],
  [
    'detailSpec',
    // A link that names only the column of a special: the column is its linkID (wire 5.7).
    ([linkID], base, query) => (linkID ? linkTo('specDetail', { linkID }, base, query) : null),
  ],
  ['home', byId('columnDetail')],
  ['actIng', byId('activityDetail')],
]);

interface StaticPage {
  /** A pattern of paths, which web servers use as text. */
  readonly source: string;
  /** Where it leads below the base; `$1` is the id. */
  readonly target: string;
}

/** Article pages of the static generation; the id is in the file's name. */
export const STATIC_PAGES: readonly StaticPage[] = [
  {
    source: String.raw`^.*/app/+(?:content|pad/+content|index)(?:/+\d+-\d+/+\d+)?/+content_(\d+)\.html$`,
    target: '/newsDetail/$1.html',
  },
  {
    source: String.raw`^.*/app/+szb/+[^/]+/+(?:pad|pc)/+\d+/+\d+/+content_(\d+)\.html$`,
    // Articles of newspapers have ids of their own: the page of an article with this id is another one's.
    target: '/newsDetail.html?id=$1&szb=1',
  },
];

/**
 * Start files of the hash generations: the server redirects them to the home page, where a script
 * reads the hash.
 */
export const HASH_START = String.raw`^.*/(?:dist|amucsite/+(?:pad|web))/+index\.html$`;

/**
 * Returns today's address of an older link, query flags kept; null when the link is not an older
 * one, or when it leads to the current page (home). The home page calls it in the browser, because
 * servers do not receive the hash; servers call it for paths.
 */
export function resolveLegacy(
  url: { readonly pathname: string; readonly search: string; readonly hash: string },
  base: string,
): string | null {
  const [, path = '', flags = ''] = /^#!?\/+([^?]*)(.*)$/.exec(url.hash) ?? [];
  const query = Object.fromEntries([
    ...new URLSearchParams(url.search),
    ...new URLSearchParams(flags),
  ]);
  if (path !== '') {
    const [name = '', ...rest] = path.replace(/\.html$/, '').split('/');
    const ids = rest.map((part) => (/^[\w-]{1,64}$/.test(part) ? part : ''));
    const lead = HASHES.get(name) ?? sameName(name);
    return lead ? lead(ids, base, query) : null;
  }
  for (const { source, target } of STATIC_PAGES) {
    const id = new RegExp(source).exec(url.pathname)?.[1];
    if (!id) continue;
    const [file, own] = target.replace('$1', id).split('?');
    const flags = `${new URLSearchParams([...new URLSearchParams(own), ...Object.entries(query)])}`;
    return base + file + (flags && `?${flags}`);
  }
  return null;
}

/**
 * Returns the resolver of a screen whose name is unchanged. Only paths with one parameter are
 * supported, because the old order of several is unknown.
 */
function sameName(name: string): Lead | null {
  const route = ROUTE_NAMES.find((known) => known === name && known !== 'home');
  if (!route) return null;
  const [param, ...more] = paramNames(ROUTES[route]);
  if (more.length > 0) return null;
  return ([value], base, query) =>
    linkTo(route, (param ? { [param]: value } : {}) as never, base, query);
}
