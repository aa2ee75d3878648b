import type { Page } from 'playwright/test';
import { cn as words } from '../../src/i18n/messages/cn.ts';
import { expect, test } from '../helpers/browser.ts';
import { articleBody, HOOK } from '../helpers/locators.ts';
import { putArticle } from '../helpers/origin.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';

/** Links that open an article at a quotation. */
const TEXT = Array.from(
  { length: 40 },
  (_, n) => `第 ${n} 段写一个节气，${'下面记的都是小事，'.repeat(6)}第 ${n} 段完。`,
);

const paragraph = (page: Page, index: number) => articleBody(page).locator('p').nth(index);

/** Returns the text that the page has marked. */
const readMarked = (page: Page) =>
  page.evaluate((mark) => {
    const ranges = 'highlights' in CSS ? Array.from(CSS.highlights.get('quote') ?? []) : [];
    const marks = Array.from(document.querySelectorAll(mark), (part) => part.textContent);
    return [...ranges.map(String), ...marks];
  }, HOOK.quoteMark);

test('a link opens in a folded text, and a page whose text has changed opens as usual', async ({
  page,
}) => {
  const address = await putArticle(863_004, { body: TEXT, points: 5 });
  const quoted = (quote: string) => `${address}${address.includes('?') ? '&' : '?'}quote=${quote}`;
  await page.goto(quoted(encodeURIComponent('第35段写一个节气')));
  await expect.poll(() => readMarked(page)).toEqual(['第 35 段写一个节气，']);
  await expect(paragraph(page, 35)).toBeInViewport();
  await expect(page.getByRole('button', { name: words['article.showAll'] })).toHaveCount(0);

  await page.goto(quoted('nowhere'));
  await waitUntilStarted(page);
  await expect(page.getByRole('button', { name: words['article.showAll'] })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await readMarked(page)).toEqual([]);
});
