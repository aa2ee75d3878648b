import type { Page } from 'playwright/test';
import { COMMAND_KEYS } from '../../src/model/desk/decideKeyCommand.ts';
import { actionMessages } from '../helpers/actionMessages.ts';
import { findViolationsInBothThemes } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import { toast } from '../helpers/locators.ts';

/** The window of a desk: what is beside the column, and its keys. */
test.use({ viewport: { width: 1280, height: 800 } });

const { cn } = actionMessages;
const KEYS = cn['desk.keys'].replace(
  /\{(\w+)\}/g,
  (_, command) => COMMAND_KEYS[command as keyof typeof COMMAND_KEYS],
);
const aside = (page: Page) => page.getByRole('complementary');
const keySwitch = (page: Page) => aside(page).getByRole('checkbox', { name: KEYS });
const focusedId = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement).dataset.article ?? '');

test('J and K go to the next and the previous row, and the rows come into view', async ({
  page,
}) => {
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
});

test('K goes to the last row when all rows are above the window', async ({ page }) => {
  await page.goto('columnDetail/14.html');
  await expect(keySwitch(page)).toBeChecked();
  const rows = page.locator('main a[data-article]');
  const last = await rows.last().getAttribute('data-article');
  await rows.last().evaluate((row) => {
    (row.closest('main') as HTMLElement).style.paddingBottom = '200vh';
    scrollTo(0, row.getBoundingClientRect().bottom + scrollY + 1);
  });
  await page.keyboard.press('k');
  expect(await focusedId(page)).toBe(last);
});

test('/ opens the search and focuses its field, where keys are letters', async ({ page }) => {
  await page.goto('columnDetail/14.html');
  await expect(keySwitch(page)).toBeChecked();
  await page.keyboard.press('/');
  await expect(page).toHaveURL(/search\.html$/);
  await expect(keySwitch(page)).toBeChecked();
  await page.keyboard.press('/');
  const field = page.getByRole('searchbox');
  await expect(field).toBeFocused();
  await page.keyboard.type('j/k?');
  await expect(field).toHaveValue('j/k?');
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

test('the elder version, which hides their switch, has no keys', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('xy_look', ' 1 1'));
  await page.goto('columnDetail/14.html');
  await page.locator('aside input[type=checkbox]').waitFor({ state: 'attached' });
  await page.keyboard.press('j');
  expect(await focusedId(page)).toBe('');
});
