import type { Page, Route } from 'playwright/test';
import { actionMessages } from '../helpers/actionMessages.ts';
import { expect, test } from '../helpers/browser.ts';
import { listEnd } from '../helpers/locators.ts';
import { scrollToEnd, waitUntilStarted } from '../helpers/pageHelpers.ts';

/** The templates of lists: their first rows are HTML, and React adds the next ones. */

const PAGE_ROWS = 20;
/** The last page is not full. */
const ROWS = 45;
const CALL = '**/tagScreenArticles?**';
/** React, and the code that renders the added rows. */
const CODE = /\/_astro\/(?:react|mountAddedRows|ArticleList|ModuleList)\b/;
const LOST = 'body > [role=alert]';

const row = (page: Page, number: number) => page.locator(`[data-article="${900_000 + number}"]`);
const button = (page: Page) => listEnd(page).getByRole('button');

/** Serves the articles of a tag, twenty a page; the pages count from 1. Returns those requested. */
async function serveLongTag(page: Page): Promise<readonly number[]> {
  const requested: number[] = [];
  await page.route(CALL, async (route) => {
    const at = Number(new URL(route.request().url()).searchParams.get('page'));
    requested.push(at);
    const start = (at - 1) * PAGE_ROWS;
    const list = Array.from({ length: Math.min(PAGE_ROWS, ROWS - start) }, (_, n) => ({
      fileId: `${900_000 + start + n}`,
      articleType: 0,
      title: `第 ${start + n} 条：江边的一天`,
      publishtime: '2026-11-20 08:00:00.0',
    }));
    const answer = await (await route.fetch()).json();
    const hasMore = start + PAGE_ROWS < ROWS;
    await route.fulfill({ json: { ...answer, data: { list, hasMore } } });
  });
  return requested;
}

/** Counts the requests for React and the code of the added rows. */
function countCode(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (CODE.test(request.url())) count += 1;
  });
  return () => count;
}

/** A page reloads itself once when a file of its code fails (deploy.e2e.ts). */
const keepFromReloading = (page: Page) =>
  page.addInitScript(() => {
    sessionStorage.setItem('reloaded', location.pathname);
  });

/** Scrolls to the end again and again until there are no more rows. */
const scrollThroughAll = (page: Page) =>
  expect(async () => {
    await scrollToEnd(page);
    await expect(listEnd(page)).toHaveText('没有更多了', { timeout: 100 });
  }).toPass();

/** Returns the numbers of the rows in the document. */
const readNumbers = (page: Page): Promise<readonly number[]> =>
  page
    .locator('main [data-article]')
    .evaluateAll((list) => list.map((each) => Number((each as HTMLElement).dataset.article)));

test('a list without rows says so', async ({ page }) => {
  await page.route(CALL, async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, data: { list: [], hasMore: false } } });
  });
  await page.goto('tagList/42.html');
  await expect(page.locator('main')).toContainText(actionMessages.cn['tag.none']);
});

test('a list grows when its end comes near, below rows that stay as they are', async ({ page }) => {
  await serveLongTag(page);
  const countRequests = countCode(page);
  await page.goto('tagList/42.html');
  await expect(row(page, PAGE_ROWS - 1)).toBeAttached();
  await waitUntilStarted(page);
  await page.waitForLoadState('networkidle');
  expect(countRequests()).toBe(0);
  expect(await readNumbers(page)).toHaveLength(PAGE_ROWS);

  const last = row(page, PAGE_ROWS - 1);
  await last.evaluate((element) => {
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'end' });
  });
  const top = await last.evaluate((element) => element.getBoundingClientRect().top);
  await expect(row(page, PAGE_ROWS)).toBeAttached();
  expect(countRequests()).toBeGreaterThan(0);
  await expect(last).toBeFocused();
  expect(await last.evaluate((element) => element.getBoundingClientRect().top)).toBe(top);
  // The same line as between all rows.
  const line = (locator: ReturnType<typeof row>) =>
    locator.evaluate((element) => {
      const item = element.closest('li');
      const part = element.closest('section');
      return [item, part].some((each) => each && getComputedStyle(each).borderTopWidth === '1px');
    });
  expect(await line(row(page, PAGE_ROWS))).toBe(true);

  await scrollThroughAll(page);
  await expect(row(page, ROWS - 1)).toBeAttached();
  const numbers = await readNumbers(page);
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
});

test('the button adds rows also when it is tapped before their code has loaded', async ({
  page,
}) => {
  const requested = await serveLongTag(page);
  let load = () => {};
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  const hold = (route: Route) => loaded.then(() => route.continue());
  await page.route(/\/_astro\/mountAddedRows/, hold);
  await page.goto('tagList/42.html');
  await button(page).tap();
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => requested).toContain(2);
  await button(page).focus();
  load();
  await expect(row(page, PAGE_ROWS)).toBeAttached();
  await expect(button(page)).toBeFocused();
  // The tap and the end that is near request one page together.
  expect(requested.filter((number) => number === 2)).toHaveLength(1);
});

test('a next page that fails is named, and requested again at a tap only', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  const requested = await serveLongTag(page);
  await page.goto('tagList/42.html');
  await expect(row(page, 0)).toBeVisible();
  let failures = 0;
  const fail = (route: Route) => {
    failures += 1;
    return route.fulfill({ status: 500 });
  };
  await page.route(/\/(?:tagScreenArticles|tagArticles)\?/, fail);
  await scrollToEnd(page);
  const retry = page.getByRole('button', { name: '加载失败，点此重试' });
  await expect(retry).toBeVisible();
  const before = failures;
  await page.waitForLoadState('networkidle');
  expect(failures).toBe(before);
  await page.unroute(/\/(?:tagScreenArticles|tagArticles)\?/, fail);
  await retry.tap();
  await expect(row(page, PAGE_ROWS)).toBeAttached();
  expect(requested.slice(0, 2)).toEqual([1, 2]);
});

test('a tap for which the code does not load shows a message, and can be repeated', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  const requested = await serveLongTag(page);
  await keepFromReloading(page);
  const block = (route: Route) => route.fulfill({ status: 404, body: 'gone' });
  await page.route(/\/_astro\/ArticleList/, block);
  await page.goto('tagList/42.html');
  await expect(row(page, 0)).toBeVisible();
  await button(page).tap();
  await expect(page.locator(LOST)).toBeVisible();
  await expect(button(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect(button(page)).toHaveText('加载更多');
  await page.unroute(/\/_astro\/ArticleList/, block);
  await button(page).tap();
  await expect(row(page, PAGE_ROWS)).toBeAttached();
  // The page that came while the code did not is shown first.
  expect(requested).toEqual([1, 2]);
  await scrollThroughAll(page);
  expect(requested).toEqual([1, 2, 3]);
});

for (const [name, tag, address] of [
  ['person', '@sweep', 'personageReports/301.html'],
  ['part of a special', '@sweep', 'specMore/91.html'],
  // The server names the end of these by an empty page.
  ['module of leaders', '@sweep', 'moreModules.html?id=508'],
  ['module of columns', undefined, 'moreModules.html?id=507'],
] as const) {
  test(`a ${name} without more rows needs no React`, { tag }, async ({ page }) => {
    const countRequests = countCode(page);
    await page.goto(address);
    await expect(page.locator('main li a').first()).toBeVisible();
    await scrollToEnd(page);
    await page.locator('main h1').tap();
    await expect(listEnd(page)).toHaveText('没有更多了');
    await waitUntilStarted(page);
    await page.waitForLoadState('networkidle');
    expect(countRequests()).toBe(0);
  });
}
