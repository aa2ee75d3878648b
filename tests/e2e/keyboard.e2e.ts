import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/browser.ts';
import { walkPage } from '../helpers/keyboard.ts';
import { HOOK, skeleton } from '../helpers/locators.ts';
import { logInAsMember } from '../helpers/member.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';
import { ROUTE_RECORDS } from '../helpers/routeRecords.ts';
import { SWEEP_LIMIT_MS } from '../helpers/sweepLimit.ts';

/** One page of each family, with the template of articles. */
const PAGES: readonly string[] = [
  ...(
    [
      'home',
      'login',
      'newsDetail',
      'imageDetail',
      'videoDetail',
      'liveDetail',
      'columnDetail',
      'specDetail',
      'activityApply',
      'activityVote',
      'getUserInfo',
      'xyDetail',
      'topicDetail',
      'qaDetail',
      'circleDetail',
      'mvodShare',
      'minVideoDetail',
      'paperSharePage',
      'search',
      'services',
      'integralShop',
    ] as const
  ).map((route) => ROUTE_RECORDS[route].address),
  'newsDetail/999/345.html',
];

/** Returns what the document lacks: one visible h1, one main, its language. */
const findMissing = () => {
  const h1 = Array.from(document.querySelectorAll('h1')).filter((one) => one.checkVisibility());
  const mains = document.querySelectorAll('main').length;
  return [
    ...(h1.length === 1 ? [] : [`${h1.length} h1`]),
    ...(mains === 1 ? [] : [`${mains} main`]),
    ...(document.documentElement.lang === 'zh-CN' ? [] : [document.documentElement.lang]),
  ];
};

/** Walks through the pages by Tab. Returns what is wrong on each. */
async function findProblems(
  page: Page,
  addresses: readonly string[],
): Promise<Record<string, readonly string[]>> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await logInAsMember(page);
  const found: Record<string, readonly string[]> = {};
  for (const address of addresses) {
    await page.goto(address);
    await waitUntilStarted(page);
    await expect(skeleton(page)).toHaveCount(0);
    const missing = await page.evaluate(findMissing);
    const stops = await walkPage(page);
    const problems = [
      ...missing,
      ...(stops.length === 0 ? ['no control'] : []),
      ...stops.flatMap(({ name, problem }) => (problem === '' ? [] : [`${name}: ${problem}`])),
    ];
    if (problems.length > 0) found[address] = problems;
  }
  return found;
}

const RULE = 'Tab reaches every control, visibly, once, and without a trap';

test(`${RULE}, on one page of each family`, { tag: '@sweep' }, async ({ page }) => {
  test.setTimeout(SWEEP_LIMIT_MS);
  expect(await findProblems(page, PAGES)).toEqual({});
});

test(`${RULE}, on an article and a form`, async ({ page }) => {
  const { newsDetail, activityApply } = ROUTE_RECORDS;
  expect(await findProblems(page, [newsDetail.address, activityApply.address])).toEqual({});
});

test('the skip link is the first control and leads to the text', async ({ page }) => {
  for (const [address, target] of [
    [ROUTE_RECORDS.newsDetail.address, '#text'],
    ['home.html', 'main'],
  ] as const) {
    await page.goto(address);
    await waitUntilStarted(page);
    await page.keyboard.press('Tab');
    const link = page.locator(HOOK.skipLink);
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const isAfter = await page
      .locator(target)
      .evaluate((part) => part.compareDocumentPosition(document.activeElement as Node));
    expect(isAfter & 2).toBe(0);
  }
});
