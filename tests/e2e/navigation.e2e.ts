import * as STORAGE_KEYS from '../../src/host/storageKeys.ts';
import { expect, test } from '../helpers/browser.ts';
import { setServerClock } from '../helpers/clock.ts';
import { HOOK } from '../helpers/locators.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';

/** Navigation: pages are prefetched, read rows are dimmed, times are updated. */
const ARTICLE = 'newsDetail/12/345.html';
/** Times of the day in the article's lists, which are shown relative to now. */
const OF_TODAY = `${HOOK.rowMeta} time[datetime^="2026-11-20"]`;
const MORNING = '2026-11-20T08:10:00+08:00';

test('a page is prefetched once when the pointer is on its link, and shown from the cache', async ({
  page,
}) => {
  // On a busy machine the browser may report a slow connection, on which nothing is prefetched.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' } });
  });
  await page.goto(ARTICLE);
  await waitUntilStarted(page);
  const row = page.locator(`a${HOOK.articleRow}`).first();
  const address = new URL((await row.getAttribute('href')) ?? '', page.url()).href;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url() === address) asked.push(request.resourceType());
  });
  await row.scrollIntoViewIfNeeded();
  await row.dispatchEvent('pointerover', { pointerType: 'touch' });
  await expect.poll(() => asked).toEqual(['fetch']);
  await row.dispatchEvent('pointerover', { pointerType: 'touch' });
  await row.click();
  await page.waitForURL(address);
  expect(asked).toEqual(['fetch', 'document']);

  // An article of the newspaper has no page that could be prefetched.
  await page.goto(ARTICLE);
  await waitUntilStarted(page);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.html')) fetched.push(request.url());
    if (request.url().includes('isDigital')) fetched.push(request.url());
  });
  await row.evaluate((link) =>
    link.insertAdjacentHTML('afterend', '<a href="../7001.html?isDigital=1">版面文章</a>'),
  );
  await page.getByText('版面文章').dispatchEvent('pointerover', { pointerType: 'touch' });
  await row.dispatchEvent('pointerover', { pointerType: 'touch' });
  await expect.poll(() => fetched).toEqual([address]);

  // Read rows are dimmed, in this list and in all others.
  const id = /(\d+)\.html/.exec(address)?.[1] ?? '';
  await page.goto(ARTICLE);
  await waitUntilStarted(page);
  await page.locator('h1').dispatchEvent('pointerover', { pointerType: 'touch' });
  await expect(page.locator(`a[data-article="${id}"]`).first()).toHaveAttribute('data-read', '');
  await expect(page.locator('a[data-article]:not([data-read])').first()).toBeAttached();
});

test('times are updated while they are in view, others when they scroll into view', async ({
  page,
}) => {
  await page.clock.install({ time: new Date(MORNING) });
  await setServerClock(page, MORNING);
  await page.goto(ARTICLE);
  await waitUntilStarted(page);
  const own = page.locator('article time').first();
  const far = page.locator(OF_TODAY).last();
  await expect(own).toHaveText('1小时前');
  await expect(own).toHaveAttribute('title', /^2026年11月20日 \d\d:\d\d$/);
  const before = await far.textContent();
  // An answer after the jump would set the clock back to the morning.
  await page.waitForFunction((key) => sessionStorage.getItem(key), STORAGE_KEYS.clockOffset);
  await page.clock.fastForward(6 * 3_600_000);
  await expect(own).toHaveText('7小时前');
  await expect(far).toHaveText(before ?? '');
  await far.scrollIntoViewIfNeeded();
  await expect(far).not.toHaveText(before ?? '');
});
