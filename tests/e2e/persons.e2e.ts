import type { Page } from 'playwright/test';
import { findViolationsInBothThemes } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import {
  attachedMedia,
  contributionText,
  HOOK,
  leaderHead,
  leaderReports,
  postRow,
  reviewState,
  toast,
} from '../helpers/locators.ts';
import { logInAsMember } from '../helpers/member.ts';
import { scrollThrough } from '../helpers/pageHelpers.ts';

/** Reporters, leaders, readers and contributions: each route once, end to end. */
const heading = (page: Page) => page.locator('main h1');
const gone = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

/** A member of the sample content with posts and contributions in every review state. */
const WRITER = { phone: '13800000002', nickname: '磨坊巷口' };
const WRITER_PAGE = 'userDetail/200002.html';

test('reporter shows articles and dynamics, and restores the tab on Back', async ({ page }) => {
  await page.goto('reporter.html?id=11');
  await expect(heading(page)).toHaveText('沈知遥');
  await expect(page).toHaveTitle(/^沈知遥/);
  await expect(page.locator('main a[data-article]').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-shared', '5:11');
  await page.getByRole('tab', { name: '动态' }).click();
  const dynamics = page
    .getByRole('tabpanel', { name: '动态' })
    .locator('a[href*="/dynamicDetail/"]');
  await expect(dynamics.first()).toBeVisible();
  // Back restores the tab and its list.
  await dynamics.first().click();
  await page.waitForURL(/dynamicDetail/);
  await page.goBack();
  await expect(page.getByRole('tab', { name: '动态' })).toHaveAttribute('aria-selected', 'true');
  await expect(dynamics.first()).toBeVisible();
});

test('LeaderViewList shows all leaders, those of a region, or none', async ({ page }) => {
  await page.goto('LeaderViewList.html');
  await expect(heading(page)).toHaveText('领导');
  await expect(leaderHead(page).first()).toHaveAttribute('href', /figureDetail\/301/);
  await expect(leaderReports(page).first().locator('a')).toHaveCount(2);
  await page.getByRole('navigation', { name: '按地区查看' }).getByText('市州').click();
  await expect(page).toHaveURL(/region=2/);
  await expect(page).toHaveTitle(/^领导 · 市州/);
  await expect(page.getByRole('link', { name: '市州' })).toHaveAttribute('aria-current', 'page');
  await expect(leaderHead(page).first()).toContainText('市长');
  await page.goto('LeaderViewList.html?region=999');
  await expect(page.getByRole('status')).toHaveText('这里还没有领导资料');
});

test('LeaderViewList loads the next leaders when the reader comes near its end', {
  tag: '@sweep',
}, async ({ page }) => {
  await page.route(
    (url) => url.pathname.endsWith('/leaderView') && url.searchParams.get('start') === '20',
    (route) => route.fulfill({ json: [{ id: 9301, name: '后来的人' }] }),
  );
  await page.goto('LeaderViewList.html');
  await expect(leaderHead(page).first()).toBeVisible();
  const first = await leaderHead(page).count();
  expect(first).toBeGreaterThan(1);
  await scrollThrough(page);
  await expect(leaderHead(page).last()).toContainText('后来的人');
  await expect(leaderHead(page)).toHaveCount(first + 1);
});

test('figureDetail shows a leader with reports', { tag: '@sweep' }, async ({ page }) => {
  await page.goto('figureDetail.html?id=301');
  await expect(page).toHaveTitle(/^郁成岳/);
  await expect(heading(page)).toHaveText('郁成岳');
  await expect(page.locator('main a[data-article]').first()).toContainText('郁成岳');
  await expect(page.getByRole('link', { name: '查看全部报道' })).toHaveAttribute(
    'href',
    /personageReports\/301/,
  );
});

test('userDetail shows refused posts to their writer alone', async ({ page }) => {
  // No test logs in as this member, so the name stays as it is in the sample content.
  await page.goto('userDetail/200003.html');
  await expect(page).toHaveTitle(/^望潮船厂小李/);
  await expect(postRow(page).first()).toBeVisible();
  await expect(page.getByText('未通过')).toHaveCount(0);
  await logInAsMember(page, WRITER);
  await page.goto(WRITER_PAGE);
  const refused = postRow(page).filter({ hasText: '未通过' });
  await expect(refused.first()).toContainText('原因：');
});

test('seekArticleDetail shows a call, a contribution to it and a closed call', async ({ page }) => {
  await page.goto('seekArticleDetail.html?linkID=1101');
  await expect(heading(page)).toHaveText('征稿：我家的冬天');
  await expect(page.getByRole('button', { name: '我要投稿' })).toBeVisible();
  await page.getByRole('link', { name: '一锅萝卜汤' }).click();
  await expect(page).toHaveURL(/seekArticleDetail\/1101\/1201\.html/);
  await expect(page).toHaveTitle(/^一锅萝卜汤/);
  await expect(contributionText(page).locator('p').first()).toHaveText(
    '立冬那天，母亲照例要炖一锅萝卜汤。',
  );
  await expect(attachedMedia(page).locator('img')).toHaveCount(2);
  await expect(page.getByRole('link', { name: '第一场霜' })).toBeVisible();
  await page.goto('seekArticleDetail.html?linkID=1102');
  await expect(page.getByText('已截止')).toBeVisible();
  await expect(page.getByRole('button', { name: '我要投稿' })).toHaveCount(0);
  // A contribution that has not passed review is not found by others.
  await page.goto('seekArticleDetail/1101/1204.html');
  await gone(page, '找不到这次征稿');
});

test('the page of a call lets the author send a refused contribution again, also while pictures load', {
  tag: '@sweep',
}, async ({ page }) => {
  await logInAsMember(page, WRITER);
  await page.route('**/media/**', () => {});
  await page.goto('seekArticleDetail/1101/1204.html', { waitUntil: 'commit' });
  await page.getByRole('button', { name: '修改后再投' }).tap();
  await expect(page.getByRole('dialog').getByLabel('标题')).not.toHaveValue('');
});

test('inputArticleDetail needs a login, lists contributions with reasons and sends again', async ({
  page,
}) => {
  await page.goto('inputArticleDetail.html');
  await page.locator('main').getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('dialog')).toContainText('登录后查看自己的投稿');

  await logInAsMember(page, WRITER);
  await page.goto('inputArticleDetail.html');
  await expect(heading(page)).toHaveText('我的投稿');
  const row = page.locator(`main ${HOOK.articleRow}`, { hasText: '转载：冬天的十句诗' });
  await expect(row).toContainText('未通过');
  await expect(page.locator(`main ${HOOK.articleRow}`, { hasText: '晒被子的天台' })).toContainText(
    '审核中',
  );

  await row.click();
  await expect(page).toHaveURL(/inputArticleDetail\/1204\.html/);
  await expect(heading(page)).toHaveText('转载：冬天的十句诗');
  await expect(reviewState(page)).toContainText('原因：');
  await page.getByRole('button', { name: '修改后再投' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('标题')).toHaveValue('转载：冬天的十句诗');
  expect(await findViolationsInBothThemes(page, '[role=dialog]')).toEqual([]);

  // Without a call a name is required; the sent contribution is in the list at once.
  await page.goto('inputArticleDetail.html');
  await page.getByRole('button', { name: '我要投稿' }).click();
  const title = `冬天的第十一句 ${Date.now()}`;
  await form.getByLabel('标题').fill(title);
  await form.getByRole('button', { name: '提交稿件' }).click();
  await expect(form.getByText('请填写姓名')).toBeVisible();
  await form.getByLabel('姓名').fill('阿秋');
  await form.getByRole('button', { name: '提交稿件' }).click();
  await expect(form.getByRole('alert').filter({ hasText: '请写正文' })).toBeVisible();
  await form.getByLabel('正文').fill('雪落在晾衣绳上。');
  await form.getByRole('button', { name: '提交稿件' }).click();
  await expect(toast(page)).toContainText('稿件已收到');
  await expect(page.locator(`main ${HOOK.articleRow}`, { hasText: title })).toContainText('审核中');

  // Another member's contribution is not found.
  await page.goto('inputArticleDetail/1202.html');
  await gone(page, '找不到这篇稿件');
});
