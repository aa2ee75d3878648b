import { expect, test } from '../helpers/browser.ts';
import { waitUntilAwake } from '../helpers/reader.ts';

/** Tests forced colours, and the visibility of focused elements. */
const ARTICLE = 'newsDetail/12/345.html';

test('in forced colours fields and sheets have a border, the current tab an outline', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('home.html');
  await waitUntilAwake(page);
  const tab = page.locator('.tab[aria-current]').first();
  await expect(tab).toHaveCSS('outline-style', 'solid');
  await expect(page.locator('.tab:not([aria-current])').first()).toHaveCSS('outline-style', 'none');

  await page.goto(ARTICLE);
  await waitUntilAwake(page);
  await expect(page.locator('.bar-field')).toHaveCSS('border-top-width', '1px');
  await page.locator('.bar [data-act=share]').click();
  await expect(page.locator('.sheet')).toHaveCSS('border-top-width', '1px');
});

test('the bottom bar does not cover a focused element', async ({ page }) => {
  await page.goto(ARTICLE);
  await waitUntilAwake(page);
  const link = page.locator('section ul a.row').first();
  await link.evaluate((row) => {
    scrollBy(0, row.getBoundingClientRect().bottom - innerHeight + 4);
    row.focus();
  });
  const foot = await link.evaluate((row) => row.getBoundingClientRect().bottom);
  const bar = await page.locator('.bar').evaluate((element) => element.getBoundingClientRect().top);
  expect(foot).toBeLessThanOrEqual(bar);
});
