import { expect, test } from '../helpers/browser.ts';
import { bottomBar, commentField, HOOK, sheet } from '../helpers/locators.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';

/** Tests forced colours, and the visibility of focused elements. */
const ARTICLE = 'newsDetail/12/345.html';

test('in forced colours fields and sheets have a border, the current tab an outline', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('home.html');
  await waitUntilStarted(page);
  const tab = page.locator(`${HOOK.columnTab}[aria-current]`).first();
  await expect(tab).toHaveCSS('outline-style', 'solid');
  await expect(page.locator(`${HOOK.columnTab}:not([aria-current])`).first()).toHaveCSS(
    'outline-style',
    'none',
  );

  await page.goto(ARTICLE);
  await waitUntilStarted(page);
  await expect(commentField(page)).toHaveCSS('border-top-width', '1px');
  await bottomBar(page).locator('[data-act=share]').click();
  await expect(sheet(page)).toHaveCSS('border-top-width', '1px');
});

test('the bottom bar stays in view and does not cover a focused element', async ({ page }) => {
  await page.goto(ARTICLE);
  await waitUntilStarted(page);
  const link = page.locator(`section ul a${HOOK.articleRow}`).first();
  await link.evaluate((row) => {
    scrollBy(0, row.getBoundingClientRect().bottom - innerHeight + 4);
    row.focus();
  });
  await expect(bottomBar(page)).toBeInViewport();
  const foot = await link.evaluate((row) => row.getBoundingClientRect().bottom);
  const bar = await bottomBar(page).evaluate((element) => element.getBoundingClientRect().top);
  expect(foot).toBeLessThanOrEqual(bar);
});
