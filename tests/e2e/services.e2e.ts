import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/browser.ts';

const offer = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });

/** Answers as a site without any offers does: its server knows the configuration and no column. */
async function offerNothing(page: Page): Promise<void> {
  await page.route(/\/(app_if|mvod_if)\//, (route) => route.fulfill({ status: 404 }));
  await page.route('**/app_if/getConfig?**', (route) => route.continue());
  await page.route('**/app_if/getColumns*', (route) =>
    route.fulfill({ json: { columns: [], topColumns: [] } }),
  );
}

test('the front page leads to the services, and each to its page', async ({ page }) => {
  await page.goto('home.html');
  await page.getByRole('navigation', { name: '服务' }).getByRole('link', { name: '服务' }).click();
  await expect(page.getByRole('heading', { name: '服务', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('服务 - 霁川日报');
  await offer(page, '问政 你问，部门答').click();
  await offer(page, '临望铁路开通前').click();
  await expect(page.locator('h1')).toContainText('临望铁路开通前');
  await page.goto('services.html');
  await offer(page, '老城修理铺').click();
  await expect(page.locator('h1')).toContainText('老城修理铺');
});

test('shows what the site has and nothing else', async ({ page, problems }) => {
  problems.allow(/404/);
  await page.route('**/app_if/circle-list?**', (route) => route.fulfill({ status: 404 }));
  await page.route(/\/(xyRank|getXyRank)\?/, (route) => route.fulfill({ json: [] }));
  await page.goto('services.html');
  await expect(offer(page, '订阅号 按分类')).toBeVisible();
  await expect(offer(page, '影响力排行榜')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: '圈子' })).toHaveCount(0);
});

test('says that a site has no services, and that they did not load', { tag: '@sweep' }, async ({
  page,
  problems,
}) => {
  problems.allow(/404|Failed to load resource/);
  await offerNothing(page);
  await page.goto('services.html');
  await expect(page.getByRole('heading', { name: '这里还没有服务' })).toBeVisible();
  await page.unrouteAll();
  await page.route('**/app_if/getColumns*', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('没有连上网络');
  await page.unrouteAll();
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(offer(page, '订阅号 按分类')).toBeVisible();
});

test('reduces a column of activities to one category', async ({ page }) => {
  await page.goto('columnDetail/29.html');
  const rows = page.locator('main a[href*="activityDetail"]');
  const kinds = page.getByRole('group', { name: '活动分类' });
  await kinds.getByRole('button', { name: '看展与评选' }).click();
  await expect(page.getByRole('link', { name: '我最喜爱的乡村医生' })).toBeVisible();
  await expect(page.getByRole('link', { name: '霁江马拉松志愿者招募' })).toHaveCount(0);
  const some = await rows.count();
  await kinds.getByRole('button', { name: '全部' }).click();
  await expect(page.getByRole('link', { name: '霁江马拉松志愿者招募' })).toBeVisible();
  expect(await rows.count()).toBeGreaterThan(some);
});
