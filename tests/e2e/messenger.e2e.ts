import type { BrowserContext, Page } from 'playwright/test';
import { readTestPorts } from '../../scripts/test/testEnvironment.ts';
import { actionMessages } from '../helpers/actionMessages.ts';
import { expect, test } from '../helpers/browser.ts';
import { exposeModule } from '../helpers/bundle.ts';
import { toast } from '../helpers/locators.ts';
import { MESSENGER_AGENT, type Messenger, simulateMessenger } from '../helpers/messenger.ts';
import { openWithSettings } from '../helpers/openWithSettings.ts';
import { putArticle } from '../helpers/origin.ts';

/**
 * The article page in the messenger's browser, with the messenger's real SDK on our test bridge.
 */
const ARTICLE = 'newsDetail/12/345.html';
const TITLE = '穿过十七条河的铁路';
const SHARED_LINK = /\/newsDetail\/12\/345\.html\?.*isShare=true/;
const ORIGIN = `http://localhost:${readTestPorts().origin}`;
const words = actionMessages.cn;
const guide = (page: Page) => page.getByRole('dialog', { name: words['host.browserTitle'] });

for (const [system, options] of [
  ['android', {}],
  ['ios', { tag: '@sweep' }],
] as const) {
  test.describe(`in the messenger on ${system}`, options, () => {
    test.use({ userAgent: MESSENGER_AGENT[system] });

    test('each page sets its share card, also after Back, and its menu shares it', async ({
      page,
      context,
    }) => {
      const messenger = await simulateMessenger(context, system);
      await page.goto(`${ARTICLE}?from=chat#comments`);
      await expectCard(messenger, TITLE, SHARED_LINK);
      expect(messenger.configs).toEqual([
        { url: page.url().replace('#comments', ''), accepted: true, tags: [] },
      ]);
      const { desc } = messenger.last('updateAppMessageShareData') ?? {};
      expect(desc).toMatch(/^.{10,100}$/s);

      for (const [entry, call] of [
        ['menu:share:timeline', 'shareTimeline'],
        ['menu:share:appmessage', 'sendAppMessage'],
        ['menu:share:qq', 'shareQQ'],
        ['menu:share:weiboApp', 'shareWeiboApp'],
        ['menu:share:QZone', 'shareQZone'],
      ] as const) {
        await test.step(entry, async () => {
          const counted = page.waitForRequest(/\/postEvent\b/);
          await expect
            .poll(async () => {
              await messenger.shareByMenu(page, entry);
              return messenger.last(call);
            })
            .toMatchObject({ title: TITLE, link: expect.stringMatching(SHARED_LINK) });
          expect((await counted).postData() ?? (await counted).url()).toContain('345');
        });
      }

      // A page from the back/forward cache has lost its configuration.
      const told = () => messenger.calls.filter(({ name }) => name === 'updateTimelineShareData');
      const before = told().length;
      await messenger.returnFromMemory(page);
      await expect.poll(() => told().length).toBe(before + 1);

      await page.goto(await putArticle(800_301, { title: '第二篇的卡片' }));
      await expectCard(messenger, '第二篇的卡片', /\/800301\.html/);
      await page.goBack();
      await expectCard(messenger, TITLE, SHARED_LINK);
      expect(messenger.configs.map(({ accepted }) => accepted)).toEqual([true, true, true, true]);
    });
  });
}

const SDK_FILE = /\/weixin-js-sdk\.[^/]*\.js$/;

test.describe('in the messenger', () => {
  test.use({ userAgent: MESSENGER_AGENT.android });

  test('hides the share entries of the menu where sharing is closed', async ({ page, context }) => {
    const messenger = await simulateMessenger(context, 'android');
    const article = await putArticle(800_302, { shareClosed: true });
    await page.goto(article);
    await expect
      .poll(() => messenger.last('hideMenuItems'))
      .toMatchObject({
        menuList: expect.arrayContaining(['menuItem:share:timeline', 'menuItem:share:appMessage']),
      });
    expect(messenger.last('updateTimelineShareData')).toBeUndefined();
  });

  for (const [what, mode] of [
    ['refuses the page', 'refusing'],
    ['does not answer', 'silent'],
  ] as const) {
    test(`a share points to the menu when the messenger ${what}`, { tag: '@sweep' }, async ({
      page,
      context,
    }) => {
      await simulateMessenger(context, 'android', { mode });
      await page.goto(ARTICLE);
      await sharePanel(page);
      await expect(page.getByText(words['host.shareHint'])).toBeVisible();
    });
  }

  test('a share points to the menu when the SDK is missing', { tag: '@sweep' }, async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/Failed to load resource/);
    await simulateMessenger(context, 'android');
    const missed = page.waitForRequest(SDK_FILE);
    await context.route(SDK_FILE, (route) => route.abort());
    await page.goto(ARTICLE);
    await missed;
    await sharePanel(page);
    await expect(page.getByText(words['host.shareHint'])).toBeVisible();
  });
});

