import type { Page } from 'playwright/test';
import { MESSENGER_APP_ID } from '../../scripts/origin/calls/messenger.ts';
import { readTestPorts } from '../../scripts/test/testEnvironment.ts';
import { findViolationsInBothThemes } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import { readCorpusLines, withoutCorpus } from '../helpers/corpora.ts';
import { fieldButton, HOOK, mainButton } from '../helpers/locators.ts';
import { loginMember } from '../helpers/loginMember.ts';
import {
  callSso,
  createPhone,
  logInAsMember,
  readLoginCode,
  saveLogin,
} from '../helpers/member.ts';
import { MESSENGER_AGENT } from '../helpers/messenger.ts';
import { APP_AGENT, APP_SCHEME, simulateApp } from '../helpers/nativeApp.ts';
import { openWithSettings } from '../helpers/openWithSettings.ts';
import { pauseClock } from '../helpers/pageHelpers.ts';

/** Tests logins by code and by password, on the page and in the sheet. */

const field = (page: Page, name: string) => page.locator(`[name=${name}]`);
const sendButton = (page: Page) => fieldButton(page);
/** Of the sheet, where the page below has a main button too. */
const submit = (page: Page) => mainButton(page).last();
const later = (page: Page) => page.getByRole('button', { name: '以后再说' });
const errorOf = (page: Page) => page.locator(`main [role=alert], ${HOOK.sheet} [role=alert]`);

/** Enters the phone, requests a code, enters it and returns it. */
async function typeCode(page: Page, phone: string): Promise<string> {
  await field(page, 'phone').fill(phone);
  await sendButton(page).click();
  await expect(
    page.getByText(`验证码已发送至 ${phone.slice(0, 3)}****${phone.slice(-4)}`),
  ).toBeVisible();
  const code = await readLoginCode(phone);
  await field(page, 'code').fill(code);
  return code;
}

async function loginByCode(page: Page, phone: string): Promise<void> {
  await typeCode(page, phone);
  await submit(page).click();
}

/** The login page opens the front page when its address has no `back`. */
const expectLoggedIn = (page: Page) => expect(page).toHaveURL(/\/home\.html$/);

const other = (code: string) => (code === '000000' ? '000001' : '000000');

test('the login page names what is wrong at its field, sends once, and returns to the page before', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/sso/')) sent.push(request.url().replace(/.*\//, ''));
  });
  await page.goto('login.html?back=/displayTemplate/news/newsDetail/12/345.html');
  // Phones suggest the code and show a numeric keyboard.
  await expect(field(page, 'code')).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field(page, 'code')).toHaveAttribute('inputmode', 'numeric');
  await expect(field(page, 'phone')).toHaveAttribute('type', 'tel');
  for (const [what, phone, code, message, at] of [
    ['no number', '', '', '请输入手机号', 'phone'],
    ['a number that is none', '12345', '123456', '手机号格式不正确', 'phone'],
    ['no code', '13900000000', '', '请输入验证码', 'code'],
    ['a code that is none', '13900000000', 'abc', '验证码不正确', 'code'],
  ] as const) {
    await test.step(what, async () => {
      await field(page, 'phone').fill(phone);
      await field(page, 'code').fill(code);
      await submit(page).click();
      await expect(errorOf(page)).toHaveText(message);
      await expect(field(page, at)).toBeFocused();
      expect(sent).toEqual([]);
    });
  }

  const phone = createPhone();
  const code = await typeCode(page, phone);
  await field(page, 'code').fill(other(code));
  await submit(page).click();
  await expect(errorOf(page)).toHaveText('验证码不正确');
  await expect(field(page, 'code')).toBeFocused();
  await expect(field(page, 'code')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'code')).toHaveAccessibleDescription('验证码不正确');
  await expect(field(page, 'phone')).toHaveValue(phone);
  await expect(field(page, 'code')).toHaveValue(other(code));
  expect(await findViolationsInBothThemes(page)).toEqual([]);

  // The network fails once; then one form is sent, however often it is tapped.
  await field(page, 'code').fill(code);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let logins = 0;
  await page.route('**/sso/loginByPhone', async (route) => {
    logins += 1;
    if (logins === 1) return route.abort();
    await held;
    return route.continue();
  });
  await submit(page).click();
  await expect(errorOf(page)).toHaveText('请检查网络后再试。');
  const width = (await submit(page).boundingBox())?.width;
  await submit(page).dblclick();
  await field(page, 'code').press('Enter');
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  expect((await submit(page).boundingBox())?.width).toBe(width);
  await submit(page).click();
  release();
  // Compares the path: the query of the login page ends in the same text.
  await page.waitForURL((url) => url.pathname.endsWith('/newsDetail/12/345.html'));
  expect(logins).toBe(2);

  await page.goto('getUserInfo.html?part=profile');
  await expect(page.locator('[name=nickname]')).toHaveValue(`读者${phone.slice(-4)}`);
  await expect(page.locator('dd').first()).toHaveText(`${phone.slice(0, 3)}****${phone.slice(-4)}`);
});

