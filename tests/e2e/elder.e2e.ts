import type { Page } from 'playwright/test';
import { cn } from '../../src/i18n/actions/cn.ts';
import { ELDER_MESSAGES } from '../../src/i18n/elderMessages.ts';
import type { RouteName } from '../../src/routes.ts';
import { findViolationsInBothThemes } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import { floatingButtons, HOOK } from '../helpers/locators.ts';
import { logInAsMember } from '../helpers/member.ts';
import { ROUTE_RECORDS } from '../helpers/routeRecords.ts';
import { SWEEP_LIMIT_MS } from '../helpers/sweepLimit.ts';

/** The elder version (product 2.20): large text and targets, no ads, nothing that floats. */
test.use({ viewport: { width: 375, height: 812 } });

const entry = (page: Page) => page.getByRole('button', { name: cn['page.elder'], exact: true });
/** The button in the bar at the top. */
const exit = (page: Page) => page.getByRole('button', { name: ELDER_MESSAGES.cn });
const sizeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

/** Returns the visible elements of a selector that are lower or narrower than 60 px. */
const findBelow60 = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isSmall = element.checkVisibility() && (width < 60 || height < 60);
      return isSmall ? [`${element.className}: ${width}x${height}`] : [];
    }),
  );

async function enter(page: Page): Promise<void> {
  await page.goto('home.html');
  await entry(page).click();
  await expect(exit(page)).toBeVisible();
}

test('one tap on the front page leads in, every page and reload keeps it, one tap leads out', async ({
  page,
}) => {
  await enter(page);
  expect(await sizeOf(page, HOOK.rowTitle)).toBeGreaterThanOrEqual(30);
  await page.goto(ROUTE_RECORDS.newsDetail.address);
  await page.reload();
  expect(await sizeOf(page, `${HOOK.articleBody} p`)).toBeGreaterThanOrEqual(30);
  await expect(exit(page)).toBeVisible();
  // The field at the foot shows its whole label.
  const isWhole = await page.locator(HOOK.commentField).evaluate((field) => {
    const around = field.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(field);
    return Array.from(range.getClientRects()).every(
      ({ left, right }) => left >= around.left && right <= around.right,
    );
  });
  expect(isWhole).toBe(true);
  await exit(page).click();
  await expect(page.locator('link[rel=stylesheet][href*=elder]')).toHaveCount(0);
  await expect(exit(page)).toHaveCount(0);
  expect(await sizeOf(page, `${HOOK.articleBody} p`)).toBe(18);
});

test('the choices of look lead in as well, and out', { tag: '@sweep' }, async ({ page }) => {
  await page.goto(ROUTE_RECORDS.getUserInfo.address);
  await entry(page).click();
  await expect(exit(page)).toBeVisible();
  await expect(entry(page)).toHaveAttribute('aria-pressed', 'true');
  await entry(page).click();
  await expect(entry(page)).toHaveAttribute('aria-pressed', 'false');
});

test('the text of an article has its size at the first paint, and follows the chosen text size', {
  tag: '@sweep',
}, async ({ page }) => {
  await enter(page);
  // The first paint has no modules yet.
  await page.route('**/_astro/*.js', () => {});
  await page.goto(ROUTE_RECORDS.newsDetail.address, { waitUntil: 'domcontentloaded' });
  const bodyText = `${HOOK.articleBody} p`;
  await expect.poll(() => sizeOf(page, bodyText)).toBeCloseTo(32, 1);
  await page.evaluate(() => localStorage.setItem('xy_look', ' 1.5 1'));
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect.poll(() => sizeOf(page, bodyText)).toBeCloseTo(48, 1);
});

/** Returns what is wrong on each route in the elder version. */
async function findProblems(
  page: Page,
  routes: readonly RouteName[],
): Promise<Record<string, readonly string[]>> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await logInAsMember(page);
  await enter(page);
  const found: Record<string, readonly string[]> = {};
  for (const route of routes) {
    await page.goto(ROUTE_RECORDS[route].address, { waitUntil: 'load' });
    await expect(exit(page)).toBeVisible();
    await page.mouse.wheel(0, 900);
    await floatingButtons(page).waitFor({ state: 'attached' });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    const unwanted = page.locator(
      `ad-slot, ${HOOK.adRow}, ${HOOK.floatingButtons}, ${HOOK.appBar}`,
    );
    const shown = await unwanted.evaluateAll((elements) =>
      elements.flatMap((element) => (element.checkVisibility() ? [element.className] : [])),
    );
    const problems = [
      ...(width > 375 ? [`${width} px wide`] : []),
      ...shown,
      ...(await findBelow60(
        page,
        `top-bar a, ${HOOK.bottomBar} button, ${HOOK.bottomBar} a, ${HOOK.columnTab}, ${HOOK.elderButton}`,
      )),
      ...(await findViolationsInBothThemes(page)),
    ];
    if (problems.length > 0) found[route] = problems;
  }
  return found;
}

const RULE = 'targets are large, nothing overflows, floats or advertises';

test(`${RULE}, on each kind of page`, { tag: '@sweep' }, async ({ page }) => {
  test.setTimeout(SWEEP_LIMIT_MS);
  const kinds = [
    'home',
    'columnDetail',
    'specDetail',
    'activityVote',
    'getUserInfo',
    'search',
  ] as const;
  expect(await findProblems(page, kinds)).toEqual({});
});

test(`${RULE}, on an article`, async ({ page }) => {
  expect(await findProblems(page, ['newsDetail'])).toEqual({});
});
