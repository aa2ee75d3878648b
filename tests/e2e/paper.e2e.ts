import type { Page } from 'playwright/test';
import { readTestPorts, testVariables } from '../../scripts/test/testEnvironment.ts';
import { type PaperEdition, parseEdition } from '../../src/model/paper/normalisePaper.ts';
import { actionMessages } from '../helpers/actionMessages.ts';
import { findViolations, findViolationsInBothThemes } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import { delayReact, holdReact } from '../helpers/holdReact.ts';
import { articleBody, paperImage, paperRows } from '../helpers/locators.ts';
import { injectFault } from '../helpers/origin.ts';
import { countDocuments, waitUntilStarted } from '../helpers/pageHelpers.ts';
import { readParts } from '../helpers/readParts.ts';
import { createFingers, type Spot } from '../helpers/touchscreen.ts';

/** The digital newspaper: a page with its article areas, other pages, other days. */

const stage = (page: Page) => page.locator('paper-page[data-awake]');
const reader = (page: Page) =>
  page.getByRole('dialog', { name: actionMessages.cn['paper.reader'] });
/** Returns the days that the calendar below the page links. */
const calendarDays = (page: Page) => page.locator('#days td a').allTextContents();
const OFTEN = { intervals: [50] };

/** Loads an edition by the same call as the page. */
async function readEdition(page: Page, date: string, paper = 1): Promise<PaperEdition> {
  const { API_URL } = testVariables(readTestPorts());
  const url = `${API_URL}/getPaperLayouts?siteID=1&id=${paper}&date=${date.replaceAll('-', '')}`;
  const answer = await (await page.request.get(url)).json();
  const edition = parseEdition(answer.data ?? answer);
  if (!edition) throw new Error(`no edition of ${date}`);
  return edition;
}

/** Returns the box of the page's image on the screen, in CSS pixels. */
const picture = (page: Page) =>
  paperImage(page).evaluate((image) => {
    const { left, top, width, height } = image.getBoundingClientRect();
    return { left, top, width, height };
  });

/** Returns the width of the image in widths of its container. */
const zoom = async (page: Page): Promise<number> =>
  (await picture(page)).width / (await stage(page).evaluate(({ clientWidth }) => clientWidth));

/**
 * Returns the id of the article at this point of the screen, by the edition's areas; '' if none.
 */
async function articleAt(page: Page, edition: PaperEdition, [x, y]: Spot): Promise<string> {
  const { left, top, width, height } = await picture(page);
  const at = [((x - left) / width) * 100, ((y - top) / height) * 100] as const;
  const areas = edition.pages[0]?.areas ?? [];
  return areas.find(({ points }) => holds(points, at))?.articleId ?? '';
}

/** Returns whether a polygon contains a point: a ray from it crosses an odd number of sides. */
const holds = (points: readonly (readonly [number, number])[], [x, y]: readonly [number, number]) =>
  points.filter(([x1, y1], index) => {
    const [x2, y2] = points[(index + 1) % points.length] as readonly [number, number];
    return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
  }).length %
    2 ===
  1;

/** Returns a point near the middle of the container where an article is printed, with its id. */
async function findArticle(page: Page, edition: PaperEdition) {
  const box = await stage(page).boundingBox();
  if (!box) throw new Error('no page');
  for (let step = 0; step < 40; step += 1) {
    const x = box.x + box.width / 2 + (step % 2 === 0 ? 1 : -1) * step * 3;
    const spot: Spot = [x, 330 + step * 2];
    const id = await articleAt(page, edition, spot);
    if (id) return { spot, id };
  }
  throw new Error('no article is in sight');
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolationsInBothThemes(page)).toEqual([]);
}

test('a tap opens the article under it at any zoom; a pan opens none', async ({ page }) => {
  const edition = await readEdition(page, '2026-11-20');
  await page.goto(`paperSharePage/2026-11-20/1/${edition.pages[0]?.id}.html`);
  await expect(page).toHaveTitle('《霁川日报》 2026年11月20日 01版：要闻');
  const documents = countDocuments(page);
  const fingers = await createFingers(page);
  await expect(stage(page)).toBeVisible();

  for (const times of [1, 3]) {
    if (times > 1) {
      const wide = 30 * times;
      await fingers.draw(
        [
          [187 - 30, 330],
          [187 - wide, 330],
        ],
        [
          [187 + 30, 330],
          [187 + wide, 330],
        ],
      );
      await expect.poll(() => zoom(page), OFTEN).toBeCloseTo(times, 0);
      const { left } = await picture(page);
      await fingers.draw([
        [187, 330],
        [227, 345],
      ]);
      await expect.poll(async () => (await picture(page)).left, OFTEN).toBeGreaterThan(left + 20);
    }
    const { spot, id } = await findArticle(page, edition);
    expect(page.url()).not.toContain('article=');
    await fingers.tap(spot);
    await expect(page).toHaveURL(new RegExp(`[?]article=${id}$`));
    await expect(articleBody(reader(page)).locator('p').first()).toBeVisible();
    await page.goBack();
    await expect(reader(page)).toHaveCount(0);
    // A double tap resets the zoom.
    if (times > 1) {
      await fingers.doubleTap(spot);
      await expect.poll(() => zoom(page), OFTEN).toBeCloseTo(1, 2);
    }
  }
  expect(documents()).toBe(0);
});

