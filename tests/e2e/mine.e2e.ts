import type { Locator, Page } from 'playwright/test';
import { scaleLimit } from '../../scripts/test/pace.ts';
import { readTestPorts } from '../../scripts/test/testEnvironment.ts';
import * as STORAGE_KEYS from '../../src/host/storageKeys.ts';
import { actionMessages } from '../helpers/actionMessages.ts';
import { findViolationsInBothThemes } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import { sendComment } from '../helpers/comments.ts';
import { articleRow, commentField, HOOK, toast } from '../helpers/locators.ts';
import { callSso, createPhone, logInAsMember } from '../helpers/member.ts';
import { MESSENGER_AGENT } from '../helpers/messenger.ts';
import { openWithSettings } from '../helpers/openWithSettings.ts';
import { createId, putArticle, readStored } from '../helpers/origin.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';

/** The page of what belongs to the reader: lists, settings and profile. */

const openPart = (page: Page, part: string) => page.goto(`getUserInfo.html?part=${part}`);
const rowsOf = (page: Page) => page.locator('main section ul a');
const row = (page: Page, name: string) => page.locator('main').getByRole('link', { name });
const star = (page: Page, title: string) =>
  page.getByRole('button', { name: `收藏：${title}`, exact: true });
const inBar = (page: Page) => page.locator(`${HOOK.bottomBar} [data-act=fav]`);
/** A button shows its new state before the server has stored it, and is busy until then. */
const expectStored = async (button: Locator, on: boolean) => {
  await expect(button).toHaveAttribute('aria-pressed', `${on}`);
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
};
const expectNoViolations = async (page: Page, what: string) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await findViolationsInBothThemes(page), what).toEqual([]);
};

/** Stores an article with a title of its own, and opens it. */
async function openArticle(page: Page): Promise<{ id: number; title: string; address: string }> {
  const id = createId();
  const title = `江声 ${id}`;
  const address = await putArticle(id, { title, body: ['一段。'] });
  await page.goto(address);
  await waitUntilStarted(page);
  return { id, title, address };
}

/** Opens an article and stays until it is in the history. */
async function readArticle(page: Page): Promise<{ title: string }> {
  const article = await openArticle(page);
  await page.locator('h1').click();
  await page.waitForFunction(({ key, title }) => localStorage.getItem(key)?.includes(title), {
    key: STORAGE_KEYS.history,
    title: article.title,
  });
  return article;
}

/** Follows every row of the page, and returns those that lead to no page, or to one that failed. */
async function findDeadRows(page: Page): Promise<readonly string[]> {
  const addresses = await rowsOf(page).evaluateAll((links) =>
    links.map((link) => (link as HTMLAnchorElement).href),
  );
  const dead: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    const heading = page.locator('main').getByRole('heading').first();
    const isThere = await heading.waitFor({ timeout: scaleLimit(10_000) }).then(
      () => true,
      () => false,
    );
    const isFailed = (await page.locator('main [role=alert]').count()) > 0;
    if (!isThere || isFailed) dead.push(address);
  }
  return dead;
}

test('without a login the person’s icon opens a page that is useful', async ({ page }) => {
  await page.goto('home.html');
  await page.locator('top-bar').getByRole('link', { name: '我的账号' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '我的' })).toBeVisible();
  await expect(page).toHaveTitle('我的');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row(page, '收藏')).toBeVisible();
  await expect(row(page, '历史')).toBeVisible();
  await expect(row(page, '报料')).toBeVisible();
  for (const name of ['关注', '我的评论', '报名与票券', '积分']) {
    await expect(row(page, name)).toHaveCount(0);
  }
  await expect(row(page, '用户协议')).toBeVisible();
  // An unknown part is this page, too; a list of members asks for a login.
  await openPart(page, 'elsewhere');
  await expect(page.getByRole('heading', { level: 1, name: '我的' })).toBeVisible();
  await openPart(page, 'follows');
  await expect(page.getByText('登录后可查看')).toBeVisible();
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible();
});

