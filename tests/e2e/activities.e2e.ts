import { readFile } from 'node:fs/promises';
import type { Page, Route } from 'playwright/test';
import { cn } from '../../src/i18n/messages/cn.ts';
import { HOUR_MS } from '../../src/model/durations.ts';
import { setActivity } from '../helpers/activityControl.ts';
import { findViolationsInBothThemes } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import { articleBody, HOOK, joinFacts, writeOffVerdict } from '../helpers/locators.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';

/** Tests activityDetail and writeOff end to end, each route once. */
/** Ids of activities whose times no other test changes. */
const ACTIVITY = 6004;
const OTHER = 6001;
const VISIT = 6008;

const button = (page: Page) => page.locator(`apply-button ${HOOK.joinProgress}`);

const expectButton = async (page: Page, words: string, href: RegExp | null) => {
  await expect(button(page)).toHaveText(words);
  if (href) return expect(button(page)).toHaveAttribute('href', href);
  await expect(button(page)).not.toHaveAttribute('href');
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
};

for (const [address, tag] of [
  ['activityDetail/6002.html', undefined],
  ['activityDetail.html?id=6002', '@sweep'],
] as const) {
  test(`${address} has short days, without a hole after the first one`, { tag }, async ({
    page,
  }) => {
    await page.goto(address);
    await waitUntilStarted(page);
    const days = joinFacts(page).locator('time[data-day]');
    await expect(days.first()).toHaveText(/^(\d{4}年)?[1-9]\d?月[1-9]\d?日 09:00$/);
    const widths = await days.evaluateAll((times) =>
      times.map((time) => {
        const range = document.createRange();
        range.selectNodeContents(time);
        return [time, range].map((part) => Math.round(part.getBoundingClientRect().width));
      }),
    );
    for (const [box, text] of widths) expect(box).toBe(text);
  });
}

