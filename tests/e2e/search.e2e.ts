import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/browser.ts';
import { hotList, feedArticle as results } from '../helpers/locators.ts';
import { scrollToEnd } from '../helpers/pageHelpers.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: '搜索文章、栏目、人物' });
const isSearchCall = /\/searchAll\?/;

test('the front page leads to the search, which finds articles, remembers the query and suggests pages', async ({
  page,
}) => {
  await page.goto('home.html');
  await page.getByRole('link', { name: '搜索' }).click();
  await expect(page.getByRole('heading', { name: '搜索', level: 1 })).toBeAttached();
  await field(page).fill('铁路');
  await field(page).press('Enter');
  await expect(page).toHaveTitle(/铁路/);
  await expect(results(page).first()).toContainText('铁路');
  await expect(field(page)).toHaveValue('铁路');

  await page.goto('search.html');
  await page.getByRole('link', { name: '铁路', exact: true }).click();
  await expect(results(page).first()).toContainText('铁路');
  await page.goto('search.html');
  await page.getByRole('button', { name: '清除搜索记录' }).click();
  await expect(page.getByRole('heading', { name: '最近搜索' })).toHaveCount(0);

  // With the first key it suggests pages by their title.
  let asked = 0;
  await page.route('**/search.json*', (route) => {
    asked += 1;
    return route.continue();
  });
  await page.reload();
  await expect(field(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: '最近搜索' })).toHaveCount(0);
  expect(asked).toBe(0);
  await field(page).pressSequentially('老');
  const suggested = page.getByRole('region', { name: '可以直接打开' }).getByRole('link');
  await expect(suggested.first()).toContainText('老');
  await field(page).pressSequentially('城');
  expect(asked).toBe(1);
  await suggested.first().click();
  await expect(page.locator('h1')).toContainText('老城');
});

test('searches titles where the content server has no search', async ({ page, problems }) => {
  problems.allow(/404/);
  await page.route(isSearchCall, (route) => route.fulfill({ status: 404 }));
  await page.goto('search.html?q=铁路');
  await expect(page.getByText('这里只按标题查找。')).toBeVisible();
  const found = page.locator('main ul a');
  await expect(found.first()).toContainText('铁路');
  await found.first().click();
  await expect(page.locator('h1')).toContainText('铁路');
});

test('says that nothing was found, that the search failed, and grows at its end', async ({
  page,
  problems,
}) => {
  problems.allow(/502/);
  await page.goto('search.html?q=没有这样的标题吧');
  await expect(page.getByRole('heading', { name: '没有找到结果' })).toBeVisible();
  await expect(hotList(page).getByRole('link').first()).toBeVisible();
  await page.route(isSearchCall, (route) => route.fulfill({ status: 502 }));
  await page.route('**/search.json*', (route) => route.fulfill({ status: 502 }));
  await page.goto('search.html?q=的');
  const retry = page.getByRole('button', { name: '重新加载' });
  await expect(retry).toBeVisible();
  await page.unrouteAll();
  await retry.click();
  await expect(results(page)).toHaveCount(20);
  await scrollToEnd(page);
  await expect.poll(() => results(page).count()).toBeGreaterThan(20);
});

test('marks what was found, counts it, and shows the results of one kind', async ({ page }) => {
  await page.goto('search.html?q=的');
  const marks = results(page).locator('mark');
  await expect(marks.first()).toHaveText('的');
  await expect(page.getByText('共 20+ 条')).toBeVisible();
  const before = await marks.count();
  await scrollToEnd(page);
  await expect.poll(() => marks.count()).toBeGreaterThan(before);

  // A server that knows no kinds answers all of them.
  await page.route(isSearchCall, (route) =>
    route.continue({ url: route.request().url().replace('articleType=2', 'articleType=-2') }),
  );
  for (const kind of ['视频', '文章'] as const) {
    await page.getByRole('link', { name: kind, exact: true }).click();
    await expect(page.getByRole('link', { name: kind, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(results(page).first().getByRole('link')).toHaveAttribute(
      'href',
      kind === '视频' ? /\/videoDetail\// : /\/newsDetail\//,
    );
    await expect(field(page)).toHaveValue('的');
  }
});

test('the field has the focus, arrows reach what it suggests, and typed text is kept', async ({
  page,
}) => {
  await page.goto('search.html');
  await expect(field(page)).toBeFocused();
  const hot = hotList(page);
  await expect(hot.getByRole('link').first()).toBeVisible();
  await page.keyboard.type('老城');
  const suggested = page.getByRole('region', { name: '可以直接打开' }).getByRole('link');
  await expect(suggested.first()).toBeVisible();
  await expect(hot).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(suggested.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  // An input method takes the key itself.
  await field(page).dispatchEvent('keydown', { key: 'ArrowDown', isComposing: true });
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toContainText('老城');
  await page.goBack();
  await expect(field(page)).toHaveValue('老城');
  await expect(suggested.first()).toBeVisible();
});
