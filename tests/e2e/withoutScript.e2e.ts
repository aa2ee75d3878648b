import { expect, test } from '../helpers/browser.ts';
import { HOOK, voteInput, voteOption } from '../helpers/locators.ts';

test.use({ javaScriptEnabled: false });

test('pages without JavaScript show their content, and no control that needs a script', async ({
  page,
}) => {
  await test.step('a vote has no dead fields', async () => {
    await page.goto('newsDetail/24/384.html');
    await expect(voteOption(page).first()).toBeVisible();
    await expect(voteInput(page).first()).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  await test.step('a broadcast on air is a link to its playlist', async () => {
    await page.goto('liveDetail/802/405.html');
    const link = page.locator(`a${HOOK.mediaCover}`);
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', /\.m3u8$/);
  });

  await test.step('a template with content shows it, without its skeleton', async () => {
    await page.goto('xyListShare.html');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('影响力排行榜');
    await expect(page.locator('main li a').first()).toBeVisible();
    await expect(page.locator('astro-island')).toBeHidden();
  });

  await test.step('any other template says what it needs, and leads home', async () => {
    await page.goto('login.html');
    await expect(page.locator('main')).toContainText('JavaScript');
    await expect(page.locator('astro-island')).toBeHidden();
    await page.getByRole('link', { name: '首页' }).click();
    await expect(page).toHaveURL(/\/home\.html$/);
  });
});

test.describe('with JavaScript', () => {
  test.use({ javaScriptEnabled: true });

  test('a template with content is rendered once', async ({ page }) => {
    for (const [name, heading] of [
      ['xyListShare.html', '影响力排行榜'],
      ['tagList/42.html', /临望铁路/],
      ['commentAll/345/0.html', /全部评论/],
      ['subscriptionList.html', '订阅号'],
    ] as const) {
      await page.goto(name);
      await expect(page.getByRole('heading', { level: 1 }), name).toHaveText(heading);
      await expect(page.locator('main'), name).toHaveCount(1);
    }
  });
});
