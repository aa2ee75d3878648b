import { HASH_START, STATIC_PAGES } from '../../src/legacy.ts';
import {
  linkTo,
  paramNames,
  ROUTE_NAMES,
  ROUTES,
  type RouteName,
  routeFile,
} from '../../src/routes.ts';

/**
 * A rule for paths that have no file. The pattern keeps to what PCRE, RE2 and
 * JavaScript share (no lookaround), holds no braces and no spaces (nginx and Caddy
 * would need quotes) and matches the path without its query.
 */
export interface HostRule {
  readonly pattern: string;
  /** 200 sends the file `to`, 302 leads to the path `to`, 404 has none. */
  readonly status: 200 | 302 | 404;
  /** From the root of the host; `$1` and `$2` are groups of the pattern. */
  readonly to: string;
}

/** The rules of a base in order: the first that matches wins, and none means 404. */
export function hostRules(base: string): HostRule[] {
  const root = base
    .split('/')
    .filter(Boolean)
    .map((part) => `/+${part.replace(/\./g, String.raw`\.`)}`)
    .join('');
  const home = linkTo('home', {}, base);
  const plain = `${base}/${routeFile(ROUTES.newsDetail)}`;
  const rules: HostRule[] = [
    // No screen is a feed: a reader of feeds must not be sent a page.
    { pattern: `^${root}/(?:.*/)?[^/]*\\.xml/*$`, status: 404, to: '' },
    { pattern: `^${root}(?:/+index(?:\\.html)?)?/*$`, status: 200, to: home },
    ...templates(root, base),
  ];
  for (const page of STATIC_PAGES) {
    const query = new URLSearchParams(page.query).toString();
    const to = `${plain}/$1.html${query && '?'}${query}`;
    rules.push({ pattern: page.source, status: 302, to });
  }
  rules.push(
    { pattern: HASH_START, status: 302, to: home },
    { pattern: '^/*$', status: 302, to: home },
    { pattern: `^${root}/+_astro/`, status: 404, to: '' },
    { pattern: `^${root}/(?:.*/)?[^/]*\\.html/*$`, status: 302, to: home },
    { pattern: `^${root}/(?:.*/)?[^/.]+/*$`, status: 302, to: home },
  );
  return rules;
}

/** One rule for all routes with the same number of parameters. */
function templates(root: string, base: string): HostRule[] {
  const countOf = (name: RouteName) => paramNames(ROUTES[name]).length;
  const counts = [...new Set(ROUTE_NAMES.map(countOf))].sort();
  return counts.map((count) => {
    const files = ROUTE_NAMES.filter((name) => countOf(name) === count)
      .map((name) => routeFile(ROUTES[name]))
      .join('|');
    let segments = '';
    for (let i = 0; i < count; i++) segments = `(?:/+[^/]+${segments})?`;
    const tail = count === 0 ? String.raw`(?:\.html)?` : String.raw`(?:\.html|${segments})`;
    return { pattern: `^${root}/+(${files})${tail}/*$`, status: 200, to: `${base}/$1.html` };
  });
}
