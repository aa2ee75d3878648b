import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/browser.ts';

/** Templates whose content is missing ask search engines to leave them out. */
const robots = (page: Page) => page.locator('head meta[name=robots]');

for (const [what, address] of [
  ['an article', 'newsDetail/12/99999999.html'],
  ['a column', 'columnDetail/99999.html'],
  ['a special', 'specDetail/99999/99999.html'],
  ['a circle', 'circleDetail/99999999.html'],
  ['a short video', 'mvodShare/99999999.html'],
] as const) {
  test(`the template of ${what} that does not exist asks not to be indexed`, async ({
    page,
    problems,
  }) => {
    problems.allow(/Failed to load resource/);
    await page.goto(address);
    await expect(robots(page)).toHaveAttribute('content', 'noindex');
  });
}

test('an article that loads after a retry is indexed', async ({ page, problems }) => {
  problems.allow(/Failed to load resource/);
  let fails = true;
  await page.route('**/getArticleContent?**', (route) =>
    fails ? route.abort() : route.fallback(),
  );
  await page.goto('newsDetail.html?columnId=12&id=301');
  await expect(robots(page)).toHaveAttribute('content', 'noindex');
  fails = false;
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await expect(robots(page)).toHaveCount(0);
});
