import type { Page } from 'playwright/test';
import { WIDE_QUERY } from '../../src/host/wideQuery.ts';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import type { RouteName } from '../../src/routes.ts';
import { expect, test } from '../helpers/browser.ts';
import { findCutText } from '../helpers/findCutText.ts';
import { lengthenMessages } from '../helpers/lengthenMessages.ts';
import { HOOK, mainButton, sheet, skeleton } from '../helpers/locators.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';
import { ROUTE_RECORDS } from '../helpers/routeRecords.ts';
import { SWEEP_LIMIT_MS } from '../helpers/sweepLimit.ts';

/** Messages with 140 % of their length, which leaves room for every wording and language. */

/** Where there is least room, and the window of a desk. */
const WIDTHS = [320, 1280] as const;

/** One page of each family; together they have every kind of row, head and bar. */
const ROUTES = [
  'home',
  'login',
  'newsDetail',
  'imageDetail',
  'liveDetail',
  'columnDetail',
  'specDetail',
  'activityDetail',
  'activityApply',
  'moreImage',
  'xyDetail',
  'xyListShare',
  'topicDetail',
  'qaDetail',
  'circleDetail',
  'postDetail',
  'mvodShare',
  'minVideoDetail',
  'paperSharePage',
  'search',
  'services',
  'getUserInfo',
  'integralShop',
  'subscriptionList',
  'LeaderViewList',
] as const;

type Look = (what: string) => Promise<void>;

/** Runs in the page: a window that becomes wide requests the sheet of a desk (boot/boot.ts). */
const hasDeskSheet = (wideQuery: string): boolean => {
  const { desk = '' } = document.documentElement.dataset;
  return (
    !matchMedia(wideQuery).matches ||
    Array.from(document.styleSheets).some(({ href }) => href?.endsWith(desk))
  );
};

/** Opens the routes in a language of long messages, takes the steps, and returns what is cut. */
async function findCut(
  page: Page,
  locale: Locale,
  routes: readonly RouteName[],
  widths: readonly number[],
): Promise<Record<string, readonly string[]>> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await lengthenMessages(page, locale);
  const found: Record<string, readonly string[]> = {};
  const look: Look = async (what) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 812 });
      await page.waitForFunction(hasDeskSheet, WIDE_QUERY);
      const cut = await findCutText(page);
      if (cut.length > 0) found[`${what} at ${width} px`] = cut;
    }
    await page.setViewportSize({ width: 375, height: 812 });
  };
  for (const route of routes) {
    await page.goto(ROUTE_RECORDS[route].address);
    await waitUntilStarted(page);
    await expect(skeleton(page)).toHaveCount(0);
    await look(route);
    if (route === 'newsDetail') await lookAtSheets(page, look);
    if (route === 'getUserInfo') await lookAtLogin(page, look);
  }
  return found;
}

async function lookAtSheets(page: Page, look: Look): Promise<void> {
  for (const act of ['look', 'compose', 'share'] as const) {
    await page.locator(`[data-act=${act}]:visible`).last().click();
    await sheet(page).waitFor();
    if (act === 'compose') await page.locator(HOOK.sheetSubmit).click();
    if (act === 'share') await page.locator(`${HOOK.shareTargets} button`).first().waitFor();
    await look(act);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
  }
}

async function lookAtLogin(page: Page, look: Look): Promise<void> {
  await mainButton(page).click();
  await sheet(page).waitFor();
  await look('login sheet');
  await mainButton(sheet(page)).click();
  await sheet(page).getByRole('alert').first().waitFor();
  await look('login sheet with an error');
}

for (const locale of LOCALES) {
  test(`no message is cut at 140 % of its length: ${locale}`, { tag: '@sweep' }, async ({
    page,
  }) => {
    test.setTimeout(SWEEP_LIMIT_MS);
    expect(await findCut(page, locale, ROUTES, WIDTHS)).toEqual({});
  });
}

test('no German message, the longest, is cut at 140 % of its length on common pages of 320 px', async ({
  page,
}) => {
  expect(await findCut(page, 'de', ['newsDetail', 'getUserInfo'], [320])).toEqual({});
});
