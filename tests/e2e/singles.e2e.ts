import type { Page } from 'playwright/test';
import { readTestPorts } from '../../scripts/test/testEnvironment.ts';
import { DAY_MS } from '../../src/model/durations.ts';
import { findViolationsInBothThemes } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import { articleBody, HOOK } from '../helpers/locators.ts';
import { MESSENGER_AGENT } from '../helpers/messenger.ts';
import { APP_AGENT, APP_SCHEME, simulateApp } from '../helpers/nativeApp.ts';
import { openWithSettings } from '../helpers/openWithSettings.ts';
import { stopLimits, waitUntilStarted } from '../helpers/pageHelpers.ts';

/** Pages that show one thing: each route once, end to end. */
const ORIGIN = `http://localhost:${readTestPorts().origin}`;
const heading = (page: Page) => page.locator('main h1');

test('linkDetail names its target, frames it, forwards to it, and opens texts as articles', async ({
  page,
}) => {
  await page.route('https://service.example.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Roads</h1>' }),
  );
  // The page is left by itself after a second and a half.
  await stopLimits(page);
  await page.goto('linkDetail/407.html');
  await page.getByRole('button', { name: '留在本页' }).click();
  await page.clock.resume();
  await expect(page.getByRole('status')).toContainText('service.example.test');
  await expect(page).toHaveTitle('全省低温雨雪天气出行服务指南');
  await expect(page.getByRole('link', { name: '立即打开' })).toHaveAttribute(
    'href',
    'https://service.example.test/winter',
  );
  expect(await findViolationsInBothThemes(page)).toEqual([]);

  await page.goto('linkDetail/407.html?frame=1');
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('Roads');
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', /^(?!.*top-navigation)/);
  await expect(page.getByRole('link', { name: '在浏览器中打开' }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-article', '407');

  await page.goto('linkDetail/407.html');
  await page.waitForURL('https://service.example.test/winter');

  // A refused address counts as none: the article's text opens.
  await page.goto('linkDetail/2925.html');
  await page.waitForURL('**/newsDetail/**/2925.html');
  await page.goto('linkDetail/99999999.html');
  await expect(page.getByRole('heading', { name: '找不到这个链接' })).toBeVisible();
});

test.describe('in the app', () => {
  test.use({ userAgent: APP_AGENT.android });

  test('linkDetail lets the app open the address', async ({ page, context }) => {
    const links = await simulateApp(context, { openArticle: { status: 'done' } });
    await openWithSettings(page, 'linkDetail/407.html', { appScheme: APP_SCHEME });
    await expect(page.getByRole('status')).toHaveText('正在客户端中打开');
    await expect.poll(() => links.filter(({ name }) => name === 'openArticle')).toHaveLength(1);
    expect(links.find(({ name }) => name === 'openArticle')?.params).toMatchObject({
      id: '407',
      url: 'https://service.example.test/winter',
    });
    await expect(page).toHaveURL(/linkDetail/);
  });
});

test('downloadClient links to the phone’s app store and never to another site', async ({
  page,
}) => {
  const from = '/displayTemplate/news/columnDetail/12.html';
  await page.goto(`downloadClient.html?templateUrl=${encodeURIComponent(from)}`);
  await expect(page).toHaveTitle(/^下载霁川日报客户端/);
  await expect(page.getByRole('link', { name: '应用市场下载' })).toHaveAttribute(
    'href',
    /^https:\/\/market\./,
  );
  // On Android there is no link to the App Store.
  await expect(page.getByRole('link', { name: 'App Store 下载' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: '返回刚才的页面' })).toHaveAttribute(
    'href',
    new RegExp(`^http://localhost:\\d+${from}$`),
  );

  for (const to of ['https://evil.example.test/', 'javascript:alert(1)']) {
    await page.goto(`downloadClient.html?templateUrl=${encodeURIComponent(to)}`);
    await expect(heading(page)).toHaveText('霁川日报客户端');
    await expect(page.getByRole('link', { name: '返回刚才的页面' })).toHaveCount(0);
    await expect(page.locator('[href*=evil],[href*=alert]')).toHaveCount(0);
  }
});