test.describe('every row leads to a page', { tag: '@sweep' }, () => {
  test('without a login', async ({ page }) => {
    await page.goto('getUserInfo.html');
    await expect(row(page, '用户协议')).toBeVisible();
    expect(await findDeadRows(page)).toEqual([]);
  });

  test('of a member', async ({ page }) => {
    await logInAsMember(page, { nickname: '磨坊巷口' });
    await page.goto('getUserInfo.html');
    await expect(page.getByRole('heading', { level: 1, name: '磨坊巷口' })).toBeVisible();
    await expect(row(page, '积分 0')).toBeVisible();
    await expect(row(page, '用户协议')).toBeVisible();
    await expectNoViolations(page, 'the page of a member');
    expect(await findDeadRows(page)).toEqual([]);
  });
});

test('the history has what was read, newest first, until it is deleted or off', {
  tag: '@sweep',
}, async ({ page }) => {
  // From a row, under its own address. The code is loaded with the first gesture, long before a
  // reader chooses a row.
  const isCode = (response: { url: () => string }) => /\/gesture\.[^/]*\.js/.test(response.url());
  await page.goto('columnDetail/12.html');
  await waitUntilStarted(page);
  const [code] = await Promise.all([page.waitForResponse(isCode), page.mouse.move(10, 300)]);
  // Resolves after the import that the gesture has started, which runs the code.
  await page.evaluate((address) => import(address), code.url());
  const link = articleRow(page).first();
  await link.hover();
  const first = ((await link.locator(HOOK.rowTitle).textContent()) ?? '').trim();
  await link.click();
  await expect(page.locator('h1')).toBeVisible();
  const second = await readArticle(page);
  await openPart(page, 'history');
  const titles = page.locator(HOOK.savedArticle);
  await expect(titles).toHaveText([second.title, first]);
  await titles.first().click();
  await expect(page.locator('h1')).toHaveText(second.title);

  await openPart(page, 'history');
  await page.getByRole('button', { name: '清除历史' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '清除历史' }).click();
  await expect(page.getByText('还没有阅读记录')).toBeVisible();
  await page.getByLabel('记录阅读历史').uncheck();
  await openArticle(page);
  await page.locator('h1').click();
  await openPart(page, 'history');
  await expect(page.getByText('还没有阅读记录')).toBeVisible();
  await expect(page.getByLabel('记录阅读历史')).not.toBeChecked();
  // Rows are not marked as read, either.
  expect(await page.evaluate(() => localStorage.getItem('xy_read'))).toBeNull();
  await page.getByLabel('记录阅读历史').check();
  const { title } = await readArticle(page);
  await openPart(page, 'history');
  await expect(titles).toHaveText([title]);
});

test('favourites of the device are added to the account after a login, and can be removed and set again', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  await openPart(page, 'favourites');
  await expect(page.getByText('还没有收藏')).toBeVisible();
  const { id, title } = await openArticle(page);
  await inBar(page).click();
  await expect(toast(page)).toHaveText(actionMessages.cn['write.favHere']);
  await openPart(page, 'favourites');
  await expect(page.locator(HOOK.savedArticle)).toHaveText([title]);
  await star(page, title).click();
  await expect(star(page, title)).toHaveAttribute('aria-pressed', 'false');
  await star(page, title).click();
  await expect(star(page, title)).toHaveAttribute('aria-pressed', 'true');

  await logInAsMember(page);
  await openPart(page, 'favourites');
  await expect(page.getByRole('heading', { name: '只在这台设备上' })).toBeVisible();
  await expectNoViolations(page, 'favourites of the device and none of the account');
  await page.getByRole('button', { name: '加入我的账号' }).click();
  await expect(toast(page)).toHaveText('已加入你的账号');
  const stored = async () => (await readStored(id)).favs.length;
  await expect.poll(stored).toBe(1);
  await expect(page.getByRole('heading', { name: '只在这台设备上' })).toHaveCount(0);

  // From here on the list is that of the server alone.
  await page.evaluate(() => localStorage.removeItem('xy_done'));
  await page.route('**/myFav', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/myFav');
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(page.locator(HOOK.savedArticle)).toHaveText([title]);
  await star(page, title).click();
  await expect.poll(stored).toBe(0);
  await star(page, title).click();
  await expect.poll(stored).toBe(1);
});

