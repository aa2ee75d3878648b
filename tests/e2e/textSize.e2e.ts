import { type Browser, chromium, type Page } from 'playwright/test';
import { CHROMIUM_ARGS, findTestChromium } from '../../scripts/chromium.ts';
import { readTestPorts, testVariables } from '../../scripts/test/environment.ts';
import { expect, test } from '../helpers/browser.ts';
import { enterAsMember } from '../helpers/member.ts';
import { ROUTE_ADDRESSES } from '../helpers/routeAddresses.ts';

/**
 * The text size of the browser's settings, where a page cannot set it: a browser of its own
 * (decision 37). 200 % is 32 px of text that has no size of its own.
 */
const DOUBLE = '--blink-settings=defaultFontSize=32';
const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true };
const { SITE_URL, SITE_BASE } = testVariables(readTestPorts());

let browser: Browser;
test.beforeAll(async () => {
  const args = [...CHROMIUM_ARGS, DOUBLE];
  browser = await chromium.launch({ executablePath: findTestChromium(), args });
});
test.afterAll(() => browser.close());

const openPage = async (): Promise<Page> => {
  const context = await browser.newContext({
    ...PHONE,
    baseURL: `${SITE_URL}${SITE_BASE}/`,
    locale: 'zh-CN',
  });
  return context.newPage();
};

const sizeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

test('text is twice as large at twice the text size of the browser, from the first paint on', async () => {
  const page = await openPage();
  // What runs after the document has no part in it.
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto(ROUTE_ADDRESSES.newsDetail, { waitUntil: 'domcontentloaded' });
  expect(await sizeOf(page, 'h1')).toBe(48);
  expect(await sizeOf(page, '.prose p')).toBe(36);
  expect(await page.locator('article').evaluate(({ clientWidth }) => clientWidth)).toBe(375);
  await page.context().close();
});

test('a size that the address asks for is multiplied, too', async () => {
  const page = await openPage();
  await page.goto(`${ROUTE_ADDRESSES.newsDetail}?fontSize=42`);
  expect(await sizeOf(page, '.prose p')).toBe(42);
  await page.context().close();
});

/** What a reader would have to scroll sideways to: beyond the window, and in no box that scrolls. */
const findWide = () => {
  const isScrolled = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) ||
      isScrolled(element.parentElement));
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= innerWidth) return [];
  const wide = Array.from(document.querySelectorAll('body *')).filter(
    (element) => element.getBoundingClientRect().right > innerWidth + 1 && !isScrolled(element),
  );
  return [`${scrollWidth} px`, ...wide.slice(-2).map((element) => element.outerHTML.slice(0, 120))];
};

test('at 200 % no route scrolls sideways', async () => {
  const page = await openPage();
  await enterAsMember(page);
  const found: Record<string, readonly string[]> = {};
  for (const [route, address] of Object.entries(ROUTE_ADDRESSES)) {
    await page.goto(address, { waitUntil: 'load' });
    await page.locator('.floats').waitFor({ state: 'attached' });
    const wide = await page.evaluate(findWide);
    if (wide.length > 0) found[route] = wide;
  }
  expect(found).toEqual({});
  await page.context().close();
});
