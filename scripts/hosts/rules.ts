import { HASH_START, STATIC_PAGES } from '../../src/legacy.ts';
import {
  isBuilt,
  linkTo,
  PLAIN_ARTICLE,
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

const ID = String.raw`([\w-]+)`;
const END = String.raw`(?:\.html)?/*$`;

/** The rules of a base in order: the first that matches wins, and none means 404. */
export function hostRules(base: string): HostRule[] {
  const root = base
    .split('/')
    .filter(Boolean)
    .map((part) => `/+${part.replace(/\./g, String.raw`\.`)}`)
    .join('');
  const home = linkTo('home', {}, base);
  const plain = `${base}/${routeFile(ROUTES[PLAIN_ARTICLE])}`;
  const built = ROUTE_NAMES.filter((name) => isBuilt(name));
  const waiting = ROUTE_NAMES.filter((name) => ROUTES[name].article && !isBuilt(name));
  const inColumn = waiting.filter((name) => paramNames(ROUTES[name])[0] === 'columnId');
  const inContext = waiting.filter((name) => paramNames(ROUTES[name]).length === 2);

  const rules: HostRule[] = [
    // No screen is a feed: a reader of feeds must not be sent a page.
    { pattern: `^${root}/(?:.*/)?[^/]*\\.xml/*$`, status: 404, to: '' },
    { pattern: `^${root}(?:/+index(?:\\.html)?)?/*$`, status: 200, to: home },
    ...templates(root, built, (group) => ({ status: 200, to: `${base}/${group}.html` })),
  ];
  if (inColumn.length > 0) {
    const pattern = `^${root}/+(?:${files(inColumn)})/+${ID}/+${ID}${END}`;
    rules.push({ pattern, status: 302, to: `${plain}/$1/$2.html` });
  }
  if (inContext.length > 0) {
    const pattern = `^${root}/+(?:${files(inContext)})/+[^/]+/+${ID}${END}`;
    rules.push({ pattern, status: 302, to: `${plain}/$1.html` });
  }
  if (waiting.length > 0) {
    const pattern = `^${root}/+(?:${files(waiting)})/+${ID}${END}`;
    rules.push(
      { pattern, status: 302, to: `${plain}/$1.html` },
      ...templates(root, waiting, () => ({ status: 302, to: `${plain}.html` })),
    );
  }
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

const files = (names: readonly RouteName[]) =>
  names.map((name) => routeFile(ROUTES[name])).join('|');

/** One rule for all routes with the same number of parameters. */
function templates(
  root: string,
  names: readonly RouteName[],
  answer: (group: string) => Pick<HostRule, 'status' | 'to'>,
): HostRule[] {
  const counts = [...new Set(names.map((name) => paramNames(ROUTES[name]).length))].sort();
  return counts.map((count) => {
    const same = names.filter((name) => paramNames(ROUTES[name]).length === count);
    let segments = '';
    for (let i = 0; i < count; i++) segments = `(?:/+[^/]+${segments})?`;
    const tail = count === 0 ? String.raw`(?:\.html)?` : String.raw`(?:\.html|${segments})`;
    return { pattern: `^${root}/+(${files(same)})${tail}/*$`, ...answer('$1') };
  });
}
