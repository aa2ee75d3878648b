import type { Locator, Page } from 'playwright/test';
import { shiftFutureDates } from '../../scripts/sample/shiftDates.ts';
import { readTestPorts } from '../../scripts/test/testEnvironment.ts';
import * as STORAGE_KEYS from '../../src/host/storageKeys.ts';
import { cn as act } from '../../src/i18n/actions/cn.ts';
import { GUEST_SIGN_UP_MESSAGES } from '../../src/i18n/guestSignUpMessages.ts';
import { cn as join } from '../../src/i18n/join/cn.ts';
import { cn } from '../../src/i18n/messages/cn.ts';
import { cn as mine } from '../../src/i18n/mine/cn.ts';
import { HOUR_MS } from '../../src/model/durations.ts';
import { setActivity } from '../helpers/activityControl.ts';
import { findViolationsInBothThemes } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import { formatSampleDay } from '../helpers/formatSampleTime.ts';
import {
  signupAnswers,
  voucher,
  voucherCode,
  voucherPaper,
  writeOffVerdict,
} from '../helpers/locators.ts';
import { createPhone, logInAsMember, readLoginCode } from '../helpers/member.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';
import { waitUntilSettled } from '../helpers/traffic.ts';
import { makePhotos } from '../helpers/uploadFiles.ts';

/** Sign-ups, their answers and vouchers: each route once, end to end. */
const ORIGIN = `http://localhost:${readTestPorts().origin}`;
/** An activity with every kind of field, a code by SMS and vouchers; for members only. */
const STARS = 6002;
/**
 * An activity that devices may sign up for, with a field of an unknown kind; sign-ups are reviewed.
 */
const REPAIR = 6009;
const OUTSIDE = 6011;
const APP_ONLY = 6012;

interface Entry {
  readonly idempotencyKey: string;
  readonly model: { readonly name: string };
}

/** Returns the sign-ups of this name that the origin has stored. */
async function listEntries(id: number, name: string): Promise<readonly Entry[]> {
  const answer = await fetch(`${ORIGIN}/control/entries?id=${id}`);
  const { entries } = (await answer.json()) as { entries: readonly Entry[] };
  return entries.filter(({ model }) => model.name === name);
}

/** Says when the tickets were saved that are shown without a network. */
const SAVED = /网络不通。下面是 \d+年\d+月\d+日 \d+:\d+ 保存的票券/;

const heading = (page: Page) => page.locator('main h1');
const submit = (page: Page) => page.getByRole('button', { name: join['apply.send'] });
/** Expects this error message in the accessible description of a field. */
const expectWrong = (field: Locator, words: string) =>
  expect(field).toHaveAccessibleDescription(new RegExp(words));

