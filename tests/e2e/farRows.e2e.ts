import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/browser.ts';

/** Rows below the first screen of a baked list wait until the page has loaded (boot/hideFarRows.ts). */

const FRONT_PAGE = 'home.html';

const rows = (page: Page) => page.locator('main ul > li[class*=row-item]');

interface Seen {
  /** Whether the first and the last row are hidden, in the first frame after the page was parsed. */
  readonly first: boolean;
  readonly last: boolean;
  readonly height: number;
}

/** Opens a page whose first picture never comes, so that it does not load; returns its first frame. */
async function openLoading(page: Page, address: string): Promise<Seen> {
  await page.goto(FRONT_PAGE);
  // When the page has loaded, all rows are rendered.
  await expect(rows(page).last()).not.toHaveAttribute('style');
  const first = await page.locator('main img[fetchpriority=high]').getAttribute('src');
  await page.route(first ?? '', () => {});
  await page.goto('about:blank');
  await page.addInitScript(() => {
    const isHidden = (row: Element | undefined) =>
      row !== undefined &&
      getComputedStyle(row).getPropertyValue('content-visibility') === 'hidden';
    const look = () => {
      const all = Array.from(
        document.querySelectorAll<HTMLElement>('main ul > li[class*=row-item]'),
      );
      const [first, last] = [all[0], all[all.length - 1]];
      const height = last?.offsetHeight ?? 0;
      Object.assign(window, { seen: { first: isHidden(first), last: isHidden(last), height } });
    };
    addEventListener('DOMContentLoaded', () => requestAnimationFrame(look));
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const seen = await page.waitForFunction(() => (window as { seen?: Seen }).seen);
  return (await seen.jsonValue()) as Seen;
}

test('while the front page loads, rows far below the screen are not rendered', {
  tag: '@sweep',
}, async ({ page }) => {
  const seen = await openLoading(page, FRONT_PAGE);
  expect(seen).toMatchObject({ first: false, last: true });
  // A gesture, or the limit of time on a slow machine, shows them.
  await page.keyboard.press('Tab');
  await expect(rows(page).last()).not.toHaveAttribute('style');
  // The list is as long as before.
  const height = await rows(page)
    .last()
    .evaluate((row: HTMLElement) => row.offsetHeight);
  expect(seen.height).toBe(height);
});

test('an address with a place in the page shows all rows at once', { tag: '@sweep' }, async ({
  page,
}) => {
  expect(await openLoading(page, `${FRONT_PAGE}#main`)).toMatchObject({
    first: false,
    last: false,
  });
});
