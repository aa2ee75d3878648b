import type { Page } from 'playwright/test';
import { readTestPorts } from '../../scripts/test/environment.ts';
import { APP_AGENT } from '../helpers/app.ts';
import { violations, violationsInBoth } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import { enterAsMember, freshPhone, readCode } from '../helpers/member.ts';
import { waitUntilAwake } from '../helpers/reader.ts';

/** Invitations: each route once, from end to end. */
const ORIGIN = `http://localhost:${readTestPorts().origin}`;

interface Inviter {
  readonly uid: string;
  readonly code: string;
  /** How many came, and what they brought. */
  readonly readGains: () => Promise<unknown>;
}

async function ask<T>(call: string, token = ''): Promise<T> {
  const answer = await fetch(`${ORIGIN}/app_if/${call}`, token ? { headers: { token } } : {});
  return ((await answer.json()) as { data: T }).data;
}

/** Somebody who invites. */
async function makeInviter(nickname: string): Promise<Inviter> {
  const body = JSON.stringify({ phone: freshPhone(), nickname });
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

/** How many came by a member's code, and what that brought. */
const cameLine = (page: Page) => page.locator('.invite-came');

/** The clipboard takes nothing, and neither does a selection. */
async function denyCopying(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('denied')) },
    });
    document.execCommand = () => false;
  });
}

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('invite: nobody, a login, the code, what is handed on, and the code of a friend', async ({
  page,
  context,
  problems,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const friend = await makeInviter('望潮老舵手');
  await page.goto('invite.html');
  await expect(page).toHaveTitle(/^邀请码/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('邀请好友');
  await expect(page.locator('.invite-gains')).toContainText('+50 积分');
  await expect(page.getByText('每位好友只能填写一次邀请码')).toBeVisible();
  await expect(page.locator('.invite-code')).toHaveCount(0);
  await waitUntilAwake(page);
  expect(await violations(page)).toEqual([]);

  const phone = freshPhone();
  await page.getByRole('button', { name: '登录' }).click();
  const login = page.getByRole('dialog');
  await login.getByLabel('手机号').fill(phone);
  await login.getByRole('button', { name: '获取验证码' }).click();
  await expect(login.getByText(/验证码已发送/)).toBeVisible();
  await login.getByLabel('验证码', { exact: true }).fill(await readCode(phone));
  await login.getByRole('button', { name: '登录', exact: true }).click();
  const code = page.locator('.invite-code');
  await expect(code).toHaveText(/^[346789ACDEFGHJKMNPQRTWXY]{6}$/);
  await page.keyboard.press('Escape');
  await expect(cameLine(page)).toHaveText('还没有好友接受邀请');
  expect(await violationsInBoth(page)).toEqual([]);

  const own = (await code.textContent()) ?? '';
  await page.getByRole('button', { name: '复制邀请码' }).click();
  await expect(page.getByText('邀请码已复制')).toBeVisible();
  expect(await readClipboard(page)).toBe(own);
  await denyCopying(page);
  await page.getByRole('button', { name: '复制邀请码' }).click();
  await expect(page.getByText('复制失败，请长按邀请码复制')).toBeVisible();
  await expect(page.getByRole('img', { name: '邀请链接的二维码' })).toBeVisible();

  // Each refusal in words of its own; what was typed stays, over a reload too.
  const field = page.getByLabel('好友的邀请码');
  const use = page.getByRole('button', { name: '使用邀请码' });
  const refused = page.locator('.field-error');
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

  // The panel hands on the page that a friend is to see.
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
  await page.unroute('**/getInviteCode?**');
  problems.allow(/502/);
  await page.route('**/getInviteCode?**', (route) => route.fulfill({ status: 502 }), { times: 1 });
  await page.reload();
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(page.getByText(`已使用邀请码 ${friend.code}`)).toBeVisible();
});

test('Shareinvite: who invites, the code, the way on; none, and one that is none', async ({
  page,
  problems,
}) => {
  const { uid, code } = await makeInviter('安娜<b>');
  await page.goto(`shareinvite.html?code=${code}&name=%3Cimg%20src%3Dx%3E`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('安娜<b>邀请你读霁川日报');
  await expect(page).toHaveTitle(/^安娜<b>邀请你读霁川日报/);
  await expect(page.locator('.invite-code')).toHaveText(code);
  await expect(page.locator('.invite-gains')).toContainText('你得+20 积分');
  await expect(page.getByRole('link', { name: '下载客户端' })).toHaveAttribute(
    'href',
    new RegExp(`/invitedToDownload/${uid}/${code}\\.html$`),
  );
  await expect(page.getByRole('link', { name: '已有客户端？填写邀请码' })).toHaveAttribute(
    'href',
    new RegExp(`/invite\\.html\\?code=${code}$`),
  );
  await waitUntilAwake(page);
  expect(await violationsInBoth(page)).toEqual([]);

  // Where the server names nobody the link may, in plain text.
  await page.route('**/inviteConfig?**', (route) =>
    route.fulfill({ json: { status: 0, message: 'success', data: { friendScore: 20 } } }),
  );
  await page.goto(`shareinvite.html?code=${code}&name=%3Cimg%20src%3Dx%3E`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<img src=x>邀请你读霁川日报');
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
  problems.allow(/502/);
  await page.route('**/inviteConfig?**', (route) => route.fulfill({ status: 502 }), { times: 1 });
  await page.goto(`shareinvite.html?code=${code}`);
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(page.locator('.invite-code')).toHaveText(code);
});

test.describe('in the app', () => {
  test.use({ userAgent: APP_AGENT.android });

  test('Shareinvite: leads to the field, with the code in it', async ({ page }) => {
    const { code } = await makeInviter('安娜');
    await enterAsMember(page);
    await page.goto(`shareinvite.html?code=${code}`);
    await page.getByRole('link', { name: '填写邀请码' }).click();
    await expect(page.getByLabel('好友的邀请码')).toHaveValue(code);
  });
});

test('invitedToDownload: recorded once over a cut, the code copied, and none needed', async ({
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
  // The store: it takes the reader nowhere.
  await page.route('https://market.example.test/**', (route) => route.fulfill({ status: 204 }));
  await page.goto(`invitedToDownload/${uid}/${code}.html`);
  await expect(page).toHaveTitle(/^下载霁川日报客户端/);
  await expect(page.getByText('安娜邀请你读霁川日报')).toBeVisible();
  await expect(page.locator('.invite-code')).toHaveText(code);
  await waitUntilAwake(page);
  expect(await violationsInBoth(page)).toEqual([]);

  // The first answer is lost on the way: the record is made once all the same.
  problems.allow(/ERR_|Failed to load/);
  await page.route(
    '**/codeImeiRecord',
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
  await left;

  // On a later visit the device is known, and nothing is sent again.
  await page.goto('aboutUs.html');
  await page.goto(`invitedToDownload/${uid}/${code}.html`);
  await waitUntilAwake(page);
  await denyCopying(page);
  const sent = records.length;
  const leftAgain = page.waitForResponse('https://market.example.test/**');
  await market.click();
  await expect(page.getByText('请记下邀请码，打开客户端登录后填写')).toBeVisible();
  await expect(page.getByText('这台手机已经接受过邀请')).toBeVisible();
  expect(records).toHaveLength(sent);
  expect(records.filter((call) => call === 'addPoins')).toHaveLength(1);
  expect(await readGains()).toEqual({ invited: 1, points: 50 });
  // The tap leads to the store: a navigation of the test before that would cross it.
  await leftAgain;

  await page.goto('invitedToDownload/0/NONE00.html');
  await expect(page.getByText('邀请码无效')).toBeVisible();
  await expect(market).toBeVisible();
  await page.goto('invitedToDownload.html');
  await expect(page.getByText('链接里没有邀请码')).toBeVisible();
  await expect(market).toBeVisible();
  await page.route('**/getConfig?**', (route) => route.fulfill({ status: 502 }), { times: 1 });
  await page.goto(`invitedToDownload/${uid}.html`);
  await page.getByRole('button', { name: '重新加载' }).click();
  // Who invites is enough: the server knows the code.
  await expect(page.locator('.invite-code')).toHaveText(code);
});
