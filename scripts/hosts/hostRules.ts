import { HASH_START, STATIC_PAGES } from '../../src/legacy.ts';
import {
  linkTo,
  paramNames,
  ROUTE_NAMES,
  ROUTES,
  type RouteName,
  type RouteRow,
  routeFile,
} from '../../src/routes.ts';
import type { Settings } from '../../src/settings.ts';

/**
 * A rule for paths without a file. The pattern uses only what PCRE, RE2 and JavaScript have
 * in common (no lookaround), contains no braces and no spaces (nginx and Caddy would need
 * quotes) and matches the path without its query.
 */
interface HostRule {
  readonly pattern: string;
  /** 200 sends the file `to`, 404 too where there is one; 301 and 302 redirect to the path `to`. */
  readonly status: 200 | 301 | 302 | 404;
  /** From the root of the host, or ''; `$1` and `$2` are groups of the pattern. */
  readonly to: string;
}

/** The settings that the rules depend on. */
export type HostSettings = Pick<Settings, 'siteBase' | 'formerBases' | 'missingArticleStatus'>;

/**
 * Returns the status of the template at a path that names something: an article has a page, unless
 * it is unknown, withdrawn or not yet published.
 */
export function missingStatusOf(
  name: RouteName,
  { missingArticleStatus }: Pick<HostSettings, 'missingArticleStatus'>,
): 200 | 404 {
  const { article, bakeable }: RouteRow = ROUTES[name];
  return article && bakeable && missingArticleStatus === '404' ? 404 : 200;
}

/** Returns the rules of a deployment in order: the first match decides, no match is 404. */
export function hostRules(settings: HostSettings): HostRule[] {
  const { siteBase } = settings;
  const { first, last } = sortFormerBases(settings);
  const redirect = ({ pattern }: FormerBase): HostRule => ({
    pattern,
    status: 301,
    to: `${siteBase}/$1`,
  });
  // Without it a redirect to a missing file of the base would be redirected again.
  const missing: HostRule = { pattern: `^${patternOfBase(siteBase)}/.*$`, status: 404, to: '' };
  return [
    ...first.map(redirect),
    ...baseRules(settings),
    ...(last.length > 0 ? [missing, ...last.map(redirect)] : []),
  ];
}

function baseRules(settings: HostSettings): HostRule[] {
  const base = settings.siteBase;
  const root = patternOfBase(base);
  const home = linkTo('home', {}, base);
  const rules: HostRule[] = [
    // A missing feed is 404, because feed readers cannot use a page.
    { pattern: `^${root}/(?:.*/)?[^/]*\\.xml/*$`, status: 404, to: '' },
    { pattern: `^${root}(?:/+index(?:\\.html)?)?/*$`, status: 200, to: home },
    ...pages(root, base),
    ...templates(root, settings),
  ];
  rules.push(
    ...STATIC_PAGES.map(
      ({ source, target }): HostRule => ({ pattern: source, status: 301, to: base + target }),
    ),
    { pattern: HASH_START, status: 302, to: home },
    { pattern: '^/*$', status: 302, to: home },
    { pattern: `^${root}/+_astro/`, status: 404, to: '' },
    { pattern: `^${root}/(?:.*/)?[^/]*\\.html/*$`, status: 302, to: home },
    { pattern: `^${root}/(?:.*/)?[^/.]+/*$`, status: 302, to: home },
  );
  return rules;
}

/**
 * Creates a rule for each number of parts that the path of a page can have: without its `.html`, or with a
 * slash at its end, it leads to the page.
 */
function pages(root: string, base: string): HostRule[] {
  const baked = ROUTE_NAMES.filter((name) => (ROUTES[name] as RouteRow).bakeable);
  const rules: HostRule[] = [];
  for (let count = 1; ; count++) {
    const names = baked.filter((name) => paramNames(ROUTES[name]).length >= count);
    if (names.length === 0) return rules;
    const ids = '/+([\\w-]+)'.repeat(count);
    const pattern = `^${root}/+(${listFiles(names)})${ids}(?:/*|\\.html/+)$`;
    const parts = Array.from({ length: count }, (_, i) => `$${i + 2}`);
    rules.push({ pattern, status: 301, to: `${base}/$1/${parts.join('/')}.html` });
  }
}

/**
 * Creates one rule for the templates' own paths, and one for all routes with the same number of
 * parameters and the same status.
 */
function templates(root: string, settings: HostSettings): HostRule[] {
  const to = `${settings.siteBase}/$1.html`;
  const own = `^${root}/+(${listFiles(ROUTE_NAMES)})(?:\\.html)?/*$`;
  const rules: HostRule[] = [{ pattern: own, status: 200, to }];
  const countOf = (name: RouteName) => paramNames(ROUTES[name]).length;
  for (const count of new Set(ROUTE_NAMES.map(countOf))) {
    // The innermost part may be missing, the first may not.
    let segments = '';
    for (let i = 1; i < count; i++) segments = `(?:/+[^/]+${segments})?`;
    for (const status of [200, 404] as const) {
      const names = ROUTE_NAMES.filter(
        (name) => countOf(name) === count && missingStatusOf(name, settings) === status,
      );
      if (count === 0 || names.length === 0) continue;
      rules.push({ pattern: `^${root}/+(${listFiles(names)})/+[^/]+${segments}/*$`, status, to });
    }
  }
  return rules;
}

const listFiles = (names: readonly RouteName[]): string =>
  names.map((name) => routeFile(ROUTES[name])).join('|');

/** A former base path of the pages, and the rule that redirects it. */
export interface FormerBase {
  readonly path: string;
  /** Matches paths below it; the group is the rest, which never begins with a character that could begin a host name. */
  readonly pattern: string;
}

/** Returns the start of a pattern for paths below a base; repeated slashes are allowed. */
export const patternOfBase = (base: string): string =>
  base
    .split('/')
    .filter(Boolean)
    .map((part) => `/+${part.replace(/\./g, String.raw`\.`)}`)
    .join('');

/** Sorts the former bases of a deployment, the longest first, without the base itself. */
export function sortFormerBases({
  siteBase,
  formerBases = [],
}: Pick<Settings, 'siteBase' | 'formerBases'>) {
  const all = [...new Set(formerBases)]
    .filter((path) => path !== siteBase)
    .sort((a, b) => b.length - a.length)
    .map((path) => ({ path, pattern: `^${patternOfBase(path)}(?:/+|$)((?:\\w.*)?)$` }));
  const isAbove = ({ path }: FormerBase) => siteBase.startsWith(`${path}/`);
  return {
    /** Checked before the rules of the base. */
    first: all.filter((one) => !isAbove(one)),
    /** Former bases that contain the base: checked when the path is not below the base. */
    last: all.filter(isAbove),
  };
}
