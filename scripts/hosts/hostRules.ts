import { HASH_START, STATIC_PAGES } from '../../src/legacy.ts';
import {
  linkTo,
  paramNames,
  ROUTE_NAMES,
  ROUTES,
  type RouteName,
  routeFile,
} from '../../src/routes.ts';
import type { Settings } from '../../src/settings.ts';
import { type FormerBase, patternOfBase, sortFormerBases } from './formerBases.ts';

/**
 * A rule for paths without a file. The pattern uses only what PCRE, RE2 and JavaScript have
 * in common (no lookaround), contains no braces and no spaces (nginx and Caddy would need
 * quotes) and matches the path without its query.
 */
export interface HostRule {
  readonly pattern: string;
  /** 200 sends the file `to`, 301 and 302 redirect to the path `to`, 404 has none. */
  readonly status: 200 | 301 | 302 | 404;
  /** From the root of the host; `$1` and `$2` are groups of the pattern. */
  readonly to: string;
}

type Bases = Pick<Settings, 'siteBase' | 'formerBases'>;

/** Returns the rules of a deployment in order: the first match decides, no match is 404. */
export function hostRules(settings: Bases): HostRule[] {
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
    ...baseRules(siteBase),
    ...(last.length > 0 ? [missing, ...last.map(redirect)] : []),
  ];
}

function baseRules(base: string): HostRule[] {
  const root = patternOfBase(base);
  const home = linkTo('home', {}, base);
  const plain = `${base}/${routeFile(ROUTES.newsDetail)}`;
  const rules: HostRule[] = [
    // A missing feed is 404, because feed readers cannot use a page.
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

/** Creates one rule for all routes with the same number of parameters. */
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
