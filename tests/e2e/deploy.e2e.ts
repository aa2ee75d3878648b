import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/browser.ts';
import { articleBody } from '../helpers/locators.ts';
import { putArticle, withBaked } from '../helpers/origin.ts';
import {
  countDocuments,
  scrollThrough,
  waitUntilQuiet,
  waitUntilStarted,
} from '../helpers/pageHelpers.ts';

/** Tests pages that were open during a deployment, which removed their chunks. */
const BAKED = 'newsDetail/12/345.html';
const LONG = Array.from({ length: 60 }, (_, n) => `第 ${n + 1} 段。`.repeat(12));

/** Causes an unhandled rejection, as a failed chunk does. */
const reject = (page: Page, reason: { name?: string; code?: string; message: string }) =>
  page.evaluate(({ message, ...rest }) => {
    void Promise.reject(Object.assign(new Error(message), rest));
  }, reason);

/** Waits for the console warning that replaces the uncaught error of a failed chunk. */
const reported = (page: Page) =>
  page.waitForEvent('console', (message) => message.type() === 'warning');

const textStands = (page: Page) => expect(articleBody(page)).toContainText('朝桥上挥了挥手');

test('reloads the page once for a missing chunk, then keeps its text', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource|dynamically imported module|hydrating/);
  const address = await putArticle(803_001, { body: LONG });
  await withBaked(address, async () => {
    let asked = 0;
    const documents = countDocuments(page);
    await page.route(/_astro\/Comments/, (route) => {
      asked += 1;
      return route.fulfill({ status: 404, body: 'gone' });
    });
    await page.goto(address);
    const reloaded = page.waitForEvent('load');
    // The reload may come while the page is scrolled, and ends that.
    await Promise.all([reloaded, scrollThrough(page).catch(() => {})]);
    asked = 0;
    await waitUntilStarted(page);
    await scrollThrough(page);
    await expect.poll(() => asked).toBeGreaterThan(0);
    await waitUntilQuiet(page);
    expect(documents()).toBe(2);
    await expect(articleBody(page)).toContainText('第 60 段。');
    await expect(page.locator('#comments')).toBeVisible();
  });
});

for (const chunk of ['articleParts', 'comments', 'deferred']) {
  test(`the template without its chunk ${chunk} reloads once and shows the text`, async ({
    page,
    problems,
  }) => {
    problems.allow(/Failed to load resource|dynamically imported module|^uncaught: $/);
    const documents = countDocuments(page);
    let asked = 0;
    await page.route(new RegExp(`_astro/${chunk}[^/]*\\.js`), (route) => {
      asked += 1;
      return route.fulfill({ status: 404, body: 'gone' });
    });
    await page.goto('newsDetail/999/345.html');
    await expect.poll(() => asked).toBeGreaterThan(1);
    await textStands(page);
    await waitUntilQuiet(page);
    expect(documents()).toBe(2);
    await textStands(page);
  });
}

for (const reason of [
  { message: 'Loading chunk 7 failed.\n(timeout: /_astro/7.js)' },
  { message: 'Loading CSS chunk 12 failed.\n(/_astro/12.css)' },
  { message: 'gone', name: 'ChunkLoadError' },
  { message: 'gone', code: 'CSS_CHUNK_LOAD_FAILED' },
]) {
  const { message, ...marks } = reason;
  const what = [...message.split('\n').slice(0, 1), ...Object.values(marks)].join(', ');
  test(`reloads once, then keeps the text: ${what}`, async ({ page }) => {
    await page.goto(BAKED);
    const documents = countDocuments(page);
    const reloaded = page.waitForEvent('load');
    await reject(page, reason);
    await reloaded;
    expect(documents()).toBe(1);
    await Promise.all([reported(page), reject(page, reason)]);
    await waitUntilQuiet(page);
    expect(documents()).toBe(1);
    await textStands(page);
  });
}

test('allows one reload for each page of the window', async ({ page }) => {
  for (const address of [BAKED, 'newsDetail/12/346.html']) {
    await page.goto(address);
    const reloaded = page.waitForEvent('load');
    await reject(page, { message: 'Loading chunk 7 failed.' });
    await reloaded;
  }
});

test('does not reload for other rejections', async ({ page, problems }) => {
  problems.allow(/^uncaught: /);
  await page.goto(BAKED);
  const documents = countDocuments(page);
  await reject(page, { message: 'something else failed' });
  await expect.poll(() => problems.seen.length).toBe(1);
  await waitUntilQuiet(page);
  expect(documents()).toBe(0);
});

test('does not reload without a network', async ({ page, context, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(BAKED);
  await page.waitForLoadState('networkidle');
  const documents = countDocuments(page);
  await context.setOffline(true);
  const reason = { message: 'Failed to fetch dynamically imported module' };
  await Promise.all([reported(page), reject(page, reason)]);
  expect(documents()).toBe(0);
  await textStands(page);
});

test('does not reload where storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    for (const area of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await page.goto(BAKED);
  await waitUntilStarted(page);
  const documents = countDocuments(page);
  await Promise.all([reported(page), reject(page, { message: 'Loading chunk 7 failed.' })]);
  await waitUntilQuiet(page);
  expect(documents()).toBe(0);
  await textStands(page);
});