test('a member’s comments, follows and sign-ups are listed', async ({ page }) => {
  await logInAsMember(page);
  const { title } = await openArticle(page);
  await commentField(page).click();
  await sendComment(page, '灯影里写得好');
  await expect(toast(page)).toHaveText('评论已发布');
  await page.waitForFunction(() => localStorage.getItem('xy_sent_comments'));
  await openPart(page, 'comments');
  const comment = page.locator('main').getByRole('link', { name: '灯影里写得好' });
  await expect(comment).toContainText(title);
  await comment.click();
  await expect(page.locator('h1')).toHaveText(title);

  await page.goto('topicDetail/601.html');
  const name = ((await page.locator('h1').textContent()) ?? '').trim();
  const onTopic = page.locator('[data-act=follow]').first();
  await onTopic.click();
  await expectStored(onTopic, true);
  await openPart(page, 'follows');
  await expect(row(page, name)).toContainText('话题');
  const button = page.locator('main [data-act=follow]');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expectStored(button, false);
  await page.reload();
  await expect(page.getByText('还没有关注')).toBeVisible();

  // A column brings its newest articles.
  await page.goto('columnDetail/12.html');
  const onColumn = page.locator('[data-act=follow]').first();
  await onColumn.click();
  await expectStored(onColumn, true);
  await openPart(page, 'follows');
  const news = page.getByRole('region', { name: '关注的栏目有新内容' }).getByRole('link');
  await expect(news.first()).toHaveAttribute('href', /Detail\/.*\.html$/);

  await page.goto('activityApply/6012.html');
  await page.getByLabel(/姓名/).fill('李明');
  await page.locator('form').getByRole('button', { name: /报名/ }).click();
  await page.waitForURL(/signupdetail/);
  await openPart(page, 'signUps');
  await expect(page.locator('main a').last()).toHaveAttribute(
    'href',
    /signupdetail\.html\?id=6012/,
  );

  // Another member sees none of it.
  await logInAsMember(page);
  await openPart(page, 'comments');
  await expect(page.getByText('还没有评论')).toBeVisible();
});

test('the profile changes name, portrait and accounts, and keeps a name that is refused', async ({
  page,
}) => {
  const phone = createPhone();
  const member = await logInAsMember(page, { phone });
  await bindMessenger(page, member.uid);
  await openPart(page, 'profile');
  const name = page.getByLabel('昵称');
  const save = page.getByRole('button', { name: '保存' });
  await name.fill('  ');
  await save.click();
  await expect(page.getByRole('alert')).toHaveText('请输入昵称');
  await page.route(
    '**/sso/modify',
    (route) =>
      route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: {
          code: 0,
          msg: 'user nickname exception',
          status: -1,
          error: '昵称含有敏感词',
          value: {},
          data: {},
        },
      }),
    { times: 1 },
  );
  await name.fill('不行的名字');
  await save.click();
  await expect(page.getByRole('alert')).toContainText('昵称含有敏感词');
  await expect(name).toHaveValue('不行的名字');
  await expectNoViolations(page, 'the profile');
  await name.fill('渡口看灯人');
  await save.click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(toast(page)).toHaveText('已保存');

  // The portrait is replaced by an image, and by nothing else.
  const file = page.getByLabel('更换头像');
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('text') });
  await expect(page.getByRole('alert')).toBeVisible();
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG });
  await expect(page.locator('main img').first()).toHaveAttribute('src', /media\/up\//);

  // A member who has a phone can remove the messenger.
  const messenger = page.locator('dl > div').filter({ hasText: '微信' });
  await expect(messenger).toContainText('已绑定');
  await messenger.getByRole('button', { name: '解除绑定' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '解除绑定' }).click();
  await expect(toast(page)).toHaveText('已解除绑定');
  await expect(messenger).toHaveCount(0);

  await page.reload();
  await expect(page.locator('main img').first()).toHaveAttribute('src', /media\/up\//);
  await page.goto('getUserInfo.html');
  await expect(page.getByRole('heading', { level: 1, name: '渡口看灯人' })).toBeVisible();
});

