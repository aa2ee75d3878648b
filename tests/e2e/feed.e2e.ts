import { type Browser, chromium, type Page } from 'playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.ts';
import { violations, violationsInBoth } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import { useFingers } from '../helpers/touch.ts';

/** Lists that go on, columns that change in their place, and the way back to them. */
const panel = (page: Page) => page.locator('[data-panel]:not([hidden])');
const rows = (page: Page) => panel(page).locator('a[data-article]');
const parts = (page: Page) => panel(page).locator('.feed-part');
const tab = (page: Page, id: string) => page.locator(`[data-act=column][data-column="${id}"]`);

/** Calls for lists, as they are made. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, name, id = ''] =
      /app_if\/(getArticles|getColumns?|articleHot)\?.*?(?:columnId=(\w+))?/i.exec(request.url()) ??
      [];
    if (name) calls.push(`${name} ${id}`.trim());
  });
  return calls;
}

/** Answers of a list, changed on their way. */
const change = (page: Page, edit: (text: string) => string) =>
  page.route('**/app_if/getArticles?**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: edit(await response.text()) });
  });

const scrollToEnd = (page: Page) =>
  page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

test('the list goes on to its end; a page that fails is asked for by hand', async ({
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
  // Rows come a few a frame: the end moves on while they do.
  await expect(async () => {
    await scrollToEnd(page);
    await expect(panel(page).locator('.feed-end')).toHaveText('没有更多了', { timeout: 300 });
  }).toPass();
  const ids = await rows(page).evaluateAll((list) =>
    list.map((row) => (row as HTMLElement).dataset.article),
  );
  expect(ids.length).toBeGreaterThan(first);
  const added = ids.slice(first);
  expect(new Set(added).size).toBe(added.length);
  expect(added.filter((id) => ids.slice(0, first).includes(id))).toEqual([]);
});

test('columns change in their place; the hot list calls off the list under way', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  await page.goto('home.html');
  const calls = watchCalls(page);
  await tab(page, '14').click();
  await expect(tab(page, '14')).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(/\?columnId=14$/);
  await expect(page.locator('[data-panel="14"] a[data-article]').first()).toBeVisible();
  await expect(page).toHaveTitle('经济 - 霁川日报');
  calls.length = 0;
  await tab(page, '12').click();
  await expect(page.locator('[data-panel="12"]')).toBeVisible();
  await expect(page).toHaveURL(/home\.html$/);
  await tab(page, '14').click();
  await expect(page.locator('[data-panel="14"]')).toBeVisible();
  expect(calls).toEqual([]);

  // A finger goes from one column to its neighbour.
  const fingers = await useFingers(page);
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
  await expect(panel(page).locator('.skeleton')).toBeVisible();
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
  expect(await violations(page)).toEqual([]);
});

test('a list is pulled down from its top', async ({ page }) => {
  await page.goto('home.html');
  // They come with what listens for the finger (elements/feed/start.ts).
  await expect(page.locator('link[href*="feedLate"]')).toBeAttached();
  await change(page, (text) => text.replace(/("fileId":345,[^{}]*?"title":")/, '$1新：'));
  const fingers = await useFingers(page);
  await fingers.draw([
    [180, 300],
    [184, 560],
  ]);
  await expect(page.locator('.feed-pull [role=status]')).toContainText(/更新了|已是最新/);
  await expect(page.locator('.feed-pull')).toHaveCount(0);
});

test('a baked list is brought up to date, at once or when its reader wants it', async ({
  page,
}) => {
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

/** Both go on for pages; no list names the second, so that it is not baked. */
const BAKED = 'columnDetail/13.html';
const TEMPLATE = 'columnDetail/273.html';

/** Two pages below the first screen, in parts of five rows. */
const PARTS = 8;

/** Scrolls down in three pages, opens a row and comes back. */
async function leaveAndReturn(page: Page, list: string): Promise<void> {
  await page.goto(list);
  await expect(async () => {
    await scrollToEnd(page);
    expect(await parts(page).count()).toBeGreaterThanOrEqual(PARTS);
  }).toPass();
  // By its part: which rows are in the document changes with the place, parts stay.
  const part = parts(page).nth(PARTS - 3);
  await part.evaluate((element) => element.scrollIntoView());
  const id = await part.locator('a[data-article]').last().getAttribute('data-article');
  const row = page.locator(`[data-panel] a[data-article="${id}"]`);
  await row.scrollIntoViewIfNeeded();
  // Until the rows above have their height.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
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

test('Back leads to the same row, and asks for nothing', async ({ page }) => {
  await leaveAndReturn(page, BAKED);
  expect(await markOf(page)).toBeUndefined();
  // Opened anew in this window it is as it was left; a reload starts fresh.
  await page.goto(BAKED);
  await expect.poll(() => parts(page).count()).toBeGreaterThanOrEqual(PARTS);
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  expect(await parts(page).count()).toBeLessThan(PARTS);
});

test('the back/forward cache keeps the page', async ({ baseURL, contextOptions }) => {
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

test('columns that hold nothing, or what nobody knows, or hostile titles', async ({
  page,
  problems,
}) => {
  await page.goto('columnDetail.html?id=270');
  await expect(page.getByText('这个栏目还没有内容')).toBeVisible();
  expect(await violationsInBoth(page)).toEqual([]);
  await page.goto('columnShare.html?id=271');
  await expect(rows(page).first()).toBeVisible();
  const ids = await page
    .locator('.feed > .row-item > a[data-article], .carousel a[data-article]')
    .evaluateAll((list) => list.map((row) => (row as HTMLElement).dataset.article));
  expect(new Set(ids).size).toBe(ids.length);
  await page.goto('columnDetail.html?id=272');
  await expect(rows(page).first()).toBeVisible();
  expect(await panel(page).locator('script, img[src="x"], b, i[onclick]').count()).toBe(0);
  await page.goto('columnDetail.html?id=99999');
  await expect(page.getByText('没有找到这个栏目')).toBeVisible();
  problems.allow(/Failed to load resource/);
  await page.route('**/app_if/getArticles?**', (route) => route.abort(), { times: 1 });
  await page.goto('columnDetail.html?id=14');
  await expect(page.getByRole('alert')).toContainText('没有连上网络');
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(rows(page).first()).toBeVisible();
});
