import { resolveLegacy } from '../../src/legacy.ts';
import {
  linkTo,
  matchPath,
  pathParts,
  ROUTES,
  type RouteMatch,
  type RouteRow,
  routeFile,
} from '../../src/routes.ts';
import {
  type FormerBase,
  type HostSettings,
  missingStatusOf,
  patternOfBase,
  sortFormerBases,
} from './hostRules.ts';

/** A host's answer to a path without a file. */
export type Answer =
  /** The file of the client folder to send. */
  | { readonly kind: 'template'; readonly file: string; readonly status: 200 | 404 }
  /** A path of this host, with the query of the request; 301 when the pages have moved. */
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly to: string }
  | { readonly kind: 'missing' };

/**
 * Decides the answer to a path without a file: the reference for all hosts (hostRules.ts contains
 * the same as patterns). A path below a former base is redirected below the base; the path of a page
 * without `.html`, or with a slash at its end, to the page; a route shows its template, with status 404 for an article that has no page, so that no crawler finds
 * pages without end; older links are redirected to current ones; any other page is
 * redirected home. Files of other types and feeds are not found.
 */
export function decideMissing(pathname: string, search: string, settings: HostSettings): Answer {
  const { first, last } = sortFormerBases(settings);
  const moved = (bases: readonly FormerBase[]): Answer | null => {
    for (const { pattern } of bases) {
      const found = new RegExp(pattern).exec(pathname);
      const to = `${settings.siteBase}/${found?.[1]}${search}`;
      if (found) return { kind: 'redirect', status: 301, to };
    }
    return null;
  };
  const inBase = new RegExp(`^${patternOfBase(settings.siteBase)}/`).test(pathname);
  const answer = moved(first) ?? decideInBase(pathname, search, settings);
  return answer.kind === 'missing' && !inBase ? (moved(last) ?? answer) : answer;
}

function decideInBase(pathname: string, search: string, settings: HostSettings): Answer {
  const base = settings.siteBase;
  const query = Object.fromEntries(new URLSearchParams(search));
  const home = linkTo('home', {}, base, query);
  if (isFeedPath(pathname, base)) return { kind: 'missing' };
  const match = matchPath(pathname, base);
  if (match) {
    const page = findPagePath(pathname, match, base);
    if (page) return { kind: 'redirect', status: 301, to: page + search };
    const file = `${routeFile(ROUTES[match.route])}.html`;
    const isNamed = Object.keys(match.params).length > 0;
    const isMissing = isNamed && missingStatusOf(match.route, settings) === 404;
    return { kind: 'template', file, status: isMissing ? 404 : 200 };
  }
  const legacy = resolveLegacy({ pathname, search, hash: '' }, base);
  if (legacy) return { kind: 'redirect', status: 301, to: legacy };
  if (!isPagePath(pathname, base)) return { kind: 'missing' };
  return { kind: 'redirect', status: 302, to: home };
}

/** Returns the path of the page that a path without its `.html`, or with slashes at its end, means; null for others. */
function findPagePath(pathname: string, { route }: RouteMatch, base: string): string | null {
  const { bakeable }: RouteRow = ROUTES[route];
  const ids = pathParts(pathname.slice(base.length)).slice(1);
  if (!bakeable || ids.length === 0 || !ids.every((id) => /^[\w-]+$/.test(id))) return null;
  if (pathname.endsWith('.html')) return null;
  return `${base}/${[routeFile(ROUTES[route]), ...ids].join('/')}.html`;
}

/** Whether the path is a feed below the base: never a page of a route. */
function isFeedPath(pathname: string, base: string): boolean {
  const path = pathname.replace(/\/+/g, '/');
  return path.startsWith(`${base}/`) && /\.xml\/?$/.test(path);
}

/** Whether the path is a page: below the base any name but files of other types, elsewhere only start pages. */
function isPagePath(pathname: string, base: string): boolean {
  const path = pathname.replace(/\/+/g, '/');
  if (path === '/' || /\/(dist|amucsite\/(pad|web))\/index\.html$/.test(path)) return true;
  if (base !== '' && !path.startsWith(`${base}/`)) return false;
  const [first] = pathParts(path.slice(base.length));
  return first !== '_astro' && /\/(([^/]*\.html)|([^/.]+))\/?$/.test(path);
}
