import { type BrowserContext, expect, type Page } from 'playwright/test';
import { matchPath, type RouteName } from '../../src/routes.ts';
import { skeleton } from './locators.ts';

/** How many pages of a route are read as HTML, and how many are rendered. */
const PAGES_MAX = { read: 40, rendered: 2 } as const;
type Kind = keyof typeof PAGES_MAX;
/** Pages that are open at the same time. */
const TABS = 4;
/** After this time the links that a page has are followed, also when it is still loading. */
const SETTLE_MS = 60_000;
/** A broadcast keeps a connection open, so that its page is never without one. */
const IDLE_MS = 10_000;
/** How long one tap on a tab may take; the page gives it up before (`SLOW_CHUNK_MS`). */
const TAB_MS = 20_000;

/**
 * Follows the links of the site from its front page, the nearest first: of each route some pages, and
 * of each page all links. A baked page is read as HTML. A template, and a page with tabs, is rendered,
 * and its tabs are opened. Returns the routes that a reader reaches, each with the address of a page
 * that leads there; `site` is the address of the site, with a slash at its end. It presses no buttons:
 * a way to another page is a link, so that it works without scripts and in a new tab.
 */
export async function crawlSite(
  context: BrowserContext,
  site: string,
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

  const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
  let found: readonly string[] = [`${site}home.html`];
  while (found.length > 0) {
    // Decided in the order of the links: the fastest answers would select other pages in every run.
    const read = found.filter((address) => mayOpen('read', address));
    const pages = await Promise.all(read.map((address) => readPage(context, address)));
    const queue = pages.filter((page) => page.needsScripts && mayOpen('rendered', page.address));
    const rendered = new Map<string, readonly string[]>();
    const render = async (tab: Page) => {
      for (let page = queue.shift(); page; page = queue.shift()) {
        rendered.set(page.address, await renderLinks(tab, page.address));
      }
    };
    await Promise.all(tabs.map(render));
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
  await Promise.all(tabs.map((tab) => tab.close()));
  return doors;
}

async function readPage(context: BrowserContext, address: string) {
  const html = await (await context.request.get(address)).text();
  // Only templates have content for readers without JavaScript.
  const isTemplate = html.includes('<noscript>');
  const needsScripts = isTemplate || html.includes('role="tab"');
  return { address, needsScripts, links: isTemplate ? [] : listHrefs(html) };
}

const listHrefs = (html: string): readonly string[] =>
  Array.from(html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g), ([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );

async function renderLinks(page: Page, address: string): Promise<readonly string[]> {
  await page.goto(address, { waitUntil: 'load' });
  // Between its skeleton and its list a template loads the code of the list.
  await page.waitForLoadState('networkidle', { timeout: IDLE_MS }).catch(() => {});
  const links = await listShownLinks(page);
  const tabs = page.getByRole('tab');
  for (let at = 1; at < (await tabs.count()); at += 1) {
    // Before it is selected, the links and the skeleton are those of the tab before. A page that has
    // given up a tap, because its code is late on a busy machine, is tapped again.
    await expect(async () => {
      await tabs.nth(at).click();
      await expect(tabs.nth(at)).toHaveAttribute('aria-selected', 'true', { timeout: TAB_MS });
    }).toPass({ timeout: SETTLE_MS });
    links.push(...(await listShownLinks(page)));
  }
  return links;
}

/** Returns the links of a page when its content is loaded; a page that stays empty has its bar. */
async function listShownLinks(page: Page): Promise<string[]> {
  const isLoading = skeleton(page).filter({ visible: true }).first();
  await isLoading.waitFor({ state: 'hidden', timeout: SETTLE_MS }).catch(() => {});
  return page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]'), ({ href }) => href),
  );
}
