import { OFFLINE_FILE } from '../../src/model/offline/keptPages.ts';
import { linkTo, paramNames, ROUTE_NAMES, ROUTES, routeFile } from '../../src/routes.ts';
import type { Settings } from '../../src/settings.ts';
import { type FormerBase, missingStatusOf, sortFormerBases } from './hostRules.ts';
import { FILE_RULES, siteHeaders } from './siteHeaders.ts';

/**
 * Formats Netlify's `_redirects`, which has no patterns, only whole path segments; a rule
 * without `!` never hides an existing file. Two answers are less exact than on other hosts: a
 * static page of an old generation shows the home template, which redirects in the browser,
 * and a missing file of another type is redirected home.
 */
export function formatRedirects(settings: Settings): string {
  const base = settings.siteBase;
  const home = linkTo('home', {}, base);
  const { first, last } = sortFormerBases(settings);
  // At the root a rest that begins with a slash would be another host.
  const to = base || settings.siteUrl;
  const moved = ({ path }: FormerBase) => [`${path}/*`, `${to}/:splat`, '301'];
  const lines: string[][] = [
    ...first.map(moved),
    [base || '/', home, '200'],
    [`${base}/index`, home, '200'],
    [`${base}/index.html`, home, '200'],
  ];
  if (base !== '') lines.push(['/', home, '302']);
  for (const name of ROUTE_NAMES) {
    const row = ROUTES[name];
    const from = `${base}/${routeFile(row)}`;
    const names = paramNames(row);
    for (let count = 0; count <= names.length; count++) {
      // The id is the last segment, with the `.html` of the path.
      const parts = names.slice(names.length - count).map((param) => `/:${param}`);
      const status = count > 0 ? missingStatusOf(name, settings) : 200;
      lines.push([from + parts.join(''), `${from}.html`, `${status}`]);
    }
  }
  lines.push(
    ['/app/content/*', home, '200'],
    ['/app/pad/content/*', home, '200'],
    ['/app/index/*', home, '200'],
    ['/app/szb/*', home, '200'],
    ['/dist/index.html', home, '302'],
    ['/amucsite/*', home, '302'],
    [`${base}/_astro/*`, home, '404'],
    [`${base}/*`, home, '302'],
    ...last.map(moved),
  );
  return `${lines.map((line) => line.join('  ')).join('\n')}\n`;
}

/** Beside the pages of routes, at the base. */
const ALONE = ['index.html', OFFLINE_FILE, 'feed.xml', 'sitemap.xml', 'sitemap-news.xml'];

/**
 * Formats `_headers` for Netlify, which joins the values of a header that two rules set: no path may
 * match two cache policies.
 */
export function formatHeaders(settings: Settings): string {
  const base = settings.siteBase;
  const pages = ROUTE_NAMES.flatMap((name) => {
    const path = routeFile(ROUTES[name]);
    return paramNames(ROUTES[name]).length > 0 ? [`${path}.html`, `${path}/*`] : [`${path}.html`];
  });
  // Netlify reads a star at the end of a path only.
  const expand = (path: string): readonly string[] => {
    if (!path.startsWith('*')) return [path];
    const all = [...pages, ...ALONE];
    return all.filter((one) => one.replace(/\/\*$/, '.html').endsWith(path.slice(1)));
  };
  const block = (path: string, headers: readonly (readonly [string, string])[]) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    block('/*', siteHeaders(settings)),
    ...FILE_RULES.flatMap(([path, name, value]) =>
      expand(path).map((one) => block(`${base}/${one}`, [[name, value]])),
    ),
  ].join('\n')}\n`;
}
