import type { Browser, Page } from 'playwright/test';
import { ROUTE_NAMES, type RouteName } from '../../src/routes.ts';
import { expect, test } from '../helpers/browser.ts';
import { launchDoubleText, openPhone } from '../helpers/doubleText.ts';
import { flashTitle, floatingButtons, HOOK, skeleton } from '../helpers/locators.ts';
import { logInAsMember } from '../helpers/member.ts';
import { ROUTE_RECORDS } from '../helpers/routeRecords.ts';
import { SWEEP_LIMIT_MS } from '../helpers/sweepLimit.ts';

let browser: Browser;
test.beforeAll(async () => {
  browser = await launchDoubleText();
});
test.afterAll(() => browser.close());

const openPage = () => openPhone(browser, { width: 375, height: 812 });

const sizeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

test('text is twice as large at twice the text size of the browser, from the first paint on', async () => {
  const page = await openPage();
  // The first paint has no modules yet.
  await page.route('**/_astro/*.js', () => {});
  await page.goto(ROUTE_RECORDS.newsDetail.address, { waitUntil: 'domcontentloaded' });
  expect(await sizeOf(page, 'h1')).toBe(48);
  expect(await sizeOf(page, `${HOOK.articleBody} p`)).toBe(36);
  expect(await page.locator('article').evaluate(({ clientWidth }) => clientWidth)).toBe(375);
  // A font size in the address is multiplied, too.
  await page.goto(`${ROUTE_RECORDS.newsDetail.address}?fontSize=42`, {
    waitUntil: 'domcontentloaded',
  });
  expect(await sizeOf(page, `${HOOK.articleBody} p`)).toBe(42);
  await page.context().close();
});

test('flash news have whole titles at twice the text size', { tag: '@sweep' }, async () => {
  const page = await openPage();
  await page.goto(ROUTE_RECORDS.home.address);
  const titles = flashTitle(page);
  await expect(titles.first()).toHaveCSS('white-space', 'normal');
  const cut = await titles.evaluateAll((all) =>
    all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
  );
  expect(cut).toEqual([]);
  await page.context().close();
});

/** Returns the innermost elements that overflow the window and are in no box that scrolls. */
const findWide = () => {
  const isScrolled = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) ||
      isScrolled(element.parentElement));
  // A phone zooms out on a page that is too wide, so that innerWidth would grow with it.
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = Array.from(document.querySelectorAll('body *')).filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isScrolled(element),
  );
  return [`${scrollWidth} px`, ...wide.slice(-2).map((element) => element.outerHTML.slice(0, 120))];
};

/** Returns headings that skip a level, and the number of h1 if it is not one. */
const findDisorder = () => {
  const headings = Array.from(document.querySelectorAll('h1, h2, h3, h4, h5, h6'));
  const shown = headings.filter((heading) => heading.checkVisibility());
  const levels = shown.map(({ localName }) => Number(localName[1]));
  const skipped = shown.filter((_, at) => (levels[at] ?? 0) > (levels[at - 1] ?? 0) + 1);
  const h1 = levels.filter((level) => level === 1).length;
  return [
    ...(h1 === 1 ? [] : [`${h1} h1`]),
    ...skipped.map(({ outerHTML }) => outerHTML.slice(0, 80)),
  ];
};

/** Returns targets below 44 px, except links in running text, by tag and class. */
const findSmallTargets = ({ inText, field }: { inText: string; field: string }) => {
  const HALF_PX = 21;
  const NAMES = 'a[href], button:not(:disabled), summary, select, input:not([type=hidden])';
  const small = new Set<string>();
  /** Names for screen readers alone are clipped. */
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement));
  for (const target of document.querySelectorAll<HTMLElement>(NAMES)) {
    const isHidden = !target.checkVisibility({ visibilityProperty: true });
    if (isHidden || isClipped(target) || target.closest(inText)) continue;
    const label = target instanceof HTMLInputElement ? target.labels?.[0] : null;
    const area = target.closest(field) ?? label ?? target;
    area.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = area.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isHit = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && area.contains(hit);
    };
    const isWide = width > 2 * HALF_PX || (isHit(-HALF_PX, 0) && isHit(HALF_PX, 0));
    const isHigh = height > 2 * HALF_PX || (isHit(0, -HALF_PX) && isHit(0, HALF_PX));
    if (!isWide || !isHigh) {
      small.add(
        `${target.localName}.${target.className}: ${Math.round(width)}x${Math.round(height)}`,
      );
    }
  }
  return [...small];
};

/** Returns what is wrong on each route at text of 200 %. */
async function findProblems(
  routes: readonly RouteName[],
): Promise<Record<string, readonly string[]>> {
  const page = await openPage();
  await logInAsMember(page);
  const found: Record<string, readonly string[]> = {};
  for (const route of routes) {
    await page.goto(ROUTE_RECORDS[route].address, { waitUntil: 'load' });
    await floatingButtons(page).waitFor({ state: 'attached' });
    await expect(skeleton(page)).toHaveCount(0);
    const wide = await page.evaluate(findWide);
    // Targets are measured at the default size: larger text makes them larger.
    await page.evaluate(() => document.documentElement.style.setProperty('--text', '1'));
    const problems = [
      ...wide,
      ...(await page.evaluate(findDisorder)),
      ...(await page.evaluate(findSmallTargets, {
        inText: `${HOOK.articleBody}, ${HOOK.skipLink}`,
        field: HOOK.fieldArea,
      })),
    ];
    if (problems.length > 0) found[route] = problems;
  }
  await page.context().close();
  return found;
}

const RULE = 'text of 200 % needs no sideways scroll, headings are in order and targets are 44 px';

test(`on every route ${RULE}`, { tag: '@sweep' }, async () => {
  test.setTimeout(SWEEP_LIMIT_MS);
  expect(await findProblems(ROUTE_NAMES)).toEqual({});
});

test(`on common pages ${RULE}`, async () => {
  const common = ['home', 'newsDetail', 'getUserInfo'] as const;
  expect(await findProblems(common)).toEqual({});
});
