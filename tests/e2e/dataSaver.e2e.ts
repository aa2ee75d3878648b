import type { Page } from 'playwright/test';
import { FAR_ROWS_LIMIT_MS } from '../../src/boot/hideFarRows.ts';
import * as STORAGE_KEYS from '../../src/host/storageKeys.ts';
import { cn as messages } from '../../src/i18n/messages/cn.ts';
import { cn } from '../../src/i18n/mine/cn.ts';
import { expect, test } from '../helpers/gatedTest.ts';
import { articleBody, HOOK, lightbox } from '../helpers/locators.ts';
import { removeLimit, waitUntilStarted } from '../helpers/pageHelpers.ts';

/** Tests what is not loaded where the reader saves data. */
const ARTICLE = 'newsDetail/12/345.html';

/** The setting of the browser, which sends it as `Save-Data`, too. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** The setting of the system, whose media query this browser has behind a flag only. */
async function preferReducedData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const match = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      match(/prefers-reduced-data:\s*reduce/.test(query) ? 'all' : query);
  });
}

/** Notes the addresses that the page requests from now on. */
function noteRequests(page: Page): readonly string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
}

test('images of a list load when they come into view, not before', async ({ page }) => {
  await saveData(page);
  await removeLimit(page, FAR_ROWS_LIMIT_MS);
  const requested = noteRequests(page);
  await page.goto('home.html');
  await waitUntilStarted(page);
  await expect(page.locator('img[data-src]').first()).toBeAttached();
  // Not one of the cut copies (`.0`), which are small already.
  const last = page.locator(`${HOOK.feedItem} img:is([src$=jpg], [data-src$=jpg])`).last();
  const address = await last.evaluate((image: HTMLImageElement) => image.dataset.src ?? image.src);
  expect(requested).not.toContain(address);
  // The rows up to here are laid out with the first screen; an image may be in two rows.
  const [near, far] = await page.evaluate(() => {
    const isNear = (image: HTMLImageElement) =>
      image.getBoundingClientRect().top < innerHeight * 1.5;
    const list = Array.from(document.images);
    return [list.filter(isNear), list.filter((image) => !isNear(image))].map((images) =>
      images.map((image) => image.dataset.src ?? image.src),
    );
  });
  expect(far?.length).toBeGreaterThan(3);
  expect(far?.filter((one) => requested.includes(one) && !near?.includes(one))).toEqual([]);
  await last.scrollIntoViewIfNeeded();
  await expect
    .poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  // Images of the site have a smaller copy.
  await expect.poll(() => requested).toContain(`${address}.2`);
  expect(requested).not.toContain(address);
});

test('an article loads neither the site’s typeface nor a linked page, and an original when it is enlarged', async ({
  page,
}) => {
  await saveData(page);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const settings = document.getElementById('settings');
      if (!settings?.textContent) return;
      const font = `"fontUrl":"${location.origin}/fzys.woff2"`;
      settings.textContent = settings.textContent.replace('"fontUrl":""', font);
    });
  });
  const requested = noteRequests(page);
  await page.goto(ARTICLE);
  await waitUntilStarted(page);
  await expectNoPrefetch(page, requested);
  const image = articleBody(page).locator(`${HOOK.bodyFigure} img`).first();
  await image.scrollIntoViewIfNeeded();
  const small = (await image.getAttribute('src')) ?? '';
  expect(small).toMatch(/\.jpg\.2$/);
  await image.click();
  const shown = lightbox(page).locator('img').first();
  await expect
    .poll(() => shown.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0);
  expect(requested).not.toContain(small.replace(/\.2$/, ''));
  await page.keyboard.press('+');
  await expect.poll(() => requested).toContain(small.replace(/\.2$/, ''));
  expect(requested.filter((one) => one.includes('fzys'))).toEqual([]);
});

/** Points at the first row of an article, and expects no request for its page. */
async function expectNoPrefetch(page: Page, requested: readonly string[]): Promise<void> {
  const row = page.locator(`a${HOOK.articleRow}`).first();
  const point = () => row.dispatchEvent('pointerover', { pointerType: 'touch' });
  // The first gesture loads the code, the second one finds it.
  const [code] = await Promise.all([page.waitForResponse(/_astro\/gesture\./), point()]);
  await page.evaluate((address) => import(address), code.url());
  await point();
  const path = (await row.getAttribute('href')) ?? '';
  expect(requested.filter((one) => one.endsWith(path))).toEqual([]);
}

test('no linked page is prefetched where the system asks for less data', { tag: '@sweep' }, async ({
  page,
}) => {
  await preferReducedData(page);
  const requested = noteRequests(page);
  await page.goto(ARTICLE);
  await waitUntilStarted(page);
  await expectNoPrefetch(page, requested);
});

test('the reader chooses it among the choices of look, for the next page on', async ({ page }) => {
  await page.goto(ARTICLE);
  await page.getByRole('button', { name: messages['bar.look'] }).click();
  const choice = page.getByRole('button', { name: cn['look.saveData'] });
  await choice.click();
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  await removeLimit(page, FAR_ROWS_LIMIT_MS);
  await page.goto('home.html');
  await waitUntilStarted(page);
  await expect(page.locator('img[data-src]').first()).toBeAttached();
});

test.describe('the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is loaded with the first favourite, which is kept without images', async ({
    page,
    home,
  }) => {
    await saveData(page);
    await page.goto(home + ARTICLE);
    await waitUntilStarted(page);
    await page.mouse.move(5, 5);
    await page.mouse.move(150, 300, { steps: 3 });
    // The touch is noted: the article is in the history.
    await page.waitForFunction((key) => localStorage.getItem(key), STORAGE_KEYS.history);
    await expect(page.locator('html[data-used]')).toHaveCount(0);
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    expect(await workers()).toBe(0);
    await page.locator('[data-act=fav]').last().click();
    await expect.poll(workers).toBe(1);
    const kept = () =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => /^xy-(saved|images)/.test(name));
        const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return keys.flat().map(({ url }) => url);
      });
    await expect.poll(kept).toEqual([home + ARTICLE]);
  });
});
