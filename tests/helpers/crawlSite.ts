import type { BrowserContext, Page } from 'playwright/test';
import { matchPath, type RouteName } from '../../src/routes.ts';
import { skeleton } from './locators.ts';

/** How many pages of a route are opened: baked ones are only read, templates are rendered. */
const PAGES_MAX = { baked: 60, template: 3 } as const;
/** Pages that are rendered at the same time. */
const TABS = 4;
/** How long a template may take to show what it lists below its first screen. */
const SETTLE_MS = 8_000;

interface Crawled {
  /** The routes that a reader reaches, each with the address of a page that leads to it. */
  readonly doors: ReadonlyMap<RouteName, string>;
}

interface Site {
  /** Address of the site with its base and a slash: `http://localhost:4331/displayTemplate/news/`. */
  readonly url: string;
}

/**
 * Follows the links of the site from its front page, in order of their distance: of each route some
 * pages, and of each page all links. A baked page is read as HTML; a template is rendered, and its
 * controls that open a page are links as well.
 */
export async function crawlSite(context: BrowserContext, { url }: Site): Promise<Crawled> {
  const base = new URL(url).pathname.replace(/\/$/, '');
  const doors = new Map<RouteName, string>([['home', '']]);
  const seen = new Set<string>();
  const opened = new Map<string, number>();
  let found: readonly string[] = [`${url}home.html`];

  /** Returns whether another page of the route is opened, and counts it. */
  const mayOpen = (kind: keyof typeof PAGES_MAX, route: RouteName): boolean => {
    const count = opened.get(`${kind} ${route}`) ?? 0;
    opened.set(`${kind} ${route}`, count + 1);
    return count < PAGES_MAX[kind];
  };

  const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
  while (found.length > 0) {
    const next = new Set<string>();
    const queue = [...found];
    const follow = async (tab: Page) => {
      for (let address = queue.shift(); address; address = queue.shift()) {
        for (const link of await listLinks(tab, address, mayOpen, base)) {
          const target = findTarget(link, address, base);
          if (target === null || seen.has(target.address)) continue;
          seen.add(target.address);
          next.add(target.address);
          if (!doors.has(target.route)) doors.set(target.route, address);
        }
      }
    };
    await Promise.all(tabs.map(follow));
    found = [...next];
  }
  await Promise.all(tabs.map((tab) => tab.close()));
  return { doors };
}

/** Returns the page of the site that a link leads to; null for an anchor and for another site. */
function findTarget(link: string, from: string, base: string) {
  const address = new URL(link, from);
  address.hash = '';
  if (address.origin !== new URL(from).origin) return null;
  const match = matchPath(address.pathname, base);
  return match && { address: address.href, route: match.route };
}

async function listLinks(
  tab: Page,
  address: string,
  mayOpen: (kind: keyof typeof PAGES_MAX, route: RouteName) => boolean,
  base: string,
): Promise<readonly string[]> {
  const route = matchPath(new URL(address).pathname, base)?.route;
  if (!route) return [];
  const answer = await tab.request.get(address);
  const html = await answer.text();
  // Only templates have content for readers without JavaScript.
  const isTemplate = html.includes('<noscript>');
  if (!mayOpen(isTemplate ? 'template' : 'baked', route)) return [];
  if (!isTemplate) return listHrefs(html);
  await tab.goto(address, { waitUntil: 'load' });
  await skeleton(tab).first().waitFor({ state: 'detached', timeout: SETTLE_MS });
  const hrefs = () =>
    tab.evaluate(() =>
      Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]'), ({ href }) => href),
    );
  return await hrefs();
}

const listHrefs = (html: string): readonly string[] =>
  Array.from(html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g), ([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