test('activityApply and signupdetail: fields, errors, draft, code, lost answer and voucher', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource|ERR_FAILED/);
  const name = `观星${Date.now() % 1_000_000}`;
  const phone = createPhone();
  await logInAsMember(page);
  await page.goto(`activityApply.html?id=${STARS}`);
  await expect(heading(page)).toHaveText('去南山口看银河：读者观星团');
  await expect(page).toHaveTitle(/去南山口看银河/);
  await expect(page.locator('main')).toContainText(
    formatSampleDay(shiftFutureDates('2026-12-12 16:00')).replace(/^\d+年/, ''),
  );
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const code = field(act['login.code']);
  await waitUntilStarted(page);

  await submit(page).click();
  await expect(field('姓名')).toBeFocused();
  await expectWrong(field('姓名'), join['apply.needed']);
  await expectWrong(field('手机号码'), join['apply.needed']);
  await expectWrong(field('年龄'), join['apply.needed']);
  await expectWrong(code, act['login.codeMissing']);
  await expectWrong(page.getByRole('group', { name: '自带设备' }), join['apply.neededChoice']);
  // One error is announced, the others are read at their fields.
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(1);
  expect(await findViolationsInBothThemes(page)).toEqual([]);

  await field('姓名').fill(name);
  await field('手机号码').fill('123');
  await field('年龄').fill('三十');
  await page.getByRole('radio', { name: '相机' }).check();
  await page.getByRole('checkbox', { name: '拍银河' }).check();
  await page.getByRole('checkbox', { name: '认星座' }).check();
  await field('上一次看见银河的日子（选填）').fill('2026-08-12');
  await field('健康状况与饮食禁忌（选填）').fill('字'.repeat(201));
  await submit(page).click();
  await expect(field('手机号码')).toBeFocused();
  await expectWrong(field('手机号码'), join['apply.notPhone']);
  await expectWrong(field('年龄'), join['apply.notNumber']);
  await expectWrong(field('健康状况与饮食禁忌（选填）'), '超出 1 字');

  // A reload restores the draft.
  await page.reload();
  await expect(field('姓名')).toHaveValue(name);
  await expect(page.getByRole('checkbox', { name: '认星座' })).toBeChecked();
  await expect(field('上一次看见银河的日子（选填）')).toHaveValue('2026-08-12');
  await field('健康状况与饮食禁忌（选填）').fill('无');
  await field('年龄').fill('34');
  await page.locator('input[type=file]').setInputFiles(await makePhotos(1));
  await field('手机号码').fill(phone);
  await page.getByRole('button', { name: act['login.sendCode'] }).click();
  await expect(code).toBeFocused();
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeDisabled();
  await code.fill('000000');
  await submit(page).click();
  // The server's error is shown at the field of the code.
  await expectWrong(code, '验证码错误');
  await expect(code).toBeFocused();

  // The server stores the first sign-up, but its answer is lost.
  let sent = 0;
  await page.route('**/activityRegist', async (route) => {
    sent += 1;
    if (sent > 1) return route.continue();
    await route.fetch();
    await route.abort('failed');
  });
  await code.fill(await readLoginCode(phone));
  await submit(page).click();
  await expect(page).toHaveURL(/\/signupdetail\.html\?id=6002$/);
  expect(sent).toBe(2);
  expect(await listEntries(STARS, name)).toHaveLength(1);

  await expect(page).toHaveTitle(/^我的报名/);
  await expect(page.getByText(join['signup.accepted'], { exact: true })).toBeVisible();
  await expect(page.getByText(join['signup.done'])).toBeVisible();
  await expect(page.locator('main')).toContainText('雪麓州扎西塘乡');
  await expect(signupAnswers(page)).toContainText(name);
  await expect(signupAnswers(page)).toContainText('认星座、拍银河');
  await expect(signupAnswers(page).locator('img')).toHaveCount(1);
  await page.getByRole('button', { name: join['voucher.draw'] }).click();
  const ticket = voucher(page);
  await expect(ticket).toContainText(join['voucher.unused']);
  await expect(ticket.getByRole('img', { name: /^二维码/ })).toBeVisible();
  await expect(page.getByRole('button', { name: join['voucher.draw'] })).toHaveCount(0);
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  // White also with the dark theme: a scanner has to read the code.
  await expect(voucherPaper(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const words = await voucherCode(page).textContent();

  // The voucher is shown without a network, too.
  const away = /\/(activityDetail|getActivityVoucher)(\?|$)/;
  await page.route(away, (route) => route.abort('failed'));
  await page.reload();
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(page.getByText(join['signup.done'])).toHaveCount(0);
  await expect(voucherCode(page)).toHaveText(words ?? '');
  await expect(signupAnswers(page)).toHaveCount(0);
  await page.unroute(away);
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(signupAnswers(page)).toContainText(name);

  // A voucher is redeemed once.
  for (const verdict of [join['writeoff.accepted'], join['writeoff.used']]) {
    await page.goto(`writeOff/${STARS}/${(words ?? '').replace(/\W/g, '')}.html`);
    if (verdict === join['writeoff.accepted']) {
      await page.getByLabel(join['writeoff.shop'], { exact: true }).fill('S01');
      await page.getByRole('button', { name: join['writeoff.confirm'] }).click();
    }
    await expect(writeOffVerdict(page)).toHaveText(verdict);
  }

  await page.goto(`activityApply.html?id=${STARS}`);
  await expect(page.getByRole('heading', { name: join['apply.signed'] })).toBeVisible();
  await expect(page.getByRole('link', { name: join['apply.see'] })).toHaveAttribute(
    'href',
    /signupdetail\.html\?id=6002$/,
  );
});

test('a field whose code does not load says so, and is requested again by its button', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource|imported module|Loading chunk/);
  await logInAsMember(page);
  // The page has reloaded for a missing file before (deploy.e2e.ts).
  await page.addInitScript((key) => {
    sessionStorage[key] = location.pathname;
  }, STORAGE_KEYS.reloaded);
  const code = /_astro\/ImageField\./;
  await page.route(code, (route) => route.abort());
  await page.goto(`activityApply.html?id=${STARS}`);
  await expect(page.getByRole('alert').filter({ hasText: cn['state.networkTitle'] })).toBeVisible();
  await page.unroute(code);
  await page.getByRole('button', { name: cn['page.retry'] }).click();
  await expect(page.locator('input[type=file]')).toBeAttached();
});

