import type { Page } from 'playwright/test';
import { readTestPorts } from '../../scripts/test/testEnvironment.ts';
import { findViolationsInBothThemes } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import { fieldError, inviteCode, inviteGains, inviteReceived } from '../helpers/locators.ts';
import { createPhone, logInAsMember, readLoginCode } from '../helpers/member.ts';
import { APP_AGENT } from '../helpers/nativeApp.ts';
import { countWaitingWrites, waitUntilStarted } from '../helpers/pageHelpers.ts';

/** Tests invitations end to end, each route once. */
const ORIGIN = `http://localhost:${readTestPorts().origin}`;

interface Inviter {
  readonly uid: string;
  readonly code: string;
  /** Returns the number of invited members and the points they brought. */
  readonly readGains: () => Promise<unknown>;
}

async function ask<T>(call: string, token = ''): Promise<T> {
  const answer = await fetch(`${ORIGIN}/app_if/${call}`, token ? { headers: { token } } : {});
  return ((await answer.json()) as { data: T }).data;
}

/** Creates a member with an invitation code. */
async function makeInviter(nickname: string): Promise<Inviter> {
  const body = JSON.stringify({ phone: createPhone(), nickname });
  const login = await fetch(`${ORIGIN}/control/member`, { method: 'POST', body });
  const { uid, accessToken } = (await login.json()) as { uid: number; accessToken: string };
  const { code } = await ask<{ code: string }>(`getInviteCode?curVersions=1&uid=${uid}`);
  return {
    uid: String(uid),
    code,
    readGains: async () => {
      const call = 'inviteConfig?curVersions=1';
      const { member } = await ask<{ member: Record<string, unknown> }>(call, accessToken);
      return { invited: member.invited, points: member.points };
    },
  };
}

/** The line with the number of invited members and the points they brought. */
const cameLine = (page: Page) => inviteReceived(page);

/** Makes both ways of copying fail. */
async function denyCopying(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('denied')) },
    });
    document.execCommand = () => false;
  });
}

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('invite shows a member’s code after a login, shares it, and redeems a friend’s', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const friend = await makeInviter('望潮老舵手');
  await page.goto('invite.html');
  await expect(page).toHaveTitle(/^邀请码/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('邀请好友');
  await expect(inviteGains(page)).toContainText('+50 积分');
  await expect(page.getByText('每位好友只能填写一次邀请码')).toBeVisible();
  await expect(inviteCode(page)).toHaveCount(0);

  const phone = createPhone();
  await page.getByRole('button', { name: '登录' }).click();
  const login = page.getByRole('dialog');
  await login.getByLabel('手机号').fill(phone);
  await login.getByRole('button', { name: '获取验证码' }).click();
  await expect(login.getByText(/验证码已发送/)).toBeVisible();
  await login.getByLabel('验证码', { exact: true }).fill(await readLoginCode(phone));
  await login.getByRole('button', { name: '登录', exact: true }).click();
  const code = inviteCode(page);
  await expect(code).toHaveText(/^[346789ACDEFGHJKMNPQRTWXY]{6}$/);
  await page.keyboard.press('Escape');
  await expect(cameLine(page)).toHaveText('还没有好友接受邀请');
  expect(await findViolationsInBothThemes(page)).toEqual([]);

  const own = (await code.textContent()) ?? '';
  await page.getByRole('button', { name: '复制邀请码' }).click();
  await expect(page.getByText('邀请码已复制')).toBeVisible();
  expect(await readClipboard(page)).toBe(own);
  await denyCopying(page);
  await page.getByRole('button', { name: '复制邀请码' }).click();
  await expect(page.getByText('复制失败，请长按邀请码复制')).toBeVisible();
  await expect(page.getByRole('img', { name: '邀请链接的二维码' })).toBeVisible();

  // Each refusal has its own message; the field keeps its text, also over a reload.
  const field = page.getByLabel('好友的邀请码');
  const use = page.getByRole('button', { name: '使用邀请码' });
  const refused = fieldError(page);
  await use.click();
  await expect(refused).toHaveText('请输入邀请码');
  await field.fill(own);
  await use.click();
  await expect(refused).toHaveText('不能使用自己的邀请码');
  await field.fill('NONE00');
  await use.click();
  await expect(refused).toHaveText('没有这个邀请码，请核对后再试');
  await expect(field).toHaveValue('NONE00');
  await page.reload();
  await expect(field).toHaveValue('NONE00');
  await field.fill(` ${friend.code.toLowerCase()} `);
  await use.click();
  await expect(page.getByText('邀请码已使用，你得 20 积分')).toBeVisible();
  await expect(field).toHaveCount(0);

  // The share panel shares the address of shareinvite, not of this page.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: '邀请好友' }).click();
  await page.getByRole('button', { name: '复制链接' }).click();
  await expect(page.getByText('链接已复制')).toBeVisible();
  expect(await readClipboard(page)).toContain(`/shareinvite.html?code=${own}&isShare=true`);

  await page.route('**/getInviteCode?**', (route) =>
    route.fulfill({ json: { status: 0, message: 'success', data: { code: '0', msg: '无' } } }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: '没有邀请码' })).toBeVisible();
});

