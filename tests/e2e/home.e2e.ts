import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/browser.ts';

/** The front page. */
const rows = (page: Page) => page.locator('main li a');

/** Answers of a call, changed on their way. */
const change = (page: Page, call: string, edit: (text: string) => string) =>
  page.route(`**/app_if/${call}?**`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: edit(await response.text()) });
  });

for (const address of ['home.html', 'index.html']) {
  test(`${address} shows rows that lead to articles`, async ({ page }) => {
    await page.goto(address);
    await expect(rows(page).first()).toBeVisible();
    expect(await rows(page).count()).toBeGreaterThan(5);
    await expect(page).toHaveTitle('霁川日报');
    const row = rows(page).first();
    const title = (await row.locator('.row-title').textContent()) ?? '';
    await row.click();
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page).toHaveURL(/\/newsDetail\/\d+\/\d+\.html$/);
  });
}

test('every row leads to a page of the site or to a web address', async ({ page }) => {
  await page.goto('home.html');
  await expect(rows(page).first()).toBeVisible();
  for (const href of await rows(page).evaluateAll((list) =>
    list.map((row) => row.getAttribute('href')),
  )) {
    expect(href).toMatch(
      /^(\/displayTemplate\/news\/(news|image|video|live)Detail\/\d+\/\d+\.html$|https?:\/\/)/,
    );
  }
});

test('its rows stand before they have come: a skeleton without JavaScript’s help', async ({
  page,
}) => {
  await page.route('**/app_if/getColumns?**', () => undefined);
  await page.goto('home.html');
  await expect(page.locator('.skeleton')).toBeVisible();
});

test('nothing to show is said', async ({ page }) => {
  await change(page, 'getColumns', (text) => text.replace(/"columns":\[[\s\S]*\]/, '"columns":[]'));
  await page.goto('home.html');
  await expect(page.getByRole('status')).toContainText('暂无内容');
  await expect(rows(page)).toHaveCount(0);
});

for (const call of ['getColumns', 'getArticles']) {
  test(`a failure of ${call} is said, and trying again helps`, async ({ page, problems }) => {
    problems.allow(/Failed to load resource/);
    await page.route(`**/app_if/${call}?**`, (route) => route.abort(), { times: 1 });
    await page.goto('home.html');
    await expect(page.getByRole('alert')).toContainText('没有连上网络');
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test.describe('the paper’s link', () => {
  const paper = (page: Page) => page.locator('header [data-t="page.paper"]');

  for (const [url, shown] of [
    ['https://paper.example.test/today', true],
    ['', false],
    ['javascript:alert(1)', false],
    ['today', false],
    ['ftp://paper.example.test/', false],
  ] as const) {
    test(`${url || 'no address'}: ${shown ? 'shown' : 'not shown'}`, async ({ page }) => {
      await change(page, 'getConfig', (text) =>
        text.replace(/"paperUrl":"[^"]*"/, `"paperUrl":"${url}"`),
      );
      await page.goto('home.html');
      await expect(rows(page).first()).toBeVisible();
      await expect(paper(page)).toHaveCount(shown ? 1 : 0);
      if (shown) await expect(paper(page).locator('..')).toHaveAttribute('href', url);
    });
  }
});
