import type { Page } from 'playwright/test';
import { ROUTE_NAMES, type RouteName } from '../../src/routes.ts';
import { expect, test } from '../helpers/browser.ts';
import { skeleton, toast } from '../helpers/locators.ts';
import { logInAsMember } from '../helpers/member.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';
import { ROUTE_RECORDS } from '../helpers/routeRecords.ts';
import { SWEEP_LIMIT_MS } from '../helpers/sweepLimit.ts';

/** Returns whether a bar has a back link and a named link home; the front page's own bar counts. */
const hasWays = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility();
    const bars = Array.from(document.querySelectorAll('nav:has(> [data-back]), top-bar'));
    return bars.filter(isShown).some((bar) => {
      const home = bar.querySelector('a[href$="/home.html"]:not([data-back])');
      return (home?.textContent?.trim() || home?.querySelector('img')?.alt || '') !== '';
    });
  });

/** Returns the address of the template: a baked page has its bar in the HTML. */
const templateOf = (address: string): string => {
  const [route = '', ...rest] = address.replace(/\.html.*/, '').split('/');
  const id = rest.at(-1);
  return `${route}.html${id ? `?id=${id}` : ''}`;
};

/** Opens the templates of the routes without content. Returns those without their links. */
async function findWithoutWays(
  page: Page,
  routes: readonly RouteName[],
): Promise<readonly string[]> {
  await logInAsMember(page);
  await page.route(/\/(app_if|sso|mvod_if|nis|adv)[\w-]*\//, (route) => route.abort());
  const found: string[] = [];
  for (const route of routes) {
    await page.goto(templateOf(ROUTE_RECORDS[route].address), { waitUntil: 'load' });
    await expect(skeleton(page)).toHaveCount(0);
    if (!(await hasWays(page))) found.push(route);
  }
  return found;
}

test('every page has its links back and home when its content fails', { tag: '@sweep' }, async ({
  page,
  problems,
}) => {
  test.setTimeout(SWEEP_LIMIT_MS);
  problems.allow(/Failed to load resource|net::ERR/);
  expect(await findWithoutWays(page, ROUTE_NAMES)).toEqual([]);
});

test('common pages have their links back and home when their content fails', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource|net::ERR/);
  const common = ['newsDetail', 'xyDetail', 'tagList', 'minVideoDetail'] as const;
  expect(await findWithoutWays(page, common)).toEqual([]);
});

test('the bar of a template leads back while the content is loading, and is removed once the content has its own', async ({
  page,
}) => {
  await page.goto('columnDetail/14.html');
  const calls = '**/app_if/getArticleContent?**';
  await page.route(calls, () => {});
  await page.evaluate(() => location.assign('../newsDetail/999/345.html'));
  await expect(skeleton(page)).toBeVisible();
  await page.locator('[data-back]:visible').click();
  await expect(page).toHaveURL(/columnDetail/);

  await page.unroute(calls);
  await page.goto('newsDetail/999/345.html');
  await waitUntilStarted(page);
  await expect(page.locator('[data-back]')).toHaveCount(1);
  await expect(page.locator('[data-content] [data-back]')).toBeVisible();
});

test('a toast does not cover the row that the tap changed', async ({ page }) => {
  await logInAsMember(page);
  await page.goto('xyListShare.html');
  await waitUntilStarted(page);
  const open = page.locator('[data-act=hit]:not([aria-pressed=true])').nth(-4);
  // The tapped button is pressed when React is there.
  const button = page.locator(`[data-act=hit][data-id="${await open.getAttribute('data-id')}"]`);
  // Scrolls the row to where toasts are shown: above the foot of the window.
  await button.evaluate((element) => {
    scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 62);
  });
  await button.click();
  const message = toast(page);
  // It is empty, and not in its place yet, when it is added.
  await expect(message).not.toBeEmpty();
  const over = await message.boundingBox();
  const under = await button.locator('xpath=ancestor::li[1]').boundingBox();
  if (!over || !under) throw new Error('the message or the row is not in the page');
  expect(over.y + over.height <= under.y || under.y + under.height <= over.y).toBe(true);
});