test('Shareinvite shows the inviter, the code and its links, and missing or invalid codes', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { uid, code } = await makeInviter('安娜<b>');
  await page.goto(`shareinvite.html?code=${code}&name=${encodeURIComponent('<b>阿</b>&lt;<AI>')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('安娜<b>邀请你读霁川日报');
  await expect(page).toHaveTitle(/^安娜<b>邀请你读霁川日报/);
  await expect(inviteCode(page)).toHaveText(code);
  await expect(inviteGains(page)).toContainText('你得+20 积分');
  await expect(page.getByRole('link', { name: '下载客户端' })).toHaveAttribute(
    'href',
    new RegExp(`/invitedToDownload/${uid}/${code}\\.html$`),
  );
  await expect(page.getByRole('link', { name: '已有客户端？填写邀请码' })).toHaveAttribute(
    'href',
    new RegExp(`/invite\\.html\\?code=${code}$`),
  );
  await page.getByRole('button', { name: '复制邀请码' }).click();
  await expect(page.getByText('邀请码已复制')).toBeVisible();
  expect(await readClipboard(page)).toBe(code);

  // The name in the link is used, as text without markup, when the server sends none.
  await page.route('**/inviteConfig?**', (route) =>
    route.fulfill({ json: { status: 0, message: 'success', data: { friendScore: 20 } } }),
  );
  await page.goto(`shareinvite.html?code=${code}&name=${encodeURIComponent('<b>阿</b>&lt;<AI>')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('阿<<AI>邀请你读霁川日报');
  await page.unroute('**/inviteConfig?**');

  for (const [query, heading] of [
    ['', '链接里没有邀请码'],
    ['?code=NONE00', '邀请码无效'],
  ]) {
    await page.goto(`shareinvite.html${query}`);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: '下载客户端' })).toHaveAttribute(
      'href',
      /\/invitedToDownload\.html$/,
    );
  }
});

test.describe('in the app', { tag: '@sweep' }, () => {
  test.use({ userAgent: APP_AGENT.android });

  test('Shareinvite links to the field with the code filled in', async ({ page }) => {
    const { code } = await makeInviter('安娜');
    await logInAsMember(page);
    await page.goto(`shareinvite.html?code=${code}`);
    await page.getByRole('link', { name: '填写邀请码' }).click();
    await expect(page.getByLabel('好友的邀请码')).toHaveValue(code);
  });
});

test('invitedToDownload records an invitation once, and copies its optional code', async ({
  page,
  context,
  problems,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { uid, code, readGains } = await makeInviter('安娜');
  const records: string[] = [];
  page.on('request', (request) => {
    const call = /codeImeiRecord|addPoins/.exec(request.url())?.[0];
    if (call) records.push(call);
  });
  // Status 204 of the app store keeps the browser on this page.
  await page.route('https://market.example.test/**', (route) => route.fulfill({ status: 204 }));
  await page.goto(`invitedToDownload/${uid}/${code}.html`);
  await expect(page).toHaveTitle(/^下载霁川日报客户端/);
  await expect(page.getByText('安娜邀请你读霁川日报')).toBeVisible();
  await expect(inviteCode(page)).toHaveText(code);

  // The first response is lost; the retry must not record the invitation twice.
  problems.allow(/ERR_|Failed to load/);
  await page.route(
    '**/codeImeiRecord?**',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const market = page.getByRole('link', { name: '应用市场下载' });
  const left = page.waitForResponse('https://market.example.test/**');
  await market.click();
  await expect(page.getByText('邀请码已复制，打开客户端登录后粘贴')).toBeVisible();
  await expect(page.getByText(/^(邀请已记录|网络不通，已保存)/)).toBeVisible();
  expect(await readClipboard(page)).toBe(code);
  await expect.poll(readGains).toEqual({ invited: 1, points: 50 });
  // The page has the answer, too.
  await expect.poll(() => countWaitingWrites(page)).toBe(0);
  await left;

  // On a later visit the device has a record, and the page sends no request.
  await page.goto(`invitedToDownload/${uid}/${code}.html`);
  await waitUntilStarted(page);
  await denyCopying(page);
  const sent = records.length;
  const leftAgain = page.waitForResponse('https://market.example.test/**');
  await market.click();
  await expect(page.getByText('请记下邀请码，打开客户端登录后填写')).toBeVisible();
  await expect(page.getByText('这台手机已经接受过邀请')).toBeVisible();
  expect(records).toHaveLength(sent);
  expect(records.filter((call) => call === 'addPoins')).toHaveLength(1);
  expect(await readGains()).toEqual({ invited: 1, points: 50 });
  // Waits for the navigation to the store, which the next `goto` would interrupt.
  await leftAgain;

  await page.goto('invitedToDownload/0/NONE00.html');
  await expect(page.getByText('邀请码无效')).toBeVisible();
  await expect(market).toBeVisible();
  await page.goto('invitedToDownload.html');
  await expect(page.getByText('链接里没有邀请码')).toBeVisible();
  await expect(market).toBeVisible();
  await page.goto(`invitedToDownload/${uid}.html`);
  // The address has the inviter only; the server sends the code.
  await expect(inviteCode(page)).toHaveText(code);
});