test('pages and articles change without a load, and Back returns', async ({ page }) => {
  await page.goto('paperSharePage/2026-11-20/1.html');
  const documents = countDocuments(page);
  const fingers = await createFingers(page);
  await expect(stage(page)).toBeVisible();
  await fingers.draw([
    [300, 400],
    [60, 400],
  ]);
  await expect(page).toHaveTitle(/02版/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${new URL(page.url()).pathname}$`),
  );
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveTitle(/03版/);
  await page.goBack();
  await expect(page).toHaveTitle(/02版/);
  await page.goBack();
  await expect(page).toHaveTitle(/01版/);
  await expect(page).toHaveURL(/2026-11-20\/1\.html$/);

  const rows = paperRows(page).locator('a');
  await rows.first().tap();
  const heading = reader(page).locator('h2');
  await expect(heading).toHaveText(await rows.first().locator('h3').innerText());
  await expectAccessible(page);
  await fingers.draw([
    [300, 500],
    [60, 500],
  ]);
  await expect(heading).toHaveText(await rows.nth(1).locator('h3').innerText());
  await page.keyboard.press('Escape');
  await expect(reader(page)).toHaveCount(0);
  await expect(page).toHaveURL(/2026-11-20\/1\.html$/);
  expect(documents()).toBe(0);
});

test('the calendar links only days with an edition', { tag: '@sweep' }, async ({ page }) => {
  await page.goto('paperSharePage.html?time=20261112&paperId=2');
  await expect(page).toHaveTitle(/^《霁川晚报》 2026年11月12日 01版/);
  await waitUntilStarted(page);
  await expectAccessible(page);

  await page.getByRole('link', { name: actionMessages.cn['paper.days'] }).tap();
  const sheet = page.getByRole('dialog', { name: actionMessages.cn['paper.days'] });
  await expect(sheet.getByRole('link')).toHaveCount(7);
  await expect(sheet.locator('[aria-current=page]')).toHaveText('12');
  await expect(sheet.getByText('15', { exact: true })).not.toHaveAttribute('href');
  await sheet.locator('[aria-current=page]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/2026年11月13日/);
  await expect(sheet).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveTitle(/2026年11月12日/);
});

test('shows a message when there is no edition, and retries one that failed to load', {
  tag: '@sweep',
}, async ({ page }) => {
  await page.goto('paperSharePage/2026-11-03/1.html');
  await expect(page.locator('main h1')).toHaveText(actionMessages.cn['paper.none']);
  await expect(page.getByRole('status')).toContainText('2026年11月14日');
  expect(await findViolations(page)).toEqual([]);
  await injectFault({ path: 'getPaperLayouts.*date=20261101', kind: 'html', times: 1 });
  await page.goto('paperSharePage/2026-11-01/1.html');
  await page.getByRole('alert').getByRole('button').tap();
  await expect(page.locator('main h1')).toHaveText(actionMessages.cn['paper.none']);
});

test.describe('the template', () => {
  const ADDRESS = 'paperSharePage.html?time=20261112&paperId=2';
  const REACT = /\/_astro\/(?:react|Paper)\./;

  test('shows what the baked page shows, without React', { tag: '@sweep' }, async ({ page }) => {
    await holdReact(page, REACT);
    const read = async () => ({
      ...(await readParts(page)),
      days: await calendarDays(page),
    });
    await page.goto('paperSharePage/2026-11-14.html');
    const edition = new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '');
    await page.goto(edition.pathname);
    const expected = await read();
    expect(expected.days.length).toBeGreaterThan(5);
    const [, time = '', paperId] = /\/([\d-]+)\/(\d+)\//.exec(edition.pathname) ?? [];
    await page.goto(`paperSharePage.html?time=${time}&paperId=${paperId}`);
    await expect.poll(read).toEqual(expected);
  });

  test('opens what was tapped before React was there, on the page that is shown', {
    tag: '@sweep',
  }, async ({ page }) => {
    const load = await delayReact(page, REACT);
    await page.goto(ADDRESS);
    const documents = countDocuments(page);
    const image = await paperImage(page).elementHandle();
    const row = paperRows(page).locator('a').first();
    await row.tap();
    await expect(row).toHaveAttribute('aria-busy', 'true');
    load();
    await expect(page).toHaveURL(/[?&]article=/);
    await expect(articleBody(reader(page)).locator('p').first()).toBeVisible();
    await page.goBack();
    await expect(reader(page)).toHaveCount(0);
    expect(await image?.evaluate(({ isConnected }) => isConnected)).toBe(true);
    expect(documents()).toBe(0);
  });

  test('opens the article that the address names', { tag: '@sweep' }, async ({ page }) => {
    await page.goto(ADDRESS);
    const href = await paperRows(page).locator('a').first().getAttribute('href');
    const id = /(\d+)\.html/.exec(href ?? '')?.[1] ?? '';
    await page.goto(`${ADDRESS}&article=${id}`);
    await expect(articleBody(reader(page)).locator('p').first()).toBeVisible();
  });
});
