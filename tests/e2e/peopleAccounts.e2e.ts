import type { Page } from 'playwright/test';
import * as STORAGE_KEYS from '../../src/host/storageKeys.ts';
import { findViolationsInBothThemes } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import {
  accountsStrip,
  attachedImage,
  HOOK,
  rankInfluence,
  rankItem,
  rankPast,
  rankPlace,
  tipAnswer,
  tipLink,
  tipState,
  tipText,
  toast,
  writerLine,
} from '../helpers/locators.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';

/** Pages of accounts, their rank and its rules, posts and tip-offs: each route once, end to end. */
const heading = (page: Page) => page.locator('main h1');

test('xyDetail shows tabs and other accounts, and a message for a closed account', async ({
  page,
}) => {
  await page.goto('xyDetail.html?id=201&tab=xyDynamics');
  await expect(heading(page)).toHaveText('穗安农技站');
  await expect(page).toHaveTitle(/穗安农技站/);
  await expect(page.locator('a[href*="/dynamicDetail/"]').first()).toBeVisible();
  await page.getByRole('tab', { name: '视频' }).click();
  await expect(page).toHaveURL(/tab=xyVideos/);
  await expect(page.getByRole('tabpanel')).toBeVisible();
  await page.getByRole('tab', { name: '稿件' }).click();
  await expect(page.getByRole('tabpanel').locator('a[data-article]').first()).toBeVisible();
  expect(await accountsStrip(page).locator('a[href*="/xyDetail/"]').count()).toBeGreaterThan(1);

  await page.goto('xyDetail/290.html');
  await expect(heading(page)).toHaveText('找不到这个账号');
  await page.goto('xyDetail.html?id=293');
  await expect(page.getByText('这里还没有内容')).toBeVisible();
});

test('xyListShare has periods and a search, and takes one vote a day', async ({ page }) => {
  await page.goto('xyListShare.html?type=3');
  await expect(page).toHaveTitle(/影响力排行榜/);
  await expect(page.getByRole('tab', { name: '上月' })).toHaveAttribute('aria-selected', 'true');
  await expect(rankItem(page)).toHaveCount(20);
  await expect(page.locator('[data-act=hit]')).toHaveCount(0);
  await page.getByRole('tab', { name: '本月' }).click();
  await expect(page).toHaveURL(/type=2$/);
  await page.getByRole('tab', { name: '本周' }).click();
  await expect(page).toHaveURL(/xyListShare\.html$/);
  await expect(rankPlace(page).locator('[aria-hidden]').first()).toHaveText('1');

  const search = page.getByRole('searchbox', { name: '搜索账号' });
  await search.fill('没有这样的账号');
  await expect(page.getByRole('status')).toHaveText('没有找到名称含“没有这样的账号”的账号');
  await search.fill('渔家');
  await expect(rankItem(page)).toHaveCount(1);
  const row = rankItem(page);
  const hit = row.locator('[data-act=hit]');
  const before = Number(/\d+/.exec((await rankInfluence(row).textContent()) ?? ''));
  await waitUntilStarted(page);
  await hit.click();
  await expect(toast(page)).toHaveText('打榜成功');
  await expect(hit).toHaveAttribute('aria-pressed', 'true');
  await expect(rankInfluence(row)).toHaveText(`影响力 ${before + 1}`);
  await hit.click();
  await expect(toast(page)).toHaveText(/今天已经为这个账号打过榜/);

  // The server has stored the vote: another load shows it.
  await page.goto('xyListShare.html?type=1');
  await expect(rankPast(page)).toBeVisible();
  await page.getByRole('tab', { name: '本周' }).click();
  await search.fill('渔家');
  await expect(row).toHaveCount(1);
  await expect(hit).toContainText('已打榜');
});

test('xyRules shows our rules, or the site’s own, sanitised', { tag: '@sweep' }, async ({
  page,
}) => {
  await page.goto('xyRules.html');
  await expect(heading(page)).toHaveText('打榜规则');
  await expect(page).toHaveTitle(/打榜规则/);
  await expect(page.getByRole('heading', { name: '怎样打榜' })).toBeVisible();
  await expect(page.getByRole('link', { name: '影响力排行榜' })).toHaveAttribute(
    'href',
    /\/xyListShare\.html$/,
  );

  await page.route('**/getConfig?**', async (route) => {
    const answer = await route.fetch();
    const config = (await answer.json()) as { data: { siteConfig: { selfMedia: object } } };
    const rankRules = '<p>每天<b>三票</b></p><script>alert(1)</script><img src=x onerror=alert(1)>';
    Object.assign(config.data.siteConfig.selfMedia, { rankRules });
    await route.fulfill({ response: answer, json: config });
  });
  await page.reload();
  await expect(page.getByText('每天三票')).toBeVisible();
  await expect(page.getByRole('heading', { name: '怎样打榜' })).toHaveCount(0);
  await expect(page.locator('main script, main [onerror]')).toHaveCount(0);
});

test('dynamicDetail shows writer and images', { tag: '@sweep' }, async ({ page }) => {
  await page.goto('dynamicDetail.html?id=501');
  await expect(heading(page)).toHaveText('第一班船');
  await expect(page).toHaveTitle(/第一班船/);
  await expect(writerLine(page)).toBeVisible();
  await expect(attachedImage(page)).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: '关注' })).toHaveAttribute('data-type', '2');
});

test('tipoffDetail shows a tip-off with its answer, and sends and lists a new one', async ({
  page,
}) => {
  await page.goto('tipoffDetail/1001.html');
  await expect(heading(page)).toHaveText('沿江步道三号闸一段路灯不亮');
  await expect(page).toHaveTitle(/沿江步道三号闸一段路灯不亮/);
  await expect(tipState(page)).toHaveText('已答复');
  await expect(tipAnswer(page).locator(HOOK.attachedImage)).toHaveCount(1);

  // A tip-off of another reader is not shown.
  await page.goto('tipoffDetail/1003.html');
  await expect(heading(page)).toHaveText('找不到这条报料');

  await page.goto('tipoffDetail.html');
  await expect(heading(page)).toHaveText('把你看到的告诉我们');
  await waitUntilStarted(page);
  await page.getByRole('button', { name: '我要报料' }).click();
  const form = page.getByRole('dialog', { name: '我要报料' });
  await form.getByLabel('标题').fill('<b>桥洞积水</b>');
  await form.getByRole('button', { name: '提交报料' }).click();
  await expect(form.getByText('请写下发生了什么')).toBeVisible();
  await form.getByLabel('发生了什么').fill('昨晚到今早\n没有退');
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await form.getByRole('button', { name: '提交报料' }).click();
  await expect(toast(page)).toHaveText('报料已提交，谢谢你');
  const own = tipLink(page);
  await expect(own).toContainText('<b>桥洞积水</b>');
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.sentTips))
    .toContain('桥洞积水');
  await own.click();
  await expect(heading(page)).toHaveText('<b>桥洞积水</b>');
  await expect(tipText(page)).toHaveText('昨晚到今早\n没有退');
});