test('a password needs 6 to 32 characters and a confirmation, and then logs in', {
  tag: '@sweep',
}, async ({ page }) => {
  const phone = createPhone();
  const password = '江水 “平”如镜😀';
  await page.goto('login.html?back=/displayTemplate/news/getUserInfo.html%3Fpart=profile');
  await loginByCode(page, phone);
  await page.getByRole('button', { name: '设置密码' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '设置密码' })).toBeFocused();
  await expect(page.getByText('6 到 32 个字符')).toBeVisible();
  await submit(page).click();
  await expect(errorOf(page)).toHaveText('请输入密码');
  await field(page, 'password').fill('12345');
  await submit(page).click();
  await expect(errorOf(page)).toHaveText('密码须为 6 到 32 个字符');
  await field(page, 'password').fill(password);
  await submit(page).click();
  await expect(errorOf(page)).toHaveText('请再次输入密码');
  await field(page, 'confirm').fill(`${password}!`);
  await submit(page).click();
  await expect(errorOf(page)).toHaveText('两次输入的密码不一致');
  await expect(field(page, 'confirm')).toBeFocused();
  await field(page, 'confirm').fill(password);
  await submit(page).click();
  await expect(page.locator('[name=nickname]')).toHaveValue(`读者${phone.slice(-4)}`);
  await expect(page.getByRole('button', { name: '设置密码' })).toHaveCount(0);

  await page.evaluate(() => localStorage.clear());
  await page.goto('login.html');
  await page.getByRole('button', { name: '用密码登录' }).click();
  await field(page, 'phone').fill(phone);
  await field(page, 'password').fill('another');
  await submit(page).click();
  await expect(errorOf(page)).toHaveText('手机号或密码不正确');
  await field(page, 'password').fill(password);
  await submit(page).click();
  await expectLoggedIn(page);
});

test('another code can be requested after a minute, also after a reload', {
  tag: '@sweep',
}, async ({ page }) => {
  await page.clock.install();
  const phone = createPhone();
  await page.goto('login.html');
  await expect(field(page, 'phone')).toBeVisible();
  // The seconds would go on while a busy machine looks at them.
  await pauseClock(page);
  await typeCode(page, phone);
  await expect(sendButton(page)).toBeDisabled();
  await expect(sendButton(page)).toHaveText('60 秒后重发');
  await page.clock.runFor(20_000);
  await expect(sendButton(page)).toHaveText('40 秒后重发');
  await page.clock.resume();
  await page.reload();
  await expect(field(page, 'phone')).toHaveValue(phone);
  await expect(sendButton(page)).toBeDisabled();
  // Another number can be entered without waiting.
  await field(page, 'phone').fill(createPhone());
  await expect(sendButton(page)).toBeEnabled();
  await field(page, 'phone').fill(phone);
  await expect(sendButton(page)).toBeDisabled();
  await page.clock.runFor(61_000);
  await expect(sendButton(page)).toBeEnabled();
  await expect(sendButton(page)).toHaveText('获取验证码');
});

