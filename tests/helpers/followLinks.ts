import { matchPath, type RouteName } from '../../src/routes.ts';

/** How many pages of a route are read as HTML, and how many are rendered. */
const PAGES_MAX = { read: 40, rendered: 2 } as const;
type Kind = keyof typeof PAGES_MAX;

/** What a page leads to, and whether scripts add links to it. */
interface ReadPage {
  readonly address: string;
  readonly needsScripts: boolean;
  readonly links: readonly string[];
}

/** Returns the links of pages by their addresses, with those that scripts add. */
type Render = (addresses: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>;

/**
 * Follows links from the front page, the nearest first: of each route some pages, and of each page all
 * links. Returns the routes that a reader reaches, each with the address of a page that leads there;
 * `site` is the address of the site, with a slash at its end.
 */
export async function followLinks(
  site: string,
  read: (address: string) => Promise<ReadPage>,
  render: Render,
): Promise<ReadonlyMap<RouteName, string>> {
  const base = new URL(site).pathname.replace(/\/$/, '');
  const doors = new Map<RouteName, string>([['home', '']]);
  const seen = new Set<string>();
  const counts = new Map<string, number>();

  /** Returns the page of the site that a link leads to; null for another site. */
  const findTarget = (link: string, from: string) => {
    const address = new URL(link, from);
    address.hash = '';
    if (address.origin !== new URL(site).origin) return null;
    const match = matchPath(address.pathname, base);
    return match && { address: address.href, route: match.route };
  };
  const mayOpen = (kind: Kind, address: string): boolean => {
    const key = `${kind} ${findTarget(address, site)?.route}`;
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return count < PAGES_MAX[kind];
  };

  let found: readonly string[] = [`${site}home.html`];
  while (found.length > 0) {
    // Decided in the order of the links: the fastest answers would select other pages in every run.
    const near = found.filter((address) => mayOpen('read', address));
    const pages = await Promise.all(near.map(read));
    const scripted = pages.filter((page) => page.needsScripts && mayOpen('rendered', page.address));
    const rendered = await render(scripted.map(({ address }) => address));
    const next: string[] = [];
    for (const { address: from, links } of pages) {
      for (const link of [...links, ...(rendered.get(from) ?? [])]) {
        const target = findTarget(link, from);
        if (target === null || seen.has(target.address)) continue;
        seen.add(target.address);
        next.push(target.address);
        if (!doors.has(target.route)) doors.set(target.route, from);
      }
    }
    found = next;
  }
  return doors;
}

/** Returns the targets of the links of an HTML document. */
export const listHrefs = (html: string): readonly string[] =>
  Array.from(html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g), ([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