test.describe('the profile in the messenger', () => {
  test.use({ userAgent: MESSENGER_AGENT.android });

  test('adds the messenger with its consent', { tag: '@sweep' }, async ({ page }) => {
    const { uid } = await logInAsMember(page);
    // The user of the origin's consent page may belong to a member of another test.
    await page.route('**/getWxUserInfo?**', (route) =>
      route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: { openid: `o${uid}`, unionid: `u${uid}`, nickname: '江' },
      }),
    );
    // A page that redirects replaces the HTTP redirect, which routes of Playwright do not see.
    await page.route(/\/wx\/authorize\?/, async (route) => {
      const answer = await route.fetch({ maxRedirects: 0 });
      const back = (answer.headers().location ?? '').replaceAll('&', '&amp;');
      const body = `<meta http-equiv="refresh" content="0;url=${back}">`;
      await route.fulfill({ contentType: 'text/html', body });
    });
    await openWithSettings(page, 'getUserInfo.html?part=profile', {
      wxAppId: 'wx-test',
      wxAuthorizeUrl: `http://localhost:${readTestPorts().origin}/wx/authorize`,
      wxAuthLogin: 2,
    });
    await page.getByRole('button', { name: '绑定微信' }).click();
    await expect(page.locator('dl > div').filter({ hasText: '微信' })).toContainText('已绑定');
    expect(page.url()).not.toContain('code=');
  });
});

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWM4IaCHFTEMLQkAvr9BgRV48AUAAAAASUVORK5CYII=',
  'base64',
);

/** Adds an account of the messenger to a member of the origin. */
async function bindMessenger(page: Page, uid: string): Promise<void> {
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('xy_member') ?? '{}').accessToken as string,
  );
  await callSso('bind', {
    uid,
    token,
    provider: 'tencent_wechat',
    oid: `o${uid}`,
    unionid: `u${uid}`,
    nickname: Buffer.from('江').toString('base64'),
  });
}

test.describe('the display', () => {
  /** The label is what is seen of a radio button. */
  const choose = async (page: Page, name: string) => {
    await page.locator('label').filter({ hasText: name }).last().click();
    await expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
  };
  const sizeOf = (page: Page) =>
    page.locator('h1').evaluate((h1) => Number.parseFloat(getComputedStyle(h1).fontSize));

  test('text size and theme count on every page, before its first paint', {
    tag: '@sweep',
  }, async ({ page, context }) => {
    await page.goto('newsDetail/12/345.html');
    const usual = await sizeOf(page);
    await page.goto('getUserInfo.html');
    await choose(page, '超大');
    await choose(page, '深色');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expectNoViolations(page, 'with large text');

    const first = await context.newPage();
    // The first paint has no modules yet.
    await first.route('**/_astro/*.js', () => {});
    await first.goto('newsDetail/12/345.html', { waitUntil: 'domcontentloaded' });
    await expect(first.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await sizeOf(first)).toBeCloseTo((usual * 60) / 36, 1);
    await first.close();

    await page.goto('getUserInfo.html');
    await choose(page, '标准');
    await choose(page, '跟随系统');
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
    await page.goto('newsDetail/12/345.html');
    expect(await sizeOf(page)).toBe(usual);
  });

  test('the language counts on every page, also in a new tab', async ({ page, context }) => {
    await page.goto('getUserInfo.html?lang=de');
    await page.getByLabel('Sprache').selectOption('en');
    await expect(page.getByRole('heading', { level: 1, name: 'Mine' })).toBeVisible();
    await expectOneLanguage(page, 'en');
    const second = await context.newPage();
    await second.goto('newsDetail/12/345.html');
    await expect(second.locator(`${HOOK.bottomBar} [data-t="bar.fav"]`)).toHaveText('Save');
    await second.goto('newsDetail/12/345.html?lang=fr');
    await expect(second.locator(`${HOOK.bottomBar} [data-t="bar.fav"]`)).toHaveText('Enregistrer');
  });

  for (const lang of ['en', 'de', 'fr', 'bo'] as const) {
    test(`has no text of another language, and nothing wider than the page: ${lang}`, {
      tag: '@sweep',
    }, async ({ page }) => {
      await logInAsMember(page);
      await page.goto(`getUserInfo.html?lang=${lang}`);
      await expectOneLanguage(page, lang);
    });
  }

  async function expectOneLanguage(page: Page, lang: string): Promise<void> {
    await expect(page.locator('main select')).toHaveValue(lang);
    await expect(page.locator('main fieldset').first()).toBeVisible();
    const texts = await page.locator('main h2, main legend, main label').allTextContents();
    expect(texts.filter((text) => /[一-鿿]/.test(text))).toEqual([]);
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBe(0);
  }
});