test('a member who opens the login is sent on at once, and never to another site', {
  tag: '@sweep',
}, async ({ page }) => {
  await logInAsMember(page);
  const { host } = new URL(test.info().project.use.baseURL ?? '');
  for (const [back, path] of [
    ['/displayTemplate/news/newsDetail/12/345.html', /\/newsDetail\/12\/345\.html$/],
    ['javascript:alert(1)', /\/getUserInfo\.html$/],
    ['/\\evil.test', /./],
  ] as const) {
    await page.goto(`login.html?${new URLSearchParams({ back })}`);
    await page.waitForURL((url) => !url.pathname.endsWith('/login.html'));
    const { pathname, host: opened } = new URL(page.url());
    expect(opened, back).toBe(host);
    expect(pathname).toMatch(path);
  }
});

test('no address leads a member to another site', { tag: '@sweep' }, async ({ page, problems }) => {
  // Some lines of the corpus become pages of the site that do not exist.
  problems.allow(/Failed to load resource/);
  test.skip(...withoutCorpus('open-redirect.txt'));
  const strange: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') strange.push(request.url());
  });
  await logInAsMember(page);
  const { host } = new URL(test.info().project.use.baseURL ?? '');
  for (const line of readCorpusLines('open-redirect.txt').filter((_, at) => at % 14 === 0)) {
    await page.goto(`login.html?${new URLSearchParams({ back: line })}`);
    await expect(page).not.toHaveURL(/login\.html/);
    expect(new URL(page.url()).host, line).toBe(host);
  }
  expect(strange).toEqual([]);
});

test('a login by keys alone logs in another tab, and a logout logs it out', async ({
  page,
  context,
}) => {
  const phone = createPhone();
  const second = await context.newPage();
  await second.goto('login.html?back=/displayTemplate/news/getUserInfo.html');
  await expect(field(second, 'phone')).toBeVisible();
  await page.goto('login.html?back=/displayTemplate/news/getUserInfo.html');
  await page.bringToFront();
  await field(page, 'area').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type(phone);
  await page.keyboard.press('Tab');
  await expect(field(page, 'code')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  // The focus moves to the code, the next field to fill in.
  await expect(field(page, 'code')).toBeFocused();
  await page.keyboard.type(await readLoginCode(phone));
  await page.keyboard.press('Enter');
  for (const tab of [page, second]) {
    await expect(tab.getByRole('heading', { name: `读者${phone.slice(-4)}` })).toBeVisible();
  }
  // The last rows above the button.
  await expect(page.getByRole('link', { name: '用户协议' })).toBeVisible();
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByRole('button', { name: '登录' })).toBeVisible();
  await expect(second.getByRole('button', { name: '登录' })).toBeVisible();
});

test.describe('the sheet', () => {
  const sheet = (page: Page) => page.getByRole('dialog', { name: '登录' });

  test('shows its reason, keeps its fields while it is closed, logs in, and shows the requested page', async ({
    page,
  }) => {
    const phone = createPhone();
    await page.goto('getUserInfo.html?part=profile');
    const open = page.getByRole('button', { name: '登录' });
    await open.click();
    await expect(sheet(page)).toContainText('登录后可查看会员信息');
    await expect(field(page, 'phone')).toBeFocused();
    expect(await findViolationsInBothThemes(page)).toEqual([]);
    await field(page, 'phone').fill('1390000');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await open.click();
    await expect(field(page, 'phone')).toHaveValue('1390000');
    await loginByCode(page, phone);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('[name=nickname]')).toHaveValue(`读者${phone.slice(-4)}`);
    // Setting a password can be postponed: the button stays.
    await page.getByRole('button', { name: '设置密码' }).click();
    await later(page).click();
    await expect(page.getByRole('button', { name: '设置密码' })).toBeVisible();
  });

  test('logs in for the lifetime of the page where storage is blocked', { tag: '@sweep' }, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      for (const area of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, area, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
    const phone = createPhone();
    await page.goto('getUserInfo.html');
    await page.getByRole('button', { name: '登录' }).click();
    await loginByCode(page, phone);
    await expect(page.getByRole('heading', { name: `读者${phone.slice(-4)}` })).toBeVisible();
  });
});

