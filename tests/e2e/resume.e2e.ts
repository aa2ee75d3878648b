import type { Page } from 'playwright/test';
import { actionMessages } from '../helpers/actionMessages.ts';
import { expect, test } from '../helpers/browser.ts';
import { putArticle } from '../helpers/origin.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';

/** Articles that are left in the middle, and go on at the same sentence. */
const { cn } = actionMessages;
const BAKED = 'newsDetail/12/345.html';
const OTHER = 'newsDetail/12/346.html';
const TEXT = Array.from(
  { length: 60 },
  (_, n) => `第 ${n} 段写一个节气，${'下面记的都是小事，'.repeat(6)}第 ${n} 段完。`,
);
const MIDDLE = TEXT[30] ?? '';

const offer = (page: Page) => page.getByRole('button', { name: cn['resume.go'] });
const paragraph = (page: Page) => page.getByText(MIDDLE);
const readPlaces = (page: Page) => page.evaluate(() => localStorage.getItem('xy_places'));

/** Opens an article and moves the pointer, which is the first sign of a reader. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilStarted(page);
  await page.mouse.move(100, 300);
  await page.mouse.move(100, 310);
}

/** Reads an article until a paragraph in its middle is the first in view, so that its code has loaded, and leaves it. */
async function readToMiddle(page: Page, address: string): Promise<void> {
  await open(page, address);
  await paragraph(page).evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await expect(page.locator('html[data-long]')).toBeAttached();
  await page.goto(BAKED);
}

test('offers to go on at the sentence and does not move by itself, also with another text size', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const address = await putArticle(862_001, { body: TEXT });
  await open(page, address);
  const height = await paragraph(page).evaluate((element) => element.clientHeight);
  await readToMiddle(page, address);
  await page.evaluate(() => localStorage.setItem('xy_look', ' 1.5'));
  await open(page, address);
  await expect(offer(page)).toBeVisible();
  expect(await paragraph(page).evaluate((element) => element.clientHeight)).toBeGreaterThan(height);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await offer(page).click();
  await expect(paragraph(page)).toBeInViewport();
  await expect(offer(page)).toBeHidden();
});

test('remembers nothing while the history is off, and works without storage', {
  tag: '@sweep',
}, async ({ page }) => {
  const address = await putArticle(862_003, { body: TEXT });
  await page.goto(OTHER);
  await page.evaluate(() => localStorage.setItem('xy_history_off', '1'));
  await readToMiddle(page, address);
  expect(await readPlaces(page)).toBeNull();
  await page.evaluate(() => localStorage.removeItem('xy_history_off'));
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await readToMiddle(page, address);
  expect(await readPlaces(page)).toBeNull();
});

test('is dismissed by its button and removed at the end of the article', { tag: '@sweep' }, async ({
  page,
}) => {
  const address = await putArticle(862_004, { body: TEXT });
  await readToMiddle(page, address);
  await open(page, address);
  await expect(offer(page)).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: cn['sheet.close'] }).click();
  await expect(offer(page)).toBeHidden();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.goto(BAKED);
  expect(await readPlaces(page)).toBe('[]');
});

test('marks an article that a link opened as read, too', { tag: '@sweep' }, async ({ page }) => {
  await open(page, BAKED);
  const readMarks = () => page.evaluate(() => localStorage.getItem('xy_read'));
  await expect.poll(readMarks).toBe('345');
});