test.describe('opening the native app', () => {
  test.use({ userAgent: MESSENGER_AGENT.android });

  async function openRewarded(page: Page, id: number, settings = {}) {
    const article = await putArticle(id, { rewards: 3 });
    await openWithSettings(page, article, { appScheme: 'jichuan', ...settings });
    const button = page.locator('[data-act=reward]');
    await button.click();
    return button;
  }

  test('covers the page and suggests a browser, until a tap anywhere, Escape or Back', async ({
    page,
    context,
  }) => {
    await simulateMessenger(context, 'android');
    const button = await openRewarded(page, 800_303);
    const { pathname } = new URL(page.url());
    await expect(guide(page)).toContainText(words['host.browserHint']);
    await expect(guide(page).locator('wx-open-launch-app')).toHaveCount(0);
    // On a busy machine the guide is shown before its styles have loaded.
    await expect
      .poll(() => guide(page).boundingBox())
      .toEqual({ x: 0, y: 0, ...page.viewportSize() });
    await expect(guide(page).getByRole('button')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(guide(page).getByRole('button')).toBeFocused();
    /** Its history entry is removed after it: a later one would be removed in its place. */
    const expectClosed = async () => {
      await expect(guide(page)).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => history.state?.sheet)).toBeUndefined();
    };
    await page.keyboard.press('Escape');
    await expectClosed();
    await expect(button).toBeFocused();
    await button.click();
    await guide(page).click({ position: { x: 20, y: 600 } });
    await expectClosed();
    await button.click();
    await expect(guide(page)).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(guide(page)).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(pathname);
  });

  test.describe('with the tag that opens the app', () => {
    const TAG = { openAppId: 'wxapp1' };
    const tag = (page: Page) => guide(page).locator('wx-open-launch-app');
    const emit = (page: Page, name: string, errMsg: string) =>
      tag(page).evaluate(
        (element, [type = '', message = '']) =>
          element.dispatchEvent(new CustomEvent(type, { detail: { errMsg: message } })),
        [name, errMsg],
      );

    test('offers the tag for the page, says what failed, and closes when the app has opened', async ({
      page,
      context,
    }) => {
      const messenger = await simulateMessenger(context, 'android');
      const button = await openRewarded(page, 800_307, TAG);
      await expect(tag(page)).toHaveAttribute('appid', 'wxapp1');
      await expect(tag(page)).toHaveAttribute('extinfo', /\/800307\.html/);
      expect(messenger.configs[0]?.tags).toEqual(['wx-open-launch-app']);
      await emit(page, 'error', 'launch:fail');
      await expect(guide(page).getByRole('alert')).toHaveText(words['host.launchFailed']);
      await expect(tag(page)).toHaveCount(1);
      await emit(page, 'launch', '');
      await expect(guide(page)).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => history.state?.sheet)).toBeUndefined();
      // The messenger forbids the launch.
      await button.click();
      await emit(page, 'error', 'launch:fail_check fail');
      await expect(guide(page).getByRole('alert')).toHaveText(words['host.openInApp']);
      await expect(tag(page)).toHaveCount(0);
    });

    test('keeps the hint about a browser when the messenger does not support the tag', {
      tag: '@sweep',
    }, async ({ page, context }) => {
      await simulateMessenger(context, 'android');
      await openRewarded(page, 800_310, TAG);
      await expect(tag(page)).toHaveCount(1);
      await page.evaluate(() => document.dispatchEvent(new CustomEvent('WeixinOpenTagsError')));
      await expect(tag(page)).toHaveCount(0);
      await expect(guide(page)).toContainText(words['host.browserHint']);
    });

    test('shows the guide alone when the messenger refuses the page', { tag: '@sweep' }, async ({
      page,
      context,
    }) => {
      const messenger = await simulateMessenger(context, 'android', { mode: 'refusing' });
      await openRewarded(page, 800_311, TAG);
      await expect(guide(page)).toBeVisible();
      await expect.poll(() => messenger.configs.length).toBeGreaterThan(0);
      await expect(tag(page)).toHaveCount(0);
    });
  });
});

