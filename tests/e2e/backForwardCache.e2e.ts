import { chromium, type Page } from 'playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.ts';
import { scaleLimit } from '../../scripts/test/pace.ts';
import { ROUTE_NAMES, ROUTES, type RouteName } from '../../src/routes.ts';
import { expect, test } from '../helpers/browser.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';
import { ROUTE_RECORDS } from '../helpers/routeRecords.ts';
import { SWEEP_LIMIT_MS } from '../helpers/sweepLimit.ts';

/** A page that a reader comes back to is shown as it was left, from memory (product 2.27). */

/** All but those that only members may open; a page with a file is opened as it was baked. */
const KINDS = ROUTE_NAMES.filter((route) => !ROUTES[route].auth);
const addressOf = (route: RouteName): string =>
  ROUTE_RECORDS[route].bakedAddress ?? ROUTE_RECORDS[route].address;

const RETURN_MS = scaleLimit(3_000);
const TRIES_MS = scaleLimit(20_000);

/** Returns the mark of a kept page; why the browser loaded a page anew; null between two pages. */
const readReturn = (page: Page): Promise<string | null> =>
  page
    .evaluate(() => {
      const { mark } = window as { mark?: string };
      const [entry] = performance.getEntriesByType('navigation');
      return mark ?? JSON.stringify((entry as { notRestoredReasons?: unknown }).notRestoredReasons);
    })
    .catch(() => null);

test('the browser keeps a page of each kind while the reader is elsewhere', {
  tag: '@sweep',
}, async ({ baseURL, contextOptions }) => {
  test.setTimeout(SWEEP_LIMIT_MS);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGS],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext({ ...contextOptions, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    for (const kind of KINDS) {
      // A browser that is too busy to freeze a page in time drops it, whatever the page does.
      await expect(async () => {
        await page.goto(addressOf(kind));
        await waitUntilStarted(page);
        await page.mouse.wheel(0, 300);
        await page.evaluate(() => Object.assign(window, { mark: 'same page' }));
        await page.goto('downloadClient.html');
        const address = page.url();
        // `page.goBack` waits for a document to load, which a kept page does not do.
        await page.evaluate(() => void setTimeout(() => history.back()));
        await expect(page).not.toHaveURL(address);
        // The address may be that of the page before its window is back.
        await expect
          .poll(() => readReturn(page), { message: kind, timeout: RETURN_MS })
          .toBe('same page');
      }).toPass({ timeout: TRIES_MS });
    }
  } finally {
    await browser.close();
  }
});
