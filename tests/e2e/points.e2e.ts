import type { Page } from 'playwright/test';
import { cn } from '../../src/i18n/join/cn.ts';
import { actionMessages as actWords } from '../helpers/actionMessages.ts';
import { findViolationsInBothThemes } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import { sendComment } from '../helpers/comments.ts';
import {
  commentField,
  HOOK,
  listEnd,
  pointsEntry,
  pointsFacts,
  pointsTotal,
  signInResult,
  toast,
} from '../helpers/locators.ts';
import { logInAsMember } from '../helpers/member.ts';
import { createId, putArticle } from '../helpers/origin.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';

/** Points: the member's own page, and the points events of writes. */
const PAGE = 'integralShop.html';
/** A member of the sample content with a long ledger; no test writes as this member. */
const NIGHT_SHIFT = '13800000004';

const main = (page: Page) => page.locator('main');
const total = (page: Page) => pointsTotal(page);
const lines = (page: Page) => pointsEntry(page);

test('integralShop needs a login, and a new member signs in for the day', async ({ page }) => {
  await page.goto(PAGE);
  await expect(page).toHaveTitle('积分明细');
  await expect(main(page).getByRole('heading', { name: cn['points.login'] })).toBeVisible();
  await main(page).getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('dialog')).toContainText(cn['points.login']);

  await logInAsMember(page);
  await page.goto(PAGE);
  await expect(total(page)).toHaveText('0');
  await expect(main(page)).toContainText(cn['points.none']);
  // A server that refuses: no success is shown, and the sign-in can be repeated.
  await page.route('**/event1', (route) =>
    route.fulfill({ json: { status: 0, message: 'success', data: { code: '1009' } } }),
  );
  const sign = main(page).getByRole('button', { name: cn['points.sign'] });
  await sign.click();
  await expect(main(page).getByRole('alert')).toHaveText(cn['points.signFailed']);
  await page.unroute('**/event1');
  await sign.click();
  await expect(signInResult(page)).toHaveText('今日已签到+2 积分');
  await expect(signInResult(page)).toBeFocused();
  await expect(total(page)).toHaveText('2');
  await expect(lines(page)).toHaveCount(1);
  await page.reload();
  await expect(signInResult(page)).toHaveText('今日已签到');
});

test('integralShop lists the ledger by pages and by days', async ({ page }) => {
  await logInAsMember(page, { phone: NIGHT_SHIFT, nickname: '夜班' });
  await page.goto(PAGE);
  await expect(total(page)).toHaveText('1280');
  await expect(pointsFacts(page).locator('dd')).toHaveText(['0', '1580', '300']);
  await expect(lines(page).first()).toContainText('发表评论');
  await expect(lines(page).first()).toContainText(/(?:今天|周五|11月20日) 02:31/);
  await expect(lines(page).first()).toContainText('+2');
  // An entry of a purchase links to the product.
  const bought = lines(page).filter({ hasText: '−300' }).getByRole('link');
  await expect(bought).toHaveAttribute('href', /\/productDetail\.html\?id=1$/);
  await expect(lines(page)).toHaveCount(20);
  await listEnd(page).scrollIntoViewIfNeeded();
  await expect(lines(page).filter({ hasText: '2020年12月24日 02:15' })).toHaveCount(1);

  await page.getByRole('tab', { name: cn['points.entries'] }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: cn['points.days'] })).toBeFocused();
  const day = page.getByRole('button', { name: /2026年11月18日/ });
  await expect(day).toContainText('−298');
  await day.click();
  await expect(day).toHaveAttribute('aria-expanded', 'true');
  await expect(lines(page)).toHaveText([/03:06.*−300/, /02:38.*\+2/]);
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await day.click();
  await expect(lines(page)).toHaveCount(0);
});

test('comments of two tabs that closed before their points arrived are both credited', {
  tag: '@sweep',
}, async ({ page, context }) => {
  await logInAsMember(page);
  const address = await putArticle(createId(), { body: ['一段。'] });
  // The points service does not answer while these two tabs are open.
  await context.route(/\/eventTypes/, () => {});
  for (const text of ['第一条。', '第二条。']) {
    const tab = await context.newPage();
    await tab.goto(address);
    await waitUntilStarted(tab);
    await commentField(tab).click();
    await sendComment(tab, text);
    await expect(toast(tab)).toHaveText(actWords.cn['comment.sent']);
    await tab.close();
  }
  await context.unroute(/\/eventTypes/);
  const keys = new Set<string>();
  page.on('request', (request) => {
    if (!/event1$/.test(request.url())) return;
    keys.add(new URLSearchParams(request.postData() ?? '').get('idempotencyKey') ?? '');
  });
  await page.goto(address);
  await waitUntilStarted(page);
  await expect.poll(() => keys.size).toBe(2);
});

test('a comment is credited once, and the toast of points follows that of the comment', async ({
  page,
  context,
}) => {
  const events: string[] = [];
  context.on('request', (request) => {
    if (/event1$|eventTypes/.test(request.url())) events.push(request.url().replace(/.*\//, ''));
  });
  await logInAsMember(page);
  await page.goto(await putArticle(createId(), { body: ['一段。'] }));
  await waitUntilStarted(page);
  await commentField(page).click();
  expect(events).toEqual([]);
  // Records each toast as it appears.
  await page.evaluate((selector) => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if ((target as Element).matches(selector) && addedNodes.length > 0) {
          said.push(target.textContent ?? '');
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
  }, HOOK.toast);
  await sendComment(page, '坐这趟车回家。');
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said))
    .toEqual([actWords.cn['comment.sent'], '+2 积分']);
  expect(events.map((name) => name.replace(/\?.*/, ''))).toEqual(['eventTypes', 'event1']);
});