test('a device signs up without a login, also where a field has an unknown kind', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource|ERR_FAILED/);
  const name = `街坊${Date.now() % 1_000_000}`;
  await page.goto(`signupdetail.html?id=${REPAIR}`);
  await expect(page.getByRole('heading', { name: join['signup.login'] })).toBeVisible();
  await page.getByRole('link', { name: join['signup.apply'] }).click();
  await page.getByLabel('怎么称呼您', { exact: true }).fill(name);
  await page.getByRole('radio', { name: '雨伞' }).check();
  await page.getByLabel('方便的时段（选填）', { exact: true }).fill('周六上午');
  // A sign-up without a network is kept, over a reload too, and is sent when online.
  const regist = /\/(?:activityRegist|saveActivity)$/;
  await page.route(regist, (route) => route.abort('failed'));
  await submit(page).click();
  await expect(page.getByRole('heading', { name: join['apply.pending'] })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: join['apply.pending'] })).toBeVisible();
  await page.unroute(regist);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByRole('link', { name: join['apply.see'] }).click();
  await expect(page.getByText(join['signup.awaiting'], { exact: true })).toBeVisible();
  await expect(signupAnswers(page)).toContainText('周六上午');
  expect(await listEntries(REPAIR, name)).toHaveLength(1);

  const clearList = GUEST_SIGN_UP_MESSAGES.cn.clear;
  // The device lists it until the reader deletes the list.
  await page.goto('getUserInfo.html');
  await page.getByRole('link', { name: mine['mine.signUps'] }).click();
  const listed = page.locator('main li').getByRole('link');
  await expect(listed).toHaveAttribute('href', new RegExp(`signupdetail\\.html\\?id=${REPAIR}$`));
  await page.getByRole('button', { name: clearList }).click();
  await page.getByRole('dialog').getByRole('button', { name: clearList }).click();
  await expect(page.getByText(mine['mine.loginFor'])).toBeVisible();

  // Where no form is shown, the page gives the reason and a link to the activity.
  const state = (words: string) => page.getByRole('heading', { name: words, exact: true });
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await setActivity(REPAIR, { capacity: 1 });
  await page.goto(`activityApply/${REPAIR}.html`);
  await expect(state(join['apply.full'])).toBeVisible();
  await expect(page.getByRole('link', { name: join['apply.activity'] })).toHaveAttribute(
    'href',
    /\/activityDetail\/6009\.html$/,
  );
  await setActivity(REPAIR, { capacity: 120, signUpUntil: Date.now() + HOUR_MS });
  await page.clock.install();
  await page.goto(`activityApply/${REPAIR}.html`);
  // The form disappears at the second of the deadline.
  await expect(submit(page)).toBeVisible();
  const placesLeft = page.getByText(/还剩 \d+ 个名额/);
  await expect(placesLeft).toBeVisible();
  // A file that is still loading would reach its limit, and the page would load itself again.
  await waitUntilSettled(page);
  await page.clock.fastForward(HOUR_MS);
  await expect(state(join['apply.signUpEnded'])).toBeVisible();
  await expect(placesLeft).toHaveCount(0);
  await setActivity(REPAIR, { signUpUntil: Date.now() + 24 * HOUR_MS });
});

test('signupdetail gives the reason why there is no sign-up', { tag: '@sweep' }, async ({
  page,
}) => {
  const state = (words: string) => page.getByRole('heading', { name: words, exact: true });
  await page.goto(`signupdetail.html?id=${STARS}`);
  await expect(state(join['signup.login'])).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('button', { name: act['login.title'] }),
  ).toBeVisible();

  await logInAsMember(page);
  await page.goto(`signupdetail.html?id=${OUTSIDE}`);
  await expect(state(join['signup.unsigned'])).toBeVisible();
  await expect(page.getByRole('link', { name: join['signup.apply'] })).toHaveAttribute(
    'href',
    /\/activityApply\/6011\.html$/,
  );
  await page.goto(`signupdetail.html?id=${APP_ONLY}`);
  await expect(state(act['session.download'])).toBeVisible();
  await expect(page.getByRole('link', { name: act['download.title'] })).toHaveAttribute(
    'href',
    new RegExp(`/downloadClient\\.html\\?templateUrl=.*signupdetail.html%3Fid%3D${APP_ONLY}$`),
  );
});
