import type { Page } from 'playwright/test';
import { HYDRATION_MS } from '../../src/actions/columnTabs.ts';
import { expect, test } from '../helpers/browser.ts';
import { delayReact, holdReact, REACT_FILE } from '../helpers/holdReact.ts';
import { feedPart, HOOK } from '../helpers/locators.ts';
import { removeLimit } from '../helpers/pageHelpers.ts';
import { readParts } from '../helpers/readParts.ts';
import { showHomeTemplate } from '../helpers/showHomeTemplate.ts';

/**
 * The templates of the front page, of columns and of specials: they show what the baked page shows,
 * and React takes their list over at the reader's first gesture.
 */
const PAGES = [
  { name: 'column', baked: 'columnDetail/14.html', template: 'columnDetail.html?id=14' },
  { name: 'shared column', baked: 'columnShare/16.html', template: 'columnShare.html?id=16' },
  {
    name: 'special',
    baked: 'specDetail/90/402.html',
    template: 'specDetail.html?linkID=90&id=402',
  },
] as const;

const panel = (page: Page) => page.locator('[data-panel]:not([hidden])');
const tab = (page: Page, id: string) => page.locator(`[data-act=column][data-column="${id}"]`);
const rows = (page: Page) => panel(page).locator('a[data-article]');

/** Distance of the page's content from the top of the document, in CSS pixels. */
const mainTop = (page: Page) =>
  page.locator('main').evaluate((main) => main.getBoundingClientRect().top + scrollY);

/** Opens the template of the front page, whose tabs wait for the list as long as it takes. */
async function openHomeTemplate(page: Page): Promise<void> {
  await removeLimit(page, HYDRATION_MS);
  await showHomeTemplate(page);
  await page.goto('home.html');
}

/** Returns the names of the files of React that the page requests from now on. */
function watchReact(page: Page): readonly string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (REACT_FILE.test(request.url())) files.push(request.url());
  });
  return files;
}

for (const { name, baked, template } of PAGES) {
  const tag = name === 'special' ? undefined : '@sweep';
  test(`the template of a ${name} shows what the baked page shows`, { tag }, async ({ page }) => {
    await holdReact(page);
    await page.goto(baked);
    const expected = await readParts(page);
    expect(expected.text.length).toBeGreaterThan(20);
    await page.goto(template);
    await expect.poll(() => readParts(page)).toEqual(expected);
  });
}

test('the template of the front page shows what the baked page shows', async ({ page }) => {
  await holdReact(page);
  await page.goto('home.html');
  const expected = await readParts(page);
  await openHomeTemplate(page);
  await expect.poll(() => readParts(page)).toEqual(expected);
});

test('a list grows below its first screen, which stays in the document', async ({ page }) => {
  const react = watchReact(page);
  await page.goto('columnDetail.html?id=16');
  await rows(page).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(react).toEqual([]);
  const first = await rows(page).first().elementHandle();
  const count = await rows(page).count();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => rows(page).count()).toBeGreaterThan(count);
  expect(await first?.evaluate((row) => row.isConnected)).toBe(true);
  await expect(feedPart(panel(page)).first()).toBeVisible();
  expect(await rows(page).first().getAttribute('data-article')).toBe(
    await first?.getAttribute('data-article'),
  );
});

test('a column that is tapped before React has the list is opened in place', async ({ page }) => {
  const load = await delayReact(page, /\/_astro\/(?:react|Feed)\./);
  await openHomeTemplate(page);
  await rows(page).first().waitFor();
  await tab(page, '14').click();
  await expect(tab(page, '14')).toHaveAttribute('aria-current', 'page');
  load();
  await expect(page.locator('[data-panel="14"]')).toBeVisible();
  await expect(page.locator(`[data-panel="14"] ${HOOK.feedItem}`).first()).toBeVisible();
  await expect(page).toHaveURL(/columnId=14/);
});

test('the list of a column that loads later than its head replaces a skeleton', {
  tag: '@sweep',
}, async ({ page }) => {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/app_if/getArticles?**', (route) => sent.then(() => route.continue()));
  await openHomeTemplate(page);
  await expect(tab(page, '14')).toBeVisible();
  await expect(page.locator(HOOK.skeleton)).toBeVisible();
  const top = await mainTop(page);
  send();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.locator(HOOK.skeleton)).toHaveCount(0);
  expect(await mainTop(page)).toBe(top);
});

test('a list that does not come can be left for another one', { tag: '@sweep' }, async ({
  page,
}) => {
  await page.route(
    (url) => /getArticles$/.test(url.pathname) && url.searchParams.get('columnId') !== '14',
    () => {},
  );
  await openHomeTemplate(page);
  await tab(page, '14').click();
  await expect(page.locator(`[data-panel="14"] ${HOOK.feedItem}`).first()).toBeVisible();
});