test('an activity is added to the calendar as a file with its time and its page', async ({
  page,
}) => {
  await page.goto('activityDetail/6002.html');
  const saved = page.waitForEvent('download');
  await joinFacts(page).getByRole('button', { name: '加入日历' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('event.ics');
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain(`URL:${page.url()}`.slice(0, 70));
  expect(file).toMatch(/DTSTART:\d{8}T\d{6}Z\r\n/);
});

test('activityDetail changes its button by the server’s clock', { tag: '@sweep' }, async ({
  page,
}) => {
  const now = Math.ceil(Date.now() / 1000) * 1000;
  await setActivity(ACTIVITY, {
    signUpFrom: now + 2 * HOUR_MS,
    signUpUntil: now + 4 * HOUR_MS,
    startsAt: now + 6 * HOUR_MS,
    endsAt: now + 8 * HOUR_MS,
    capacity: 1000,
  });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  const answers = [/\/serverTime\b/, /\/recordAccessCount\b/].map((call) =>
    page.waitForResponse(call),
  );
  // The device's clock is a day behind: the page must use the server's clock.
  await page.clock.install({ time: now - 24 * HOUR_MS });
  await page.goto(`activityDetail.html?id=${ACTIVITY}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('小记者训练营第九期');
  await expect(page).toHaveTitle(/^小记者训练营/);
  await expect(articleBody(page)).not.toBeEmpty();
  await expectButton(page, '报名尚未开始', null);
  await waitUntilStarted(page);
  // Before the clock is moved, which ends calls that are under way.
  await Promise.all(answers);
  const counted = () => calls.filter((url) => url.includes('/recordAccessCount')).length;

  // tests/unit/join/apply.test.ts tests the exact second, with a fixed clock.
  await page.clock.runFor(2 * HOUR_MS - 60_000);
  await expectButton(page, '报名尚未开始', null);
  await page.clock.runFor(60_000);
  await expectButton(page, '立即报名', /\/activityApply\/6004\.html$/);
  await page.clock.runFor(2 * HOUR_MS);
  await expectButton(page, '报名已结束', null);
  await page.clock.runFor(2 * HOUR_MS);
  await expectButton(page, '活动进行中', null);
  await page.clock.runFor(2 * HOUR_MS);
  await expectButton(page, '活动已结束', null);
  expect(counted()).toBe(1);
});

test('a baked activityDetail shows full, signed up, not started and external', {
  tag: '@sweep',
}, async ({ page }) => {
  const now = Date.now();
  const open = { signUpFrom: now - HOUR_MS, signUpUntil: now + HOUR_MS };
  const times = { ...open, startsAt: now + 2 * HOUR_MS, endsAt: now + 3 * HOUR_MS };
  await setActivity(OTHER, { ...times, capacity: 1000 });
  let change: Readonly<Record<string, unknown>> = { participatorNum: 1000, countClick: '90001' };
  await page.route(/\/activityDetail\?.*fileId=6001/, async (route) => {
    const answer = await route.fetch();
    const { data, ...envelope } = await answer.json();
    await route.fulfill({ json: { ...envelope, data: { ...data, ...change } } });
  });
  await page.goto(`activityDetail/${OTHER}.html`);
  await expectButton(page, '名额已满', null);
  await expect(page.locator('[data-fact=participants]')).toHaveText('1k+');

  change = { isSigned: 1 };
  await page.goto(`activityDetail/${OTHER}.html`);
  await expectButton(page, '已报名，查看详情', /\/signupdetail\.html\?id=6001$/);
  await setActivity(VISIT, { startsAt: now + HOUR_MS, endsAt: now + 2 * HOUR_MS });
  await page.goto(`activityDetail/${VISIT}.html`);
  await expectButton(page, '活动尚未开始', null);
  await page.goto('activityDetail.html?id=6005');
  await expectButton(page, '前往活动页面', /^https:\/\/shop\.example\.test\/books/);
});

test('an activity and its sign-up form have an ad below the head, which can be closed', {
  tag: '@sweep',
}, async ({ page }) => {
  const ad = page.locator('ad-slot');
  for (const address of [`activityDetail/${ACTIVITY}.html`, `activityApply.html?id=${ACTIVITY}`]) {
    await page.goto(address);
    await expect(ad.locator('[data-ad="713"]')).toBeVisible();
    await waitUntilStarted(page);
    await ad.getByRole('button', { name: cn['ad.close'] }).click();
    await expect(ad).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(`activityApply/${OTHER}.html`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(ad).toHaveCount(0);
});

test('a site without ads requests none for an activity', { tag: '@sweep' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route(/\/getConfig\?/, async (route) => {
    const { data, ...envelope } = await (await route.fetch()).json();
    const article = { ...data.siteConfig?.article, adsEnabled: 0 };
    const siteConfig = { ...data.siteConfig, article };
    await route.fulfill({ json: { ...envelope, data: { ...data, article, siteConfig } } });
  });
  await page.goto(`activityDetail.html?id=${ACTIVITY}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitUntilStarted(page);
  await expect(page.locator('ad-slot')).toHaveCount(0);
  expect(asked.filter((url) => url.includes('Advs'))).toEqual([]);
});

const VOUCHER = {
  name: '观星团车票',
  status: 0,
  endTime: '2026-12-13 11:00:00.0',
  holder: '李**',
};
const LOOKED = {
  result: 'true',
  failureInfo: '',
  voucher: VOUCHER,
  activity: { fileId: '6002', title: '去南山口看银河' },
};
const refused = (reason: string) => ({ result: 'false', failureInfo: '不', reason });

test('writeOff redeems a voucher once despite a lost request, and explains refusals', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED|ERR_CONNECTION/);
  const keys: string[] = [];
  const asked: string[] = [];
  let cuts = 1;
  let looked: object = LOOKED;
  let taken: object = { result: 'true', usedTime: '2026-12-12 16:05:09.0', name: '车票' };
  const answer = (route: Route, data: object) =>
    route.fulfill({ json: { status: 0, message: 'success', data } });
  await page.route('**/voucherDetail?*', async (route) => {
    const sent = new URL(route.request().url()).searchParams;
    asked.push(`${sent.get('activityID')} ${sent.get('registCode')}`);
    return answer(route, looked);
  });
  await page.route('**/chargeOff', async (route) => {
    const sent = new URLSearchParams(route.request().postData() ?? '');
    keys.push(sent.get('idempotencyKey') ?? '');
    expect(sent.get('shopSite')).toBe('S01');
    cuts -= 1;
    if (cuts >= 0) return route.abort();
    return answer(route, taken);
  });
  const verdict = writeOffVerdict(page);
  const code = page.getByLabel('核销码');
  const next = page.getByRole('button', { name: '核销下一张' });

  await page.goto('writeOff/6002/AB12CD34.html');
  await expect(page).toHaveTitle(/^票券核销/);
  await expect(joinFacts(page)).toContainText('李**');
  // The path of a voucher's code contains activity and code, but no shop.
  expect(asked).toEqual(['6002 AB12CD34']);
  await expect(page.getByLabel('门店编号')).toHaveValue('');
  await page.getByLabel('门店编号').fill('S01');
  await page.getByRole('button', { name: '确认核销' }).click();
  await expect(verdict).toHaveText('核销成功');
  await expect(page.getByText('核销时间 2026年12月12日 16:05')).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(await findViolationsInBothThemes(page)).toEqual([]);

  // The page keeps the shop's number, and shows a message for each reason of a refusal.
  for (const [reason, words] of [
    ['used', '已被核销'],
    ['expired', '已过期'],
    ['other', '未能核销'],
    ['shop', '门店编号不对'],
  ] as const) {
    taken = { ...refused(reason), usedTime: '2026-12-12 15:00:00.0' };
    await next.click();
    await code.fill('AB12-CD35');
    await page.getByRole('button', { name: '查看票券' }).click();
    await page.getByRole('button', { name: '确认核销' }).click();
    await expect(verdict).toHaveText(words);
  }
  await expect(page.getByLabel('门店编号')).toHaveValue('S01');

  looked = refused('unknown');
  await page.goto('writeOff.html');
  await page.getByRole('button', { name: '查看票券' }).click();
  await expect(page.getByText('请输入核销码')).toBeVisible();
  await code.fill('NOBODYS');
  await page.getByRole('button', { name: '查看票券' }).click();
  await expect(verdict).toHaveText('无效的核销码');
  await next.click();
  await page.unroute('**/chargeOff');
  await page.unroute('**/voucherDetail?*');
  // The embedded origin itself gives the same answer to an unknown code.
  await code.fill('NOBODYS2');
  await page.getByRole('button', { name: '查看票券' }).click();
  await expect(verdict).toHaveText('无效的核销码');
});

test('writeOff redeems a voucher that the server cannot show, after a confirmation', {
  tag: '@sweep',
}, async ({ page, problems }) => {
  problems.allow(/404/);
  const redeemed: string[] = [];
  await page.route('**/voucherDetail?*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('**/chargeOff', (route) => {
    redeemed.push(route.request().postData() ?? '');
    const data = { result: 'true', usedTime: '2026-12-12 16:05:09.0', name: '车票' };
    return route.fulfill({ json: { status: 0, message: 'success', data } });
  });
  await page.goto('writeOff/6002/AB12CD34/S01.html');
  await expect(page.getByText('核销后不可撤销')).toBeVisible();
  await expect(joinFacts(page)).toContainText('AB12CD34');
  // Opening the address of a code and looking at it redeems nothing.
  expect(redeemed).toEqual([]);
  await page.getByRole('button', { name: '确认核销' }).click();
  await expect(writeOffVerdict(page)).toHaveText('核销成功');
  expect(redeemed).toHaveLength(1);
});
