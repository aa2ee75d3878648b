import { chromium } from 'playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.ts';
import type { RouteName } from '../../src/routes.ts';
import { expect, test } from '../helpers/browser.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';
import { ROUTE_RECORDS } from '../helpers/routeRecords.ts';

/** A page that a reader comes back to is shown as it was left, from memory (product 4.23). */

const KINDS: readonly RouteName[] = [
  'home',
  'newsDetail',
  'imageDetail',
  'videoDetail',
  'liveDetail',
  'columnDetail',
  'specDetail',
  'activityDetail',
  'askDetail',
  'paperSharePage',
  'postDetail',
  'topicDetail',
  'search',
  'login',
];

test('the browser keeps a page of each kind while the reader is elsewhere', {
  tag: '@sweep',
}, async ({ baseURL, contextOptions }) => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGS],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext({ ...contextOptions, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    for (const kind of KINDS) {
      await page.goto(ROUTE_RECORDS[kind].address);
      await waitUntilStarted(page);
      await page.mouse.wheel(0, 300);
      await page.evaluate(() => Object.assign(window, { mark: 'same page' }));
      await page.goto('downloadClient.html');
      const address = page.url();
      // `page.goBack` waits for a document to load, which a kept page does not do.
      await page.evaluate(() => void setTimeout(() => history.back()));
      await expect(page).not.toHaveURL(address);
      // The address may be that of the page before its window is back.
      const readMark = () =>
        page.evaluate(() => (window as { mark?: string }).mark).catch(() => 'between two pages');
      await expect.poll(readMark, kind).toBe('same page');
    }
  } finally {
    await browser.close();
  }
});
