import { type Browser, chromium, type Page } from 'playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.ts';
import { HYDRATION_MS } from '../../src/actions/columnTabs.ts';
import * as STORAGE_KEYS from '../../src/host/storageKeys.ts';
import { readAnnouncements, recordAnnouncements } from '../helpers/announcements.ts';
import { expect, test } from '../helpers/browser.ts';
import { feedEnd, feedPart, feedPull, HOOK, hotList, skeleton } from '../helpers/locators.ts';
import { removeLimit, waitUntilQuiet, waitUntilStarted } from '../helpers/pageHelpers.ts';
import { createFingers } from '../helpers/touchscreen.ts';

/** Tests infinite lists, switching columns in place, and returning to a list. */
const panel = (page: Page) => page.locator('[data-panel]:not([hidden])');
const rows = (page: Page) => panel(page).locator('a[data-article]');
const parts = (page: Page) => feedPart(panel(page));
const tab = (page: Page, id: string) => page.locator(`[data-act=column][data-column="${id}"]`);

/** Returns an array to which every later request of a list is added. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const [, name] = /app_if\/(getArticles|getColumns?|articleHot)$/i.exec(url.pathname) ?? [];
    const id = url.searchParams.get('columnId') ?? '';
    if (name) calls.push(`${name} ${id}`.trim());
  });
  return calls;
}

/** Changes the responses of lists by `edit`. */
const change = (page: Page, edit: (text: string) => string) =>
  page.route('**/app_if/getArticles?**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: edit(await response.text()) });
  });

const scrollToEnd = (page: Page) =>
  page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

test('loads the list to its end, and a failed page by a retry button', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  await page.goto('home.html');
  const first = await rows(page).count();
  await page.route('**/app_if/getArticles?*page=1*', (route) => route.abort(), { times: 1 });
  await page.route('**/app_if/getArticles?*page=2*', (route) =>
    route.fulfill({ json: { list: [] }, headers: { 'access-control-allow-origin': '*' } }),
  );
  await scrollToEnd(page);
  await expect(panel(page).getByRole('alert')).toContainText('更多内容加载失败');
  await panel(page).getByRole('button', { name: '再试一次' }).click();
  await expect(page.locator('[data-feed] > [role=status]')).toContainText('又加载了');
  // A few rows are rendered per frame, which moves the end of the list.
  await expect(async () => {
    await scrollToEnd(page);
    await expect(feedEnd(panel(page))).toHaveText('没有更多了', { timeout: 300 });
  }).toPass();
  const ids = await rows(page).evaluateAll((list) =>
    list.map((row) => (row as HTMLElement).dataset.article),
  );
  expect(ids.length).toBeGreaterThan(first);
  const added = ids.slice(first);
  expect(new Set(added).size).toBe(added.length);
  expect(added.filter((id) => ids.slice(0, first).includes(id))).toEqual([]);
});

