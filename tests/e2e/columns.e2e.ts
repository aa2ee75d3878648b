import type { Page } from 'playwright/test';
import { findViolationsInBothThemes } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import { exposeModule } from '../helpers/bundle.ts';
import { carousel, carouselPlace } from '../helpers/locators.ts';

/** Tests the baked front page and the baked pages of a column. */

async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolationsInBothThemes(page)).toEqual([]);
}

test('the baked front page is accessible, and its carousel shows its position', async ({
  page,
}) => {
  await page.goto('home.html');
  await expectAccessible(page);
  const place = carouselPlace(page);
  await expect(place).toHaveText('1/3');
  await carousel(page).evaluate((strip) => {
    strip.scrollTo({ left: strip.clientWidth * 2, behavior: 'instant' });
  });
  await expect(place).toHaveText('3/3');
});

test('a baked column is accessible, and is shared by its columnShare address', async ({ page }) => {
  await page.goto('columnShare/16.html');
  await expect(page).toHaveTitle(/^文化 - /);
  await expectAccessible(page);
  await exposeModule(page, 'host/document/readShareParams.ts', 'shareFacts');
  const params = await page.evaluate(() =>
    (
      window as unknown as {
        shareFacts: typeof import('../../src/host/document/readShareParams.ts');
      }
    ).shareFacts.readShareParams(),
  );
  expect(params).toMatchObject({
    title: '文化',
    articleId: '16',
    objectType: 5,
    routerUrl: 'columnShare/16.html',
  });
});
