import type { Locator, Page } from 'playwright/test';
import { LISTS_LIMIT_MS } from '../../src/behaviours/desk/whenListsShown.ts';
import { cn as labels } from '../../src/i18n/messages/cn.ts';
import { COMMAND_KEYS } from '../../src/model/desk/decideKeyCommand.ts';
import { actionMessages } from '../helpers/actionMessages.ts';
import { findViolationsInBothThemes } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import { articleBody, bottomBar, feedPart, HOOK, toast } from '../helpers/locators.ts';
import { removeLimit, scrollBackTo } from '../helpers/pageHelpers.ts';
import { readLayoutShift } from '../helpers/readLayoutShift.ts';
import { ROUTE_RECORDS } from '../helpers/routeRecords.ts';

/** The window of a desk: two columns (product 2.23), and its keys (product 2.19). */
test.use({ viewport: { width: 1280, height: 800 } });

const { cn } = actionMessages;
const KEYS = cn['desk.keys'].replace(
  /\{(\w+)\}/g,
  (_, command) => COMMAND_KEYS[command as keyof typeof COMMAND_KEYS],
);
const aside = (page: Page) => page.getByRole('complementary');
const keySwitch = (page: Page) => aside(page).getByRole('checkbox', { name: KEYS });
const ARTICLE = ROUTE_RECORDS.newsDetail.address;
/** Of a column with a timeline. */
const DATED_ARTICLE = 'newsDetail/91/2602.html';
const headings = (page: Page) => aside(page).getByRole('heading', { level: 2 });
const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not shown`);
  return box;
};
/** Returns the requests for the sheet of a desk, from now on. */
function watchSheet(page: Page): readonly string[] {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (/\/desk\.[\w-]+\.css$/.test(request.url())) sheets.push(request.url());
  });
  return sheets;
}
const focusedId = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement).dataset.article ?? '');

test('J and K go to the next and the previous row, and the rows come into view', {
  tag: '@sweep',
}, async ({ page }) => {
  await page.goto('columnDetail/14.html');
  await expect(keySwitch(page)).toBeChecked();
  const ids = await page
    .locator('main a[data-article]')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.article));
  await page.keyboard.press('j');
  expect(await focusedId(page)).toBe(ids[0]);
  for (let n = 0; n < 4; n += 1) await page.keyboard.press('j');
  expect(await focusedId(page)).toBe(ids[4]);
  await page.keyboard.press('k');
  expect(await focusedId(page)).toBe(ids[3]);
  await expect(page.locator(`main a[data-article="${ids[3]}"]`)).toBeInViewport({ ratio: 1 });
  // K goes to the last row when all rows are above the window. All at once: a list whose end is near
  // loads more rows.
  const last = await page
    .locator('main a[data-article]')
    .last()
    .evaluate((row) => {
      (document.activeElement as HTMLElement).blur();
      (row.closest('main') as HTMLElement).style.paddingBottom = '200vh';
      scrollTo(0, row.getBoundingClientRect().bottom + scrollY + 1);
      row.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', bubbles: true }));
      return [
        row.getAttribute('data-article'),
        document.activeElement?.getAttribute('data-article'),
      ];
    });
  expect(last[1]).toBe(last[0]);
});

test('/ opens the search and focuses its field, where keys are letters', async ({ page }) => {
  await page.goto('columnDetail/14.html');
  await expect(keySwitch(page)).toBeChecked();
  await page.keyboard.press('/');
  await expect(page).toHaveURL(/search\.html$/);
  const field = page.getByRole('searchbox');
  await expect(field).toBeFocused();
  await page.keyboard.type('j/k?');
  await expect(field).toHaveValue('j/k?');
  await page.goto('search.html?q=铁路');
  await expect(keySwitch(page)).toBeChecked();
  await expect(field).not.toBeFocused();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
});

test('? shows the keys, and a switch turns them off for this device', async ({ page }) => {
  await page.goto('newsDetail/12/345.html');
  await expect(keySwitch(page)).toBeChecked();
  await page.keyboard.press('?');
  await expect(toast(page)).toHaveText(KEYS);
  expect(await findViolationsInBothThemes(page, 'aside')).toEqual([]);
  await keySwitch(page).uncheck();
  await page.reload();
  await expect(keySwitch(page)).not.toBeChecked();
  await page.locator('main h1').click();
  await page.keyboard.press('j');
  expect(await focusedId(page)).toBe('');
});

test('the elder version keeps its single column and has no keys, as it hides their switch', async ({
  page,
}) => {
  const sheets = watchSheet(page);
  await page.addInitScript(() => localStorage.setItem('xy_look', ' 1 1'));
  await page.goto('columnDetail/14.html');
  await page.locator('aside input[type=checkbox]').waitFor({ state: 'attached' });
  await page.keyboard.press('j');
  expect(await focusedId(page)).toBe('');
  expect(sheets).toEqual([]);
  expect((await boxOf(page.locator(HOOK.pageColumn))).width).toBe(540);
});

test('the text has 20 px and lines of 34 to 38 characters, beside an aside, at every width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 960, height: 900 });
  await page.goto(ARTICLE);
  await expect(headings(page)).toHaveText([cn['column.hot'], labels['list.related']]);
  for (const width of [960, 1100, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    const paragraph = articleBody(page).locator('p').first();
    await expect(paragraph).toHaveCSS('font-size', '20px');
    const text = await boxOf(paragraph);
    expect(text.width / 20).toBeGreaterThanOrEqual(34);
    expect(text.width / 20).toBeLessThanOrEqual(38);
    const beside = await boxOf(headings(page).first());
    expect(beside.x).toBeGreaterThan(text.x + text.width);
    expect(beside.width).toBeGreaterThan(190);
    const bar = await boxOf(bottomBar(page));
    expect(bar.x).toBeLessThanOrEqual(text.x);
    expect(bar.x + bar.width).toBeLessThan(beside.x);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('beside an article are the hot list, related articles, its timeline and the QR code, each story once', async ({
  page,
}) => {
  await page.goto(DATED_ARTICLE);
  await expect(headings(page)).toHaveText([
    cn['column.hot'],
    labels['list.related'],
    cn['special.timeline'],
  ]);
  await expect(page.getByRole('heading', { name: labels['list.related'] })).toHaveCount(1);
  await expect(aside(page).getByText(labels['page.scan'])).toBeVisible();
  const ids = await page
    .locator('a[data-article]')
    .evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset.article));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(ids).not.toContain('2602');
});

test('a template moves its related articles, too, when it has shown them', {
  tag: '@sweep',
}, async ({ page }) => {
  await removeLimit(page, LISTS_LIMIT_MS);
  await page.goto('newsDetail.html?columnId=12&id=345');
  await expect(headings(page)).toHaveText([cn['column.hot'], labels['list.related']]);
  await expect(page.getByRole('heading', { name: labels['list.related'] })).toHaveCount(1);
});

test('what fails to load beside an article leaves its place to the rest', {
  tag: '@sweep',
}, async ({ page, problems }) => {
  problems.allow(/articleHot|getColumn|ERR_FAILED/);
  await page.route(/articleHot|getColumn/, (route) => route.abort());
  await page.goto(DATED_ARTICLE);
  await expect(headings(page)).toHaveText([labels['list.related']]);
  await expect(keySwitch(page)).toBeVisible();
});

test('the aside stays in view where it fits into the window, its end elsewhere', {
  tag: '@sweep',
}, async ({ page }) => {
  for (const [height, fits] of [
    [1000, true],
    [420, false],
  ] as const) {
    await page.setViewportSize({ width: 1280, height });
    await page.goto(ARTICLE);
    await expect(keySwitch(page)).toBeVisible();
    if (!fits) await expect(keySwitch(page)).not.toBeInViewport();
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1500);
    await expect(keySwitch(page)).toBeInViewport({ ratio: 1 });
    if (fits) await expect(headings(page).first()).toBeInViewport();
    else await expect(headings(page).first()).not.toBeInViewport();
  }
  // What has the focus is in the window.
  const first = aside(page).getByRole('link').first();
  await first.focus();
  await expect(first).toBeInViewport({ ratio: 1 });
  await keySwitch(page).focus();
  await expect(keySwitch(page)).toBeInViewport({ ratio: 1 });
});

test('nothing moves while a page of a desk loads', async ({ page }) => {
  for (const address of [ARTICLE, DATED_ARTICLE]) {
    await page.goto(address);
    await expect(keySwitch(page)).toBeVisible();
    expect(await readLayoutShift(page), address).toEqual({ value: 0, sources: [] });
  }
  await page.goto(ROUTE_RECORDS.home.address);
  await expect(keySwitch(page)).toBeVisible();
  // Dates become relative there, which moves the counts after them by some pixels.
  expect((await readLayoutShift(page)).value).toBeLessThan(0.001);
});

test('a phone never requests the sheet of a desk, a desk before its first paint', async ({
  page,
}) => {
  const sheets = watchSheet(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(ARTICLE);
  await page.locator('main h1').click();
  await scrollBackTo(page, 900);
  await expect(page.locator(HOOK.floatingButtons)).toBeVisible();
  expect(sheets).toEqual([]);
  // The first paint has no modules yet, and the open page shows no aside when it becomes wide.
  await page.route('**/_astro/*.js', () => {});
  await page.setViewportSize({ width: 960, height: 812 });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(articleBody(page).locator('p').first()).toHaveCSS('font-size', '20px');
  expect(sheets).toHaveLength(1);
});

test('a window that is made wide gets the second column, and loses it when it is made narrow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await page.goto(ARTICLE);
  const related = page.getByRole('heading', { name: labels['list.related'] });
  const inColumn = page.locator('main').getByRole('heading', { name: labels['list.related'] });
  await expect(inColumn).toBeVisible();
  await expect(page.locator(HOOK.floatingButtons)).toBeAttached();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(keySwitch(page)).toBeVisible();
  await expect(articleBody(page).locator('p').first()).toHaveCSS('font-size', '20px');
  await expect(inColumn).toHaveCount(0);
  await expect(related).toBeVisible();
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(aside(page)).toBeHidden();
  await expect(inColumn).toBeVisible();
  expect((await boxOf(page.locator(HOOK.pageColumn))).width).toBe(540);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(keySwitch(page)).toBeVisible();
  await expect(inColumn).toHaveCount(0);
});

test('the front page is a grid, and J and K go through it line by line', async ({ page }) => {
  // The tab is in place when it is tapped: a page that still scrolls to a row moves it away.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(ROUTE_RECORDS.home.address);
  await expect(headings(page)).toHaveText([cn['column.hot']]);
  const firsts = page.locator(`${HOOK.carousel} a`);
  const lead = await boxOf(firsts.nth(0));
  const second = await boxOf(firsts.nth(1));
  expect(second.y).toBe(lead.y);
  expect(lead.width).toBeGreaterThan(second.width * 1.8);
  expect(second.x).toBeGreaterThan(lead.x + lead.width);
  const places: { readonly top: number; readonly left: number }[] = [];
  for (let n = 0; n < 12; n += 1) {
    await page.keyboard.press('j');
    places.push(
      await page.evaluate((cell) => {
        const box = document.activeElement?.closest(cell)?.getBoundingClientRect();
        return { top: Math.round((box?.top ?? 0) + scrollY), left: box?.left ?? 0 };
      }, `${HOOK.carousel}, ${HOOK.feedItem}`),
    );
  }
  const sorted = [...places].sort((a, b) => a.top - b.top || a.left - b.left);
  expect(places).toEqual(sorted);
  expect(new Set(places.map(({ left }) => left)).size).toBeGreaterThan(1);
  // The hot list is not beside itself.
  await page.getByRole('button', { name: cn['column.hot'] }).click();
  await expect(headings(page)).toHaveCount(0);
});

test('a page without its content has the hot list once', async ({ page, problems }) => {
  problems.allow(/Failed to load resource/);
  await page.goto('circleDetail/99999999.html');
  await expect(aside(page).getByText(labels['page.scan'])).toBeVisible();
  await expect(page.getByRole('heading', { name: cn['column.hot'], exact: true })).toHaveCount(1);
});

test('more rows of the front page are in the grid, too', { tag: '@sweep' }, async ({ page }) => {
  await page.goto(ROUTE_RECORDS.home.address);
  await expect(keySwitch(page)).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    await expect(feedPart(page).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  // Rows far from the window are removed from the document.
  await feedPart(page).first().scrollIntoViewIfNeeded();
  const rows = feedPart(page).first().locator(`${HOOK.feedList} > li`);
  const readLefts = () =>
    rows.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left));
  await expect.poll(async () => new Set(await readLefts()).size).toBe(2);
});

test('pages of a desk pass axe in both themes', { tag: '@sweep' }, async ({ page }) => {
  for (const address of [
    DATED_ARTICLE,
    ROUTE_RECORDS.home.address,
    ROUTE_RECORDS.columnDetail.address,
  ]) {
    await page.goto(address);
    await expect(keySwitch(page)).toBeVisible();
    expect(await findViolationsInBothThemes(page), address).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a wide window has the single column', async ({ page }) => {
    const sheets = watchSheet(page);
    await page.goto(ARTICLE);
    const column = await boxOf(page.locator(HOOK.pageColumn));
    expect(column.width).toBe(540);
    expect(column.x).toBe(370);
    expect(sheets).toEqual([]);
  });
});