test('switches columns in place, and aborts a running request for the hot list', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  await removeLimit(page, HYDRATION_MS);
  await page.goto('home.html');
  // A column on another site says so.
  const outside = page.getByRole('link', { name: '天气 （其他网站）' });
  await expect(outside).toHaveAttribute('href', /^https:/);
  const calls = watchCalls(page);
  await tab(page, '14').click();
  await expect(tab(page, '14')).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(/\?columnId=14$/);
  await expect(page.locator('[data-panel="14"] a[data-article]').first()).toBeVisible();
  await expect(page).toHaveTitle('经济 - 霁川日报');
  // The baked list is compared with the server's in the meantime.
  await waitUntilQuiet(page);
  calls.length = 0;
  await tab(page, '12').click();
  await expect(page.locator('[data-panel="12"]')).toBeVisible();
  await expect(page).toHaveURL(/home\.html$/);
  await tab(page, '14').click();
  await expect(page.locator('[data-panel="14"]')).toBeVisible();
  expect(calls).toEqual([]);

  // A swipe changes to the neighbouring column.
  const fingers = await createFingers(page);
  await fingers.draw([
    [100, 500],
    [300, 505],
  ]);
  await expect(tab(page, '14')).not.toHaveAttribute('aria-current', 'page');

  await page.route('**/app_if/getArticles?*columnId=16*', () => undefined);
  const aborted = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('columnId=16'),
  );
  await tab(page, '16').click();
  await expect(skeleton(panel(page))).toBeVisible();
  await tab(page, 'hot').click();
  expect((await aborted).failure()?.errorText).toContain('ABORTED');
  await expect(panel(page).getByRole('button', { name: '24 小时' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await panel(page).getByRole('button', { name: '7 天' }).click();
  await expect(panel(page).getByRole('button', { name: '7 天' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(rows(page).first()).toBeVisible();
});

test('Back and Forward lead to the columns that were chosen', async ({ page }) => {
  await removeLimit(page, HYDRATION_MS);
  await page.goto('home.html');
  await tab(page, '14').click();
  await expect(page.locator('[data-panel="14"] a[data-article]').first()).toBeVisible();
  await tab(page, '14').click();
  await tab(page, '16').click();
  await expect(page.locator('[data-panel="16"] a[data-article]').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?columnId=14$/);
  await expect(tab(page, '14')).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('[data-panel="14"] a[data-article]').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/home\.html$/);
  await expect(tab(page, '12')).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveTitle('霁川日报');
  await page.goForward();
  await expect(page.locator('[data-panel="14"] a[data-article]').first()).toBeVisible();
  // Also after a reload, whose page has not seen the taps.
  await page.reload();
  await expect(tab(page, '14')).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(tab(page, '12')).toHaveAttribute('aria-current', 'page');
});

test('pulling down at the top refreshes the list', async ({ page }) => {
  await recordAnnouncements(page);
  await page.goto('home.html');
  // This style sheet loads together with the touch listeners (behaviours/feed/startFeed.ts).
  await expect(page.locator('link[href*="feedDeferred"]')).toBeAttached();
  // The module that hydrates the list at the touch.
  await waitUntilStarted(page);
  await change(page, (text) => text.replace(/("fileId":345,[^{}]*?"title":")/, '$1新：'));
  const fingers = await createFingers(page);
  await fingers.draw([
    [180, 300],
    [184, 560],
  ]);
  // Shown for some time only.
  await expect
    .poll(() => readAnnouncements(page))
    .toContainEqual(expect.stringMatching(/更新了|已是最新/));
  await expect(feedPull(page)).toHaveCount(0);
});

test('refreshes a baked list at once at its top, else by a button', async ({ page }) => {
  const news = (text: string) =>
    text.replace(
      '"list":[',
      '"list":[{"fileId":999001,"title":"刚刚发生","articleType":0,"columnID":12},',
    );
  await change(page, news);
  await page.goto('home.html');
  await expect(rows(page).filter({ hasText: '刚刚发生' })).toBeVisible();
  await page.goto('columnDetail/14.html');
  await page.mouse.wheel(0, 600);
  await page.getByRole('button', { name: '有新内容' }).click();
  await expect(rows(page).filter({ hasText: '刚刚发生' })).toBeVisible();
});

test('the front page says how many rows are new since the last visit', async ({ page }) => {
  await recordAnnouncements(page);
  await page.goto('home.html');
  const readVisit = () =>
    page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.frontVisit);
  await expect.poll(readVisit).not.toBeNull();
  // The visit was an hour ago, and one row is new since then.
  await page.evaluate((key) => {
    const [at, fresh, ...ids] = (localStorage.getItem(key) ?? '').split(' ');
    const known = ids.filter((id) => id !== fresh);
    localStorage.setItem(key, [Number(at) - 3_600_000, ...known].join(' '));
  }, STORAGE_KEYS.frontVisit);
  await page.reload();
  await expect
    .poll(() => readAnnouncements(page))
    .toContainEqual(expect.stringMatching(/\d\d:\d\d 后新增 1 条/));
});

/** Two columns of several pages; no list contains the second, so that it is not baked. */
const BAKED = 'columnDetail/12.html';
const TEMPLATE = 'columnDetail/273.html';

/** Parts of five rows in the first screen and two more pages. */
const PARTS = 8;

/** Runs in the page: parts come one a frame when they are near (islands/list/chunkWindow.ts). */
const isRenderedNearby = (part: string): boolean =>
  Array.from(document.querySelectorAll(`${part}:empty`)).every((empty) => {
    const { top, bottom } = empty.getBoundingClientRect();
    return bottom < -1000 || top > innerHeight + 1000;
  });

/** Scrolls down by three pages, opens a row, goes back and expects the same scroll position. */
async function leaveAndReturn(page: Page, list: string): Promise<void> {
  await page.goto(list);
  await expect(async () => {
    await scrollToEnd(page);
    expect(await parts(page).count()).toBeGreaterThanOrEqual(PARTS);
  }).toPass();
  // Parts stay in the document; their rows are removed and added by scroll position. This one is on the second
  // page, and so far from the end that no page is requested near it.
  const part = parts(page).nth(PARTS - 4);
  await part.evaluate((element) => element.scrollIntoView());
  const id = await part.locator('a[data-article]').last().getAttribute('data-article');
  const row = page.locator(`[data-panel] a[data-article="${id}"]`);
  await row.scrollIntoViewIfNeeded();
  // The rows above have their height, and the row keeps its place.
  await page.waitForFunction(isRenderedNearby, HOOK.feedPart);
  await row.click({ trial: true });
  const before = await row.boundingBox();
  await page.evaluate(() => ((window as { mark?: string }).mark = 'same page'));
  const calls = watchCalls(page);
  await row.click();
  await expect(page.locator('h1')).toBeVisible();
  calls.length = 0;
  await page.evaluate(() => void setTimeout(() => history.back()));
  const again = page.locator(`[data-panel] a[data-article="${id}"]`);
  await expect(again).toBeInViewport();
  await expect
    .poll(async () => Math.abs(((await again.boundingBox())?.y ?? 1e4) - (before?.y ?? 0)))
    .toBeLessThan(4);
  expect(calls).toEqual([]);
}

const markOf = (page: Page) => page.evaluate(() => (window as { mark?: string }).mark);

test('Back restores the same row without a request', async ({ page }) => {
  await leaveAndReturn(page, BAKED);
  expect(await markOf(page)).toBeUndefined();
  // A new visit in this window restores the list; a reload starts with the first page.
  await page.goto(BAKED);
  await expect.poll(() => parts(page).count()).toBeGreaterThanOrEqual(PARTS);
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  expect(await parts(page).count()).toBeLessThan(PARTS);
});

test('the page is eligible for the back/forward cache', { tag: '@sweep' }, async ({
  baseURL,
  contextOptions,
}) => {
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({
      executablePath: findChromium(),
      args: [...CHROMIUM_ARGS],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const context = await browser.newContext({ ...contextOptions, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await leaveAndReturn(page, TEMPLATE);
    expect(await markOf(page)).toBe('same page');
  } finally {
    await browser?.close();
  }
});

test('shows empty, duplicate, hostile, missing and failed columns', { tag: '@sweep' }, async ({
  page,
  problems,
}) => {
  await page.goto('columnDetail.html?id=270');
  await expect(page.getByText('这个栏目还没有内容')).toBeVisible();
  await expect(hotList(page).getByRole('link').first()).toBeVisible();
  await page.goto('columnShare.html?id=271');
  await expect(rows(page).first()).toBeVisible();
  const ids = await page
    .locator(
      `${HOOK.feedList} > ${HOOK.feedItem} > a[data-article], ${HOOK.carousel} a[data-article]`,
    )
    .evaluateAll((list) => list.map((row) => (row as HTMLElement).dataset.article));
  expect(new Set(ids).size).toBe(ids.length);
  await page.goto('columnDetail.html?id=272');
  await expect(rows(page).first()).toBeVisible();
  expect(await panel(page).locator('script, img[src="x"], b, i[onclick]').count()).toBe(0);
  await page.goto('columnDetail.html?id=99999');
  await expect(page.getByText('没有找到这个栏目')).toBeVisible();
  await expect(hotList(page).getByRole('link').first()).toBeVisible();
  problems.allow(/Failed to load resource/);
  await page.route('**/app_if/getArticles?**', (route) => route.abort());
  await page.goto('columnDetail.html?id=14');
  await expect(page.getByRole('alert')).toContainText('没有连上网络');
  await page.unroute('**/app_if/getArticles?**');
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(rows(page).first()).toBeVisible();
});
