import { type BrowserContext, expect, type Page } from 'playwright/test';
import { scaleLimit } from '../../scripts/test/pace.ts';
import type { RouteName } from '../../src/routes.ts';
import { followLinks, listHrefs } from './followLinks.ts';
import { skeleton } from './locators.ts';

/** Pages that are open at the same time. */
const TABS = 4;
/** After this time the links that a page has are followed, also when it is still loading. */
const SETTLE_MS = scaleLimit(60_000);
/** A broadcast keeps a connection open, so that its page is never without one. */
const IDLE_MS = scaleLimit(10_000);
/** After this time the content of a page has no link. */
const FIRST_LINK_MS = scaleLimit(5_000);
/** How long one tap on a tab may take; the page gives it up before (`SLOW_CHUNK_MS`). */
const TAB_MS = scaleLimit(20_000);

/**
 * Follows the links of the site in a browser: a baked page is read as HTML; a template, and a page
 * with tabs, is rendered, and its tabs are opened. It presses no buttons: a way to another page is a
 * link, so that it works without scripts and in a new tab.
 */
export async function crawlSite(
  context: BrowserContext,
  site: string,
): Promise<ReadonlyMap<RouteName, string>> {
  const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
  const read = async (address: string) => {
    const html = await (await context.request.get(address)).text();
    // Only templates have content for readers without JavaScript.
    const isTemplate = html.includes('<noscript>');
    const needsScripts = isTemplate || html.includes('role="tab"');
    return { address, needsScripts, links: isTemplate ? [] : listHrefs(html) };
  };
  const doors = await followLinks(site, read, async (addresses) => {
    const queue = [...addresses];
    const rendered = new Map<string, readonly string[]>();
    const render = async (tab: Page) => {
      for (let address = queue.shift(); address; address = queue.shift()) {
        rendered.set(address, await renderLinks(tab, address));
      }
    };
    await Promise.all(tabs.map(render));
    return rendered;
  });
  await Promise.all(tabs.map((tab) => tab.close()));
  return doors;
}

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
  // The code that replaces the skeleton by a list may be late.
  const link = page.locator('main').getByRole('link').first();
  await link.waitFor({ timeout: FIRST_LINK_MS }).catch(() => {});
  return page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]'), ({ href }) => href),
  );
}