test.describe('in the launch browser', { tag: '@sweep' }, () => {
  test.use({ userAgent: `${MESSENGER_AGENT.android} LaunchView/1` });

  test('a toast points to the browser’s own button', async ({ page, context }) => {
    await simulateMessenger(context, 'android');
    const article = await putArticle(800_312, { rewards: 3 });
    await openWithSettings(page, article, { launchUa: 'LaunchView' });
    await page.locator('[data-act=reward]').click();
    await expect(toast(page)).toHaveText(words['host.launchHint']);
  });
});

test.describe('capabilities that the messenger gives a page', () => {
  test.use({ userAgent: MESSENGER_AGENT.android });
  const PICTURE =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

  /** Returns the results of all capabilities in one object. */
  async function useAll(page: Page) {
    await page.goto('aboutUs.html');
    await exposeModule(page, 'services/getHost.ts', 'product');
    return page.evaluate(async () => {
      const { product } = window as unknown as {
        product: typeof import('../../src/services/getHost.ts');
      };
      const settings = JSON.parse(document.getElementById('settings')?.textContent ?? '{}');
      const host = await product.getHost(settings);
      const files = await host.chooseImages(2);
      return {
        preview: await host.previewImages(['/a.jpg', 'https://img.test/b.jpg'], '/a.jpg'),
        files: files?.map(({ name, type, size }) => `${name} ${type} ${size}`),
        place: await host.locate(),
        scan: await host.scan(),
      };
    });
  }

  test('previews, chooses, locates and scans', async ({ page, context }) => {
    const messenger = await simulateMessenger(context, 'android', {
      answers: {
        chooseImage: { localIds: '["one","two"]' },
        getLocalImgData: { localData: PICTURE },
        geoLocation: { latitude: 30.25, longitude: 120.1 },
        scanQRCode: { resultStr: 'https://pages.test/' },
      },
    });
    expect(await useAll(page)).toEqual({
      preview: 'done',
      files: ['1.png image/png 70', '2.png image/png 70'],
      place: { latitude: 30.25, longitude: 120.1 },
      scan: 'https://pages.test/',
    });
    expect(messenger.last('imagePreview')).toMatchObject({
      current: `${new URL(page.url()).origin}/a.jpg`,
      urls: [`${new URL(page.url()).origin}/a.jpg`, 'https://img.test/b.jpg'],
    });
  });

  for (const [what, options, expected] of [
    [
      'cancelled and failed calls',
      {
        answers: {
          chooseImage: { errMsg: 'chooseImage:cancel' },
          scanQRCode: { errMsg: 'scanQRCode:cancel' },
          imagePreview: { errMsg: 'imagePreview:fail' },
          geoLocation: { errMsg: 'geoLocation:fail' },
        },
      },
      { preview: 'failed', files: [], place: null, scan: null },
    ],
    [
      'calls of a page that it refuses',
      { mode: 'refusing' },
      { preview: 'unavailable', files: undefined, place: null, scan: null },
    ],
  ] as const) {
    test(`reports ${what} to the page`, { tag: '@sweep' }, async ({ page, context }) => {
      await simulateMessenger(context, 'android', options);
      expect(await useAll(page)).toEqual(expected);
    });
  }
});

test.describe('a link to a mini program in a text', () => {
  const openLink = async (page: Page, id: number) => {
    const content = '<p><a href="weixin://dl/business/?t=1">小程序</a></p>';
    await page.goto(await putArticle(id, { content }));
    await page.getByRole('link', { name: '小程序' }).click();
  };

  test('does not open in a plain browser, which requests nothing of the messenger', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openLink(page, 800_332);
    await expect(toast(page)).toHaveText(words['host.miniMessenger']);
    expect(asked.filter((url) => /getShareContent|weixin-js-sdk/.test(url))).toEqual([]);
  });

  test.describe('in the messenger on a computer', { tag: '@sweep' }, () => {
    test.use({ userAgent: MESSENGER_AGENT.windows });
    test('does not open, and a message names where it does', async ({ page }) => {
      await openLink(page, 800_331);
      await expect(toast(page)).toHaveText(words['host.miniPhone']);
    });
  });
});

