import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/browser.ts';
import {
  bottomBar,
  HOOK,
  listEnd,
  rowTitle,
  subscriptionRows,
  timelineEntry,
  timelineTitle,
} from '../helpers/locators.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';

/** Tests specials, timelines, tags, people, modules and accounts end to end, each route once. */
const rows = (page: Page) => page.locator('main a[data-article]');
const heading = (page: Page) => page.locator('main h1');

test('specDetail links to its parts and marks the current one, and shows odd specials', async ({
  page,
}) => {
  await page.goto('specDetail/90/402.html');
  await waitUntilStarted(page);
  await expect(page).toHaveTitle(/临望铁路通车/);
  const link = page.locator('part-strip a', { hasText: '建设者' });
  await link.click();
  await expect(page.locator('#part-92')).toBeInViewport();
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('part-strip')).toBeInViewport();

  // The address has no article: the template shows the special at the part in the hash.
  await page.goto('specDetail.html?linkID=90#part-92');
  await expect(heading(page)).toHaveText('临望铁路通车');
  await expect(page.locator('#part-92 a[data-article]').first()).toBeInViewport();
  await expect(bottomBar(page)).toHaveCount(0);

  // A special with unknown modules, styles and duplicates; an empty one; a missing one.
  await page.goto('specDetail.html?linkID=271');
  await expect(heading(page)).toHaveText('乱栏目');
  await expect(rows(page).first()).toBeVisible();
  await page.goto('specDetail.html?linkID=270');
  await expect(page.getByRole('status')).toHaveText('这个专题还没有内容');
});

test('timeline sorts in both directions, loads more entries, and shows when it is empty', async ({
  page,
}) => {
  await page.goto('timeline/95.html');
  await expect(heading(page)).toHaveText('临望铁路十五年');
  await expect(page).toHaveTitle(/临望铁路十五年/);
  await expect(timelineTitle(page).first()).toHaveText('倒数第二对长轨');
  await page.getByRole('button', { name: '最早在前' }).click();
  await expect(timelineTitle(page).first()).toHaveText('一张草图');
  await expect(page.getByRole('button', { name: '最早在前' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await page.goto('timeline.html?id=273');
  await expect(timelineEntry(page)).toHaveCount(20);
  await listEnd(page).scrollIntoViewIfNeeded();
  await expect.poll(() => timelineEntry(page).count()).toBeGreaterThan(20);

  await page.goto('timeline.html?id=270');
  await expect(page.getByRole('status')).toHaveText('这个热点还没有进展');
});

test('tagList shows articles, an empty list, and a message where tags are in the app', async ({
  page,
}) => {
  // The name in the address is shown as text; without one the articles name the tag.
  await page.goto(`tagList.html?tagName=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  await expect(heading(page)).toHaveText('#<img src=x onerror=alert(1)>');
  await expect(page.getByRole('status')).toHaveText('这个标签下还没有文章');
  await page.goto('tagList/42.html');
  await expect(heading(page)).toHaveText('#临望铁路');
  await expect(page).toHaveTitle(/^#临望铁路/);
  await expect(rows(page).first()).toBeVisible();

  await page.route('**/getConfig?**', async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ body: text.replace('"openTag":1', '"openTag":0') });
  });
  await page.goto('tagList/42.html');
  await expect(page.getByRole('heading', { name: '标签在客户端中查看' })).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
});

test('specMore lists all articles of a part, page by page', { tag: '@sweep' }, async ({ page }) => {
  await page.goto('specMore/91.html');
  await expect(page).toHaveTitle(/^沿线/);
  await expect(heading(page)).toHaveText('沿线');
  await expect.poll(() => rows(page).count()).toBeGreaterThan(5);
  await page.goto('specMore/272.html');
  await expect(rows(page).first()).toBeVisible();
  expect(await rowTitle(page).allTextContents()).not.toContainEqual(
    expect.stringMatching(/<\/?(b|img|script)\b|\u200b/),
  );
  await page.goto('specMore/270.html');
  await expect(page.getByRole('status')).toHaveText('这个专题还没有内容');
});

test('personageReports shows a person and the articles about them', { tag: '@sweep' }, async ({
  page,
}) => {
  await page.goto('personageReports/301.html');
  await expect(page).toHaveTitle(/郁成岳/);
  await expect(heading(page)).toHaveText('郁成岳');
  await expect(rows(page).first()).toBeVisible();
});

test('moreModules shows articles, leaders, columns and specials in their own style', {
  tag: '@sweep',
}, async ({ page }) => {
  await page.goto('moreModules.html?id=502&name=%3Cb%3E');
  await expect(page).toHaveTitle(/^编辑推荐/);
  await expect(heading(page)).toHaveText('编辑推荐');
  await expect(rows(page)).toHaveCount(4);
  await page.goto('moreModules.html?id=508');
  await expect(page.locator('main a[href*="/figureDetail/301"]')).toBeVisible();
  await page.goto('moreModules.html?id=503');
  await expect(page.locator('main a[href*="/specDetail/90/402"]').first()).toBeVisible();
  await page.goto('moreModules.html?id=507');
  await expect(page.getByRole('button', { name: '关注' }).first()).toBeVisible();
});

test('subscriptionList changes its list in place by category', async ({ page }) => {
  await page.goto('subscriptionList.html');
  await expect(page).toHaveTitle(/^订阅号/);
  const names = subscriptionRows(page).locator(HOOK.articleRow);
  await expect(names.first()).toContainText('霁川水利');
  await page.getByRole('button', { name: '市州' }).click();
  await expect(names.first()).toContainText('临漪发布');
  await expect(page.getByRole('button', { name: '市州' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: '知识' }).click();
  await expect(names.first()).toContainText('霁川天文台');
  await expect(page).toHaveURL(/subscriptionList\/3\.html$/);
  await expect(page.locator('[data-act=follow][data-type="4"]').first()).toBeVisible();
  await page.goto('subscriptionList/2.html');
  await expect(page.getByRole('link', { name: '乡土' })).toHaveAttribute('aria-current', 'true');
  await expect(names.first()).toContainText('穗安农技站');
});
