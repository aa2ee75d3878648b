import type { Page } from 'playwright/test';
import type { RouteName } from '../../src/routes.ts';
import { expect, test } from '../helpers/browser.ts';
import { floatingButtons, HOOK, skeleton } from '../helpers/locators.ts';
import { scrollToEnd, waitUntilStarted } from '../helpers/pageHelpers.ts';
import { ROUTE_RECORDS } from '../helpers/routeRecords.ts';
import { SWEEP_LIMIT_MS } from '../helpers/sweepLimit.ts';

/** The buttons that float over a page leave its last controls free (product 4.23). */

/** Lists, with and without a bar at their foot. */
const LISTS = [
  'xyListShare',
  'moreImage',
  'moreLive',
  'moreModules',
  'specMore',
  'tagList',
  'columnDetail',
  'columnShare',
  'subscriptionList',
  'personageReports',
  'services',
  'topicDetail',
  'circleDetail',
  'commentAll',
] as const;

/** Returns the controls of the page below a floating button; null above the end of the page. */
const findCovered = (page: Page): Promise<readonly string[] | null> =>
  page.evaluate((floats) => {
    const end = document.documentElement.scrollHeight - innerHeight;
    if (scrollY < end - 1) return null;
    const buttons = Array.from(document.querySelectorAll(`${floats} button`)).filter((button) =>
      button.checkVisibility({ visibilityProperty: true }),
    );
    const boxes = buttons.map((button) => button.getBoundingClientRect());
    return Array.from(document.querySelectorAll('main a, main button, main input, main summary'))
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) =>
        Array.from(control.getClientRects()).some((one) =>
          boxes.some(
            (box) =>
              one.right > box.left &&
              one.left < box.right &&
              one.bottom > box.top &&
              one.top < box.bottom,
          ),
        ),
      )
      .map((control) => control.textContent ?? '');
  }, HOOK.floatingButtons);

async function expectNoneCovered(
  page: Page,
  width: number,
  routes: readonly RouteName[],
): Promise<void> {
  // Every list is longer than the window and where the buttons appear.
  await page.setViewportSize({ width, height: 320 });
  for (const route of routes) {
    await page.goto(ROUTE_RECORDS[route].address);
    await waitUntilStarted(page);
    await expect(skeleton(page)).toHaveCount(0);
    // The end of the list loads more rows, and the page grows: then it is not at its end.
    await expect(async () => {
      await scrollToEnd(page);
      await expect(floatingButtons(page)).toBeVisible({ timeout: 1000 });
      expect(await findCovered(page), route).toEqual([]);
    }).toPass({ timeout: 60_000 });
  }
}

for (const width of [375, 700, 960]) {
  test(`no floating button covers a control at the end of a list of ${width} px`, {
    tag: '@sweep',
  }, async ({ page }) => {
    test.setTimeout(SWEEP_LIMIT_MS);
    await expectNoneCovered(page, width, LISTS);
  });
}

test('the room for the buttons is added below the end of a list, moves nothing, and leaves its controls free', {
  tag: '@sweep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 320 });
  await page.goto(ROUTE_RECORDS.xyListShare.address);
  await waitUntilStarted(page);
  await expect(skeleton(page)).toHaveCount(0);
  const measure = () =>
    page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      top: (document.querySelector('main')?.getBoundingClientRect().top ?? 0) + scrollY,
    }));
  const before = await measure();
  await page.evaluate(() => scrollTo(0, 320));
  await expect(floatingButtons(page)).toBeVisible();
  const after = await measure();
  expect(after.top).toBe(before.top);
  expect(after.height).toBeGreaterThan(before.height);
  expect(await page.evaluate(() => scrollY)).toBe(320);
  await expectNoneCovered(page, 375, ['xyListShare']);
});
