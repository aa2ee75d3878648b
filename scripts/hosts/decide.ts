import { resolveLegacy } from '../../src/legacy.ts';
import { linkTo, matchPath, pathParts, ROUTES, routeFile } from '../../src/routes.ts';
import type { Settings } from '../../src/settings.ts';
import { type FormerBase, patternOfBase, sortFormerBases } from './formerBases.ts';

/** What a host answers to a path that has no file. */
export type Answer =
  /** The file of the client folder to send with status 200. */
  | { readonly kind: 'template'; readonly file: string }
  /** A path of this host, with the query of the request; 301 when the pages have moved. */
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly to: string }
  | { readonly kind: 'missing' };

/**
 * The reference that all hosts follow (rules.ts says the same in patterns): a path below a
 * former base leads to the same path below the base;
 * a route shows its template; older links lead to today's; anything else that asks for
 * a page goes home. Only what looks like a file of another type is missing, and every feed.
 */
export function decideMissing(
  pathname: string,
  search: string,
  settings: Pick<Settings, 'siteBase' | 'formerBases'>,
): Answer {
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
  const answer = moved(first) ?? decideInBase(pathname, search, settings.siteBase);
  return answer.kind === 'missing' && !inBase ? (moved(last) ?? answer) : answer;
}

function decideInBase(pathname: string, search: string, base: string): Answer {
  const query = Object.fromEntries(new URLSearchParams(search));
  const home = linkTo('home', {}, base, query);
  if (asksForFeed(pathname, base)) return { kind: 'missing' };
  const match = matchPath(pathname, base);
  if (match) return { kind: 'template', file: `${routeFile(ROUTES[match.route])}.html` };
  const legacy = resolveLegacy({ pathname, search, hash: '' }, base);
  if (legacy) return { kind: 'redirect', status: 302, to: legacy };
  if (!asksForPage(pathname, base)) return { kind: 'missing' };
  return { kind: 'redirect', status: 302, to: home };
}

/** Under the base, beside the pages of the routes: no screen is a feed. */
function asksForFeed(pathname: string, base: string): boolean {
  const path = pathname.replace(/\/+/g, '/');
  return path.startsWith(`${base}/`) && /\.xml\/?$/.test(path);
}

/** Under the base: any name that is no file of another type. Outside: only start pages. */
function asksForPage(pathname: string, base: string): boolean {
  const path = pathname.replace(/\/+/g, '/');
  if (path === '/' || /\/(dist|amucsite\/(pad|web))\/index\.html$/.test(path)) return true;
  if (base !== '' && !path.startsWith(`${base}/`)) return false;
  const [first] = pathParts(path.slice(base.length));
  return first !== '_astro' && /\/(([^/]*\.html)|([^/.]+))\/?$/.test(path);
}