test('a member with a third-party login can bind a phone', { tag: '@sweep' }, async ({ page }) => {
  const id = createPhone();
  const login = await callSso('thirdLogin', {
    provider: 'tencent_wechat',
    oid: `o${id}`,
    unionid: `u${id}`,
    nickname: Buffer.from('<b>江</b>&amp;').toString('base64'),
  });
  const text = (name: string) => login[name] ?? '';
  await saveLogin(
    page,
    {
      uid: text('uid'),
      userid: text('userid'),
      token: text('token'),
      accessToken: text('accessToken'),
      refreshToken: text('refreshToken'),
    },
    {
      uid: text('uid'),
      userId: text('userid'),
      nickname: '',
      icon: '',
      phone: '',
      hasPassword: true,
    },
  );
  await page.goto('getUserInfo.html');
  await expect(page.getByRole('heading', { name: '江&', exact: true })).toBeVisible();
  await page.goto('getUserInfo.html?part=profile');
  await expect(page.locator('dd').first()).toHaveText('未绑定');
  await page.getByRole('button', { name: '绑定手机号' }).click();
  await loginByCode(page, id);
  await expect(page.locator('dd').first()).toHaveText(`${id.slice(0, 3)}****${id.slice(-4)}`);
});

test.describe('in the native app', () => {
  test.use({ userAgent: APP_AGENT.android });

  test('uses the app’s login first, and sends the member to the app', async ({ page, context }) => {
    const phone = createPhone();
    const tokens = await loginMember(phone, '夜班');
    const links = await simulateApp(context, { login: { ...tokens, phone }, setMember: 'done' });
    await openWithSettings(page, 'getUserInfo.html?part=profile', { appScheme: APP_SCHEME });
    await page.getByRole('button', { name: '登录' }).click();
    await expect(page.locator('[name=nickname]')).toHaveValue('夜班');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => links.map(({ name }) => name)).toEqual(['login', 'setMember']);
    expect(links[1]?.params).toMatchObject({
      uid: tokens.uid,
      userid: tokens.userid,
      nickname: '夜班',
      phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
    });
    // Other apps can receive these links, so no link may contain a token.
    expect(JSON.stringify(links)).not.toContain(tokens.accessToken);
  });
});

test.describe('in the messenger', () => {
  test.use({ userAgent: MESSENGER_AGENT.android });

  test('logs in by the messenger, and offers to bind a phone', async ({ page }) => {
    // A page that redirects replaces the HTTP redirect, which routes of Playwright do not see.
    await page.route(/\/wx\/authorize\?/, async (route) => {
      const answer = await route.fetch({ maxRedirects: 0 });
      const back = (answer.headers().location ?? '').replaceAll('&', '&amp;');
      const body = `<meta http-equiv="refresh" content="0;url=${back}">`;
      await route.fulfill({ contentType: 'text/html', body });
    });
    const origin = `http://localhost:${readTestPorts().origin}`;
    await openWithSettings(page, 'login.html?back=/displayTemplate/news/home.html', {
      wxAuthorizeUrl: `${origin}/wx/authorize`,
      wxAuthLogin: 2,
    });
    // The app id is that of the site's configuration.
    const consent = page.waitForRequest(/\/wx\/authorize\?/);
    await page.getByRole('button', { name: '微信登录' }).click();
    expect(new URL((await consent).url()).searchParams.get('appid')).toBe(MESSENGER_APP_ID);
    await expect(page.getByRole('heading', { name: '绑定手机号' })).toBeVisible();
    expect(page.url()).not.toContain('code=');
    await later(page).click();
    await expect(page).toHaveURL(/\/home\.html$/);
  });
});