test('downloadClient opens the app at the page that the reader came from', {
  tag: '@sweep',
}, async ({ page, context }) => {
  const links = await simulateApp(context, { open: { status: 'done' } });
  const from = '/displayTemplate/news/columnDetail/12.html';
  for (const [query, path] of [
    [`?templateUrl=${encodeURIComponent(from)}`, from],
    ['', '/home.html'],
  ]) {
    links.length = 0;
    await openWithSettings(page, `downloadClient.html${query}`, { appScheme: APP_SCHEME });
    await page.getByRole('button', { name: '打开客户端' }).click();
    await expect.poll(() => links).toHaveLength(1);
    expect(links[0]).toMatchObject({ name: 'open' });
    expect(links[0]?.params.path).toMatch(new RegExp(`^http://localhost:\\d+.*${path}$`));
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test.describe('in the messenger', () => {
  test.use({ userAgent: MESSENGER_AGENT.android });

  test('downloadClient suggests the browser at the start and again for the package', async ({
    page,
  }) => {
    await page.goto('downloadClient.html');
    const guide = page.getByRole('dialog', { name: '请在浏览器中打开' });
    await expect(guide).toBeVisible();
    await guide.getByRole('button', { name: '知道了' }).click();
    await waitUntilStarted(page);
    await page.getByRole('link', { name: 'Android 安装包' }).click();
    await expect(page.getByText('请在默认浏览器中下载！')).toBeVisible();
    await expect(guide).toBeVisible();
  });
});

test('previewPDF draws pages, zooms, shows certificates, and the reason of a failure', async ({
  page,
  problems,
}) => {
  const preview = (name: string, address: string) =>
    page.goto(`previewPDF.html?${name}=${encodeURIComponent(address)}`);
  await preview('url', `${ORIGIN}/media/file/sheet-12003.pdf`);
  await expect(page).toHaveTitle('PDF 文件');
  await expect(page.getByText('共 1 页')).toBeVisible();
  const drawn = () =>
    page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      if (width === 0) return 0;
      const data = canvas.getContext('2d')?.getImageData(0, 0, width, height / 4).data ?? [];
      return data.some((value, at) => at % 4 < 3 && value > 0 && value < 100) ? width : 0;
    });
  await expect.poll(drawn).toBe(750);
  await page.getByRole('button', { name: '放大' }).click();
  await expect.poll(drawn).toBeGreaterThan(1100);
  expect(await findViolationsInBothThemes(page)).toEqual([]);

  problems.allow(/502/);
  await page.route('**/page-3.jpg', (route) => route.fulfill({ status: 502 }), { times: 1 });
  await preview('png', `${ORIGIN}/media/pic/page-3.jpg`);
  await expect(page.getByRole('alert')).toContainText('打开文件');
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect
    .poll(() =>
      page.getByAltText('区块链证书').evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  await expect(page).toHaveTitle('区块链证书');
  await expect(page.getByRole('alert')).toHaveCount(0);

  problems.allow(/404/);
  await preview('url', `${ORIGIN}/media/file/none-at-all.png.pdf.txt`);
  await expect(page.getByRole('alert')).toContainText('文件已经不在了');
  await expect(page.getByRole('link', { name: '打开文件' })).toBeVisible();
  await preview('url', 'javascript:alert(1)');
  await expect(page.getByRole('heading', { name: '没有可以显示的文件' })).toBeVisible();
});

test('aboutUs lists the documents of the site', { tag: '@sweep' }, async ({ page }) => {
  await page.goto('aboutUs.html');
  await expect(heading(page)).toHaveText('霁川日报客户端');
  await expect(page).toHaveTitle(/^关于霁川日报客户端/);
  await page.getByRole('link', { name: '隐私政策' }).click();
  await page.waitForURL('**/aboutUs.html?type=privacy');
  await expect(page).toHaveTitle(/^隐私政策/);
  await expect(articleBody(page).locator('li')).toHaveCount(3);
  await page.goto('aboutUs.html?type=nothing');
  await expect(page.getByRole('link', { name: '用户协议' })).toBeVisible();
});

test('productDetail shows price and description, and opens by the server’s clock', async ({
  page,
}) => {
  // The clock of the device is wrong.
  await page.clock.setFixedTime(Date.now() + 300 * DAY_MS);
  await page.goto('productDetail.html?id=2');
  await expect(page).toHaveTitle(/^听报收音机/);
  await expect(page.locator('main')).toContainText('2600 积分 + ¥49.00');
  await waitUntilStarted(page);
  await page.getByRole('button', { name: '在客户端中兑换' }).click();
  await expect(page.getByText('请打开客户端进行操作')).toBeVisible();

  // The description is HTML of the server, which has to be sanitised.
  await page.goto('productDetail.html?id=5');
  await expect(page.getByText('兑换还没有开始')).toBeVisible();
  await expect(articleBody(page)).toContainText('内侧的小标签');
  await expect(
    page.locator(`${HOOK.articleBody} [onerror],${HOOK.articleBody} [src^=javascript]`),
  ).toHaveCount(0);
  await expect(page.getByRole('button', { name: '在客户端中兑换' })).toHaveCount(0);
});