test.describe('the messenger’s login', () => {
  test.use({ userAgent: MESSENGER_AGENT.ios });
  const LOGIN = {
    wxAppId: 'wx1',
    wxAuthorizeUrl: `${ORIGIN}/wx/authorize`,
    wxAuthLogin: 1,
  } as const;

  const stored = (page: Page, key: string) =>
    page.evaluate((name) => localStorage.getItem(name), key);

  /** Returns a code as the consent page sends it. */
  async function consent(): Promise<string> {
    const back = encodeURIComponent('http://localhost/');
    const answer = await fetch(`${ORIGIN}/wx/authorize?appid=wx1&redirect_uri=${back}&state=s`, {
      redirect: 'manual',
    });
    return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
  }

  test('uses a code at once, removes it from the address and keeps the rest of the query', async ({
    page,
    context,
  }) => {
    const messenger = await simulateMessenger(context, 'ios');
    const popup = page.getByText(words['host.authorizing']);
    await context.route(/\/getWxUserInfo\b/, async (route) => {
      await expect(popup).toBeVisible();
      await route.fallback();
    });
    await openWithSettings(page, `${ARTICLE}?a=1&code=${await consent()}&state=s#part`, LOGIN);
    await expect.poll(() => stored(page, 'xy_member')).toContain('accessToken');
    expect(page.url()).toMatch(/345\.html\?a=1#part$/);
    expect(await stored(page, 'weixinInit')).toBe('1');
    await expect(popup).toHaveCount(0);
    // On iOS the messenger checks the address with which the page was first opened.
    await expect.poll(() => messenger.configs.map(({ accepted }) => accepted)).toEqual([true]);
    expect(messenger.configs[0]?.url).toContain('code=');
  });

  /**
   * Leads back from the consent page by a page with a refresh: Playwright routes see no redirects.
   */
  const walkThroughConsent = (context: BrowserContext) =>
    context.route(/\/wx\/authorize\?/, async (route) => {
      const answer = await route.fetch({ maxRedirects: 0 });
      const back = (answer.headers().location ?? '').replaceAll('&', '&amp;');
      const body = `<meta http-equiv="refresh" content="0;url=${back}">`;
      await route.fulfill({ contentType: 'text/html', body });
    });

  test('opens the consent page on login and returns logged in', { tag: '@sweep' }, async ({
    page,
    context,
  }) => {
    await simulateMessenger(context, 'ios');
    await walkThroughConsent(context);
    await openWithSettings(page, `${ARTICLE}?a=1`, { ...LOGIN, wxAuthLogin: 2 });
    await exposeModule(page, 'services/getHost.ts', 'product');
    const returned = page.waitForURL(/code=/);
    await page.evaluate(async () => {
      const { product } = window as unknown as {
        product: typeof import('../../src/services/getHost.ts');
      };
      const json = document.getElementById('settings')?.textContent ?? '{}';
      const host = await product.getHost(JSON.parse(json));
      void host.login('');
    });
    await returned;
    await expect.poll(() => stored(page, 'xy_member')).toContain('accessToken');
    expect(page.url()).toMatch(/345\.html\?a=1$/);
  });

  test('requests two more codes, then shows 微信授权失败', { tag: '@sweep' }, async ({
    page,
    context,
  }) => {
    await simulateMessenger(context, 'ios');
    await walkThroughConsent(context);
    const used: string[] = [];
    await context.route(/\/getWxUserInfo\b/, (route) => {
      used.push(new URL(route.request().url()).searchParams.get('code') ?? '');
      return route.fulfill({ json: { status: 0, message: 'success', data: {} }, headers: CORS });
    });
    await openWithSettings(page, `${ARTICLE}?code=first&state=s`, LOGIN);
    // Each code after the first one comes by two documents.
    for (const count of [1, 2, 3]) {
      await expect.poll(() => new Set(used).size).toBeGreaterThanOrEqual(count);
    }
    await expect(toast(page)).toHaveText(words['host.authorizeFailed']);
    expect(new Set(used).size).toBe(3);
    expect(await stored(page, 'weixinInit')).toBe('-1');
    expect(await stored(page, 'xy_member')).toBeNull();
    expect(page.url()).toMatch(/345\.html$/);
  });
});

const CORS = { 'access-control-allow-origin': '*' };

/** Expects this card at the messenger, by both generations of the SDK's share functions. */
async function expectCard(messenger: Messenger, title: string, link: RegExp): Promise<void> {
  const card = { title, link: expect.stringMatching(link), imgUrl: expect.any(String) };
  await expect.poll(() => messenger.last('updateAppMessageShareData')).toMatchObject(card);
  await expect.poll(() => messenger.last('updateTimelineShareData')).toMatchObject(card);
}

/** Opens the share panel and chooses a friend of the messenger. */
async function sharePanel(page: Page): Promise<void> {
  await page.locator('[data-act=share]').first().click();
  await page.getByRole('button', { name: words['share.chat'] }).click();
}
