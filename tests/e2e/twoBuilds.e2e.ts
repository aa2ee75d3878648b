import type { Page } from 'playwright/test';
import { test as base, expect } from '../helpers/browser.ts';
import { bottomBar, floatingButtons, HOOK } from '../helpers/locators.ts';
import { countDocuments, waitUntilStarted } from '../helpers/pageHelpers.ts';
import { type ReleasedSite, startReleasedSite } from '../helpers/releasedSite.ts';

/** Tests tabs of two builds at once, and the worker between them. */
const FIRST = 'newsDetail/12/345.html';
const SECOND = 'newsDetail/12/346.html';

const test = base.extend<{ site: ReleasedSite }>({
  site: async ({ problems }, use) => {
    problems.allow(/Failed to load resource|net::ERR|Failed to fetch/);
    const site = await startReleasedSite(['345', '346']);
    await use(site);
    await site.stop();
  },
});
test.use({ serviceWorkers: 'allow' });

const text = (page: Page) => page.locator(`${HOOK.articleBody} p`).first();
const isNext = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('script[type=defer][src$="-2.js"]') !== null);

/** Uses a page, and waits until the worker answers for it and keeps it. */
async function readPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(async () => {
    await page.mouse.move(5, 5);
    await page.mouse.move(150, 300, { steps: 3 });
    expect(await isKept(page, address)).toBe(true);
  }).toPass();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
}

const isKept = (page: Page, address: string): Promise<boolean> =>
  page.evaluate(async (url) => {
    const name = (await caches.keys()).find((key) => key.startsWith('xy-read'));
    const copy = name && (await (await caches.open(name)).match(url));
    if (!copy) return false;
    // The copy of the former build stays until the worker has stored the page that is shown.
    const isNext = document.querySelector('script[type=defer][src$="-2.js"]') !== null;
    return (await copy.text()).includes('-2.js') === isNext;
  }, address);

const isWorkerWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

async function openShare(page: Page): Promise<void> {
  await bottomBar(page).locator('[data-act=share]').click();
  await expect(page.locator(HOOK.shareTargets)).toBeVisible();
}

test('tabs of two builds work beside each other, also without a network', {
  tag: '@sweep',
}, async ({ page, context, site }) => {
  await readPage(page, site.home + FIRST);
  await site.releaseNext();

  const next = await context.newPage();
  await next.goto(site.home + SECOND);
  expect(await isNext(next)).toBe(true);
  await next.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => isWorkerWaiting(next)).toBe(true);

  // The page of the former build loads code that it has not used yet.
  const documents = countDocuments(page);
  await openShare(page);
  expect(documents()).toBe(0);
  expect(await isNext(page)).toBe(false);

  // Its copy works with the code that is kept with it.
  site.mode = 'closed';
  await page.reload();
  await expect(text(page)).toBeVisible();
  await expect(floatingButtons(page)).toBeAttached();
  expect(await isNext(page)).toBe(false);
  site.mode = 'open';

  // The new build is kept and works without a network, too.
  await readPage(next, site.home + SECOND);
  await openShare(next);
  await readPage(page, site.home + FIRST);
  expect(await isNext(page)).toBe(true);
  site.mode = 'closed';
  for (const tab of [page, next]) await expectNextCopy(tab);

  // The new worker takes over when all pages are closed, and finds the copies. A page of the host that is
  // none of the site waits for that.
  site.mode = 'open';
  const later = await context.newPage();
  await later.goto(`${site.url}/outside`);
  await page.close();
  await next.close();
  const hasTakenOver = () =>
    later.evaluate(async (home) => {
      const registration = await navigator.serviceWorker.getRegistration(home);
      return registration?.waiting === null && registration.active?.state === 'activated';
    }, site.home);
  await expect.poll(hasTakenOver).toBe(true);
  site.mode = 'closed';
  await later.goto(site.home + FIRST);
  await expectNextCopy(later);
});

/** Expects that a page of the new build is whole after it was loaded again. */
async function expectNextCopy(tab: Page): Promise<void> {
  await tab.reload();
  await expect(text(tab)).toBeVisible();
  await expect(floatingButtons(tab)).toBeAttached();
  expect(await isNext(tab)).toBe(true);
}

test('a page whose build is gone from the host and the device recovers when online', {
  tag: '@sweep',
}, async ({ page, site }) => {
  await readPage(page, site.home + FIRST);
  await site.releaseNext();
  await site.removeFormerAssets();
  // Open before the release: its next chunk is gone, and the page comes back in the new build.
  const reloaded = page.waitForEvent('load');
  await bottomBar(page).locator('[data-act=share]').click();
  await reloaded;
  await waitUntilStarted(page);
  expect(await isNext(page)).toBe(true);
  await openShare(page);

  // A copy whose code the device has lost.
  await page.evaluate(async () => {
    for (const key of await caches.keys()) if (/assets/.test(key)) await caches.delete(key);
  });
  site.mode = 'closed';
  await page.goto(site.home + FIRST);
  await expect(text(page)).toBeVisible();
  site.mode = 'open';
  await page.reload();
  await openShare(page);
});
