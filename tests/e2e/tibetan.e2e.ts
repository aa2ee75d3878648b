import type { Page } from 'playwright/test';
import type { RouteName } from '../../src/routes.ts';
import { expect, test } from '../helpers/browser.ts';
import { findForeignWords, listOwnTexts } from '../helpers/foreignWords.ts';
import { HOOK, sheet, skeleton, toast } from '../helpers/locators.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';
import { ROUTE_RECORDS } from '../helpers/routeRecords.ts';
import { SWEEP_LIMIT_MS } from '../helpers/sweepLimit.ts';

/** Pages of a reader whose language is Tibetan (product 1.2). */

/** Opens the routes, an article and its sheets. Returns the words of other languages. */
async function findOtherWords(
  page: Page,
  routes: readonly RouteName[],
): Promise<Record<string, readonly string[]>> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: Record<string, readonly string[]> = {};
  const look = async (what: string) => {
    // It is shown when code does not load, in the language of the deployment.
    await page.locator(HOOK.templateError).evaluateAll((all) => {
      for (const one of all) one.remove();
    });
    const texts = await page.evaluate(`(${listOwnTexts})(document)`);
    const words = findForeignWords(texts as readonly string[]);
    if (words.length > 0) found[what] = words;
  };
  // Baked pages of a Chinese deployment keep the language of their document.
  for (const route of routes) {
    const address = ROUTE_RECORDS[route].address;
    await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=bo`);
    await waitUntilStarted(page);
    await expect(skeleton(page)).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'bo');
    await look(route);
    const title = await page.title();
    if (findForeignWords([title]).length > 0) found[`title of ${route}`] = [title];
  }
  await page.goto('newsDetail.html?columnId=34&id=532&lang=bo');
  await waitUntilStarted(page);
  await look('article');
  for (const act of ['look', 'compose', 'share']) {
    await page.locator(`[data-act=${act}]:visible`).last().click();
    await sheet(page).waitFor();
    if (act === 'compose') await page.locator(HOOK.sheetSubmit).click();
    if (act === 'share') {
      await page.locator(`${HOOK.shareTargets} button`).first().click();
      await expect(toast(page)).not.toBeEmpty();
    }
    await look(act);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
  }
  return found;
}

const RULE =
  'a page that a script fills in Tibetan, its sheets and messages have no other language';

test(`${RULE}: all kinds`, { tag: '@sweep' }, async ({ page }) => {
  test.setTimeout(SWEEP_LIMIT_MS);
  const kinds = [
    'search',
    'getUserInfo',
    'login',
    'services',
    'integralShop',
    'commentAll',
    'activityApply',
    'subscriptionList',
    'moreLive',
    'writeOff',
    'previewPDF',
  ] as const;
  expect(await findOtherWords(page, kinds)).toEqual({});
});

test(`${RULE}: the reader's own page and an article`, async ({ page }) => {
  expect(await findOtherWords(page, ['getUserInfo'])).toEqual({});
});
