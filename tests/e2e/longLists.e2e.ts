import type { Page } from 'playwright/test';
import { scaleLimit } from '../../scripts/test/pace.ts';
import { expect, test } from '../helpers/browser.ts';
import { feedEnd, feedPart, HOOK } from '../helpers/locators.ts';

/** Tests that a list of hundreds of rows keeps only those near the viewport in the document. */
const PAGES = 31;
const ROWS_A_PAGE = 20;
const PARTS_A_PAGE = 4;

const parts = (page: Page) => feedPart(page);
const countNodes = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('[data-feed] *').length);

/** Serves a list whose pages have no rows in common. */
async function serveLongList(page: Page): Promise<void> {
  await page.route('**/app_if/getArticles?*', async (route) => {
    const at = Number(new URL(route.request().url()).searchParams.get('page') ?? 0);
    if (at === 0) return route.continue();
    const list = Array.from({ length: ROWS_A_PAGE }, (_, row) => ({
      fileId: at * 1000 + row,
      columnId: 16,
      title: `第 ${at} 页第 ${row} 条：江边的一天`,
      publishtime: '2026-11-20 08:00:00',
      articleType: 0,
    }));
    await route.fulfill({
      json: { list: at < PAGES ? list : [] },
      headers: { 'access-control-allow-origin': '*' },
    });
  });
}

/** Scrolls to the end again and again until the check passes. */
async function scrollUntil(page: Page, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await check();
  }).toPass({ intervals: [10], timeout: scaleLimit(40_000) });
}

/** Scrolls until the page with the number has loaded. */
function scrollToPage(page: Page, number: number): Promise<void> {
  const wanted = page.locator(`[data-article="${number * 1000 + ROWS_A_PAGE - 1}"]`);
  return scrollUntil(page, () => expect(wanted).toBeAttached({ timeout: 50 }));
}

test('removes rows far from the viewport, and restores the row after Back', {
  tag: '@sweep',
}, async ({ page }) => {
  await serveLongList(page);
  await page.goto('columnDetail/16.html');
  await scrollToPage(page, 10);
  await expect.poll(() => parts(page).count()).toBeGreaterThan(35);
  const before = await countNodes(page);
  await scrollToPage(page, 30);
  // A part that is not rendered is one empty element. Parts are removed one a frame.
  expect(await parts(page).count()).toBeGreaterThan(100);
  await expect.poll(() => page.locator(`${HOOK.feedPart}:not(:empty)`).count()).toBeLessThan(40);
  await expect.poll(() => countNodes(page)).toBeLessThan(before + 500);

  // A focused row is not removed at any distance.
  const end = feedEnd(page);
  await scrollUntil(page, () => expect(end).toHaveText('没有更多了', { timeout: 50 }));
  const last = page.locator(`[data-article="${30 * 1000 + ROWS_A_PAGE - 1}"]`);
  await last.focus();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const middle = page.locator(`[data-article="${5 * 1000 + 3}"]`);
  await parts(page)
    .nth(4 * PARTS_A_PAGE)
    .evaluate((part) => part.scrollIntoView());
  await expect(middle).toBeAttached();
  await expect(last).toBeFocused();
  // Parts have the same height whether they are rendered or not.
  const now = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(Math.abs(now - height)).toBeLessThan(height / 100);

  await middle.scrollIntoViewIfNeeded();
  await middle.evaluate((row) => row.scrollIntoView({ block: 'start' }));
  const top = await middle.evaluate((row) => row.getBoundingClientRect().top);
  await page.goto('newsDetail/12/345.html');
  await page.goBack();
  await expect(middle).toBeInViewport();
  await expect
    .poll(() => middle.evaluate((row, y) => Math.abs(row.getBoundingClientRect().top - y), top))
    .toBeLessThan(2);
});
