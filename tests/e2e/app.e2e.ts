import type { Page } from 'playwright/test';
import { actionMessages } from '../helpers/actionMessages.ts';
import { expect, test } from '../helpers/browser.ts';
import { exposeModule } from '../helpers/bundle.ts';
import { scrollToComments } from '../helpers/comments.ts';
import { appBar, toast } from '../helpers/locators.ts';
import { APP_AGENT, APP_SCHEME, type FollowedAppLink, simulateApp } from '../helpers/nativeApp.ts';
import { openWithSettings } from '../helpers/openWithSettings.ts';
import { createId, putArticle, putCommentWithImages } from '../helpers/origin.ts';
import { pauseClock } from '../helpers/pageHelpers.ts';

/** Tests the host inside and outside the native app, which is called by links of its scheme. */
const ARTICLE = 'newsDetail/12/345.html';
const APP = { appScheme: APP_SCHEME };
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** A text with a link of the app's scheme. */
const LINKING = { content: `<p><a href="${APP_SCHEME}://openArticle?id=9">看原文</a></p>` };
const CARD = {
  title: '标题 & 更多',
  description: '摘要',
  imageUrl: 'https://img.test/1.jpg',
  url: 'https://pages.test/a.html?isShare=true',
  articleId: '345',
  objectType: 0,
} as const;
const CARD_PARAMS = {
  title: '标题 & 更多',
  desc: '摘要',
  imgUrl: 'https://img.test/1.jpg',
  url: 'https://pages.test/a.html?isShare=true',
  articleId: '345',
  objectType: '0',
};

/** Capability, arguments, link, its parameters, the app's reply, outcome. */
const ASKED = [
  [
    'openArticle',
    [{ id: '345', columnId: '12', articleType: 2, title: 'T', url: 'https://pages.test/' }],
    'openArticle',
    { id: '345', columnId: '12', articleType: '2', title: 'T', url: 'https://pages.test/' },
    'done',
    'done',
  ],
  ['login', ['/a.html'], 'login', { back: '/a.html' }, 'cancel', 'cancelled'],
  ['refreshToken', [], 'refreshToken', {}, 'ok', 'done'],
  ['clearUser', [], 'clearUser', {}, true, 'done'],
  [
    'playMedia',
    [{ kind: 'video', url: 'https://v.test/1.mp4', title: 'V', poster: '' }],
    'playMedia',
    { kind: 'video', url: 'https://v.test/1.mp4', title: 'V', poster: '' },
    'fail',
    'failed',
  ],
  [
    'readAloud',
    [{ id: '345', title: 'T', lang: 'zh-CN' }],
    'readAloud',
    { id: '345', title: 'T', lang: 'zh-CN' },
    'ok',
    'done',
  ],
  ['share', [CARD, 'native'], 'share', { ...CARD_PARAMS, target: 'native' }, 'done', 'done'],
  [
    'previewImages',
    [['https://img.test/1.jpg', 'https://img.test/2.jpg'], 'https://img.test/2.jpg'],
    'previewImages',
    {
      urls: '["https://img.test/1.jpg","https://img.test/2.jpg"]',
      current: 'https://img.test/2.jpg',
    },
    'done',
    'done',
  ],
  ['chooseImages', [3], 'chooseImages', { count: '3' }, { images: [PICTURE] }, ['1.png']],
  ['scan', [], 'scan', {}, { result: 'abc' }, 'abc'],
  [
    'locate',
    [],
    'locate',
    {},
    { latitude: '30.25', longitude: 120.1 },
    { latitude: 30.25, longitude: 120.1 },
  ],
  ['openMiniProgram', ['weixin://dl/1'], 'openMiniProgram', { url: 'weixin://dl/1' }, 'ok', 'done'],
  ['rewardArticle', ['345'], 'reward', { id: '345' }, 'done', 'done'],
  ['askReporter', ['7'], 'ask', { id: '7' }, 'done', 'done'],
] as const;

/** Capability, arguments, link, its parameters. */
const TOLD = [
  ['prepareShare', [CARD], 'setShare', CARD_PARAMS],
  ['hideShare', [], 'hideShare', {}],
] as const;

/** Calls a capability of the page's host; returns its result, with files replaced by names. */
async function use(page: Page, name: string, ...args: readonly unknown[]): Promise<unknown> {
  return page.evaluate(
    async ([call, given]) => {
      const { product } = window as unknown as {
        product: typeof import('../../src/services/getHost.ts');
      };
      const settings = JSON.parse(document.getElementById('settings')?.textContent ?? '{}');
      const host = (await product.getHost(settings)) as unknown as Record<
        string,
        (...args: readonly unknown[]) => Promise<unknown>
      >;
      const answer = await host[call]?.(...given);
      return Array.isArray(answer) ? answer.map((item) => item.name ?? item) : answer;
    },
    [name, args] as const,
  );
}

async function openPage(page: Page, address: string): Promise<void> {
  await openWithSettings(page, address, APP);
  await exposeModule(page, 'services/getHost.ts', 'product');
}

const withoutReply = (links: readonly FollowedAppLink[]) =>
  links.map(({ name, params: { reply: _, ...params } }) => ({ name, params }));

for (const [system, options] of [
  ['android', {}],
  ['ios', { tag: '@sweep' }],
] as const) {
  test.describe(`in the app on ${system}`, options, () => {
    test.use({ userAgent: APP_AGENT[system] });

    test('an article passes its card, and each capability follows its link and resolves to the reply', async ({
      page,
      context,
    }) => {
      const links = await simulateApp(
        context,
        Object.fromEntries(ASKED.map(([, , link, , answer]) => [link, answer])),
      );
      await openPage(page, ARTICLE);
      await expect
        .poll(() => links.find(({ name }) => name === 'setShare')?.params)
        .toMatchObject({
          title: '穿过十七条河的铁路',
          articleId: '345',
          objectType: '0',
          url: expect.stringMatching(/345\.html\?.*isShare=true/),
        });
      for (const [name, args, link, params, , outcome] of ASKED) {
        links.length = 0;
        expect.soft(await use(page, name, ...args), name).toEqual(outcome);
        expect.soft(withoutReply(links), name).toEqual([{ name: link, params }]);
      }
      // Links without a reply are not waited for.
      links.length = 0;
      for (const [name, args] of TOLD) await use(page, name, ...args);
      await expect.poll(() => links).toEqual(TOLD.map(([, , name, params]) => ({ name, params })));
      // Of several links at once, all are followed.
      links.length = 0;
      await Promise.all([
        use(page, 'hideShare'),
        use(page, 'prepareShare', CARD),
        use(page, 'clearUser'),
      ]);
      expect(links.map(({ name }) => name)).toEqual(['hideShare', 'setShare', 'clearUser']);
    });
  });
}

test.describe('in the app', () => {
  test.use({ userAgent: APP_AGENT.android });

  test('the app shows the images of a comment', async ({ page, context }) => {
    const links = await simulateApp(context, { previewImages: 'done' });
    const id = createId();
    const address = await putArticle(id, { body: ['一段。'] });
    await putCommentWithImages(id);
    await openPage(page, address);
    const comments = await scrollToComments(page);
    await comments.locator('a[data-act=picture]').first().click();
    await expect
      .poll(() => links.find(({ name }) => name === 'previewImages')?.params.urls)
      .toMatch(/^\["[^"]+","[^"]+"\]$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('the page keeps tokens of the app, waits for a reply that was announced, and for no other', async ({
    page,
    context,
  }) => {
    await simulateApp(context, {
      chooseImages: 'taken',
      login: { uid: '71', userid: '171', nickname: '江边', token: 't1', accessToken: 'a1' },
      refreshToken: { token: 't2', accessToken: 'a2', refreshToken: 'r2' },
    });
    await page.clock.install();
    await openPage(page, 'aboutUs.html');
    // The app has replied that it began: there is no limit.
    const images = use(page, 'chooseImages', 1);
    await page.clock.runFor(60_000);
    await page.evaluate((image) => {
      const { appReply } = window as unknown as { appReply: (id: number, answer: unknown) => void };
      appReply(1, JSON.stringify({ images: [image, 'bm8gcGljdHVyZQ=='] }));
    }, PICTURE);
    expect(await images).toEqual(['1.png']);

    const tokens = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('xy_member') ?? 'null'));
    expect(await use(page, 'login', '')).toBe('done');
    expect(await tokens()).toMatchObject({ uid: '71', userid: '171', accessToken: 'a1' });
    expect(await use(page, 'refreshToken')).toBe('done');
    expect(await tokens()).toMatchObject({ uid: '71', accessToken: 'a2', refreshToken: 'r2' });

    // From here on time passes only by `runFor`.
    await pauseClock(page);
    const opened = use(page, 'openArticle', { id: '1' });
    let ended = false;
    void opened.then(() => {
      ended = true;
    });
    await page.clock.runFor(1900);
    expect(ended).toBe(false);
    await page.clock.runFor(200);
    expect(await opened).toBe('unavailable');

    // The app covers the page.
    const covered = use(page, 'openArticle', { id: '1' });
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(await covered).toBe('done');
  });

  test('a tap on the reward button and one on a link of its scheme in a text open the app', async ({
    page,
    context,
  }) => {
    const links = await simulateApp(context, { reward: 'done' });
    await openWithSettings(page, await putArticle(800_321, { ...LINKING, rewards: 3 }), APP);
    await page.locator('[data-act=reward]').click();
    await expect
      .poll(() => withoutReply(links))
      .toContainEqual({ name: 'reward', params: { id: '800321' } });
    await page.getByRole('link', { name: '看原文' }).click();
    await expect.poll(() => links).toContainEqual({ name: 'openArticle', params: { id: '9' } });
  });
});

test.describe('outside the app', () => {
  test('a phone follows the link to the app, and shows a message when no app opens', async ({
    page,
    context,
  }) => {
    const links = await simulateApp(context);
    const article = await putArticle(800_322, { ...LINKING, rewards: 3 });
    await page.clock.install();
    await openWithSettings(page, article, APP);
    await page.locator('[data-act=reward]').click();
    await expect
      .poll(() => links)
      .toMatchObject([{ name: 'open', params: { path: expect.stringMatching(/800322\.html/) } }]);
    await page.clock.runFor(2100);
    await expect(toast(page)).toHaveText(actionMessages.cn['reader.openClient']);
    await page.getByRole('link', { name: '看原文' }).click();
    await expect.poll(() => links[1]).toEqual({ name: 'openArticle', params: { id: '9' } });
    await page.clock.runFor(2100);
    await expect(toast(page)).toHaveText(actionMessages.cn['host.openInApp']);
  });

  test('a link that the reader taps meanwhile is not replaced by the app store', {
    tag: '@sweep',
  }, async ({ page, context }) => {
    const links = await simulateApp(context);
    await page.clock.install();
    await openWithSettings(page, 'columnShare/16.html', APP);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
    });
    // Status 204 keeps the browser on this page, as a slow response does at first.
    await page.route(/newsDetail\/\d+\/\d+\.html$/, (route) => route.fulfill({ status: 204 }));
    await appBar(page).locator('[data-act=openApp]').click();
    await expect.poll(() => links.map(({ name }) => name)).toEqual(['open']);
    const row = page.locator('a[href*="/newsDetail/"]').first();
    const address = await row.getAttribute('href');
    await row.click({ noWaitAfter: true });
    await expect.poll(() => asked).toEqual([address]);
    await page.clock.runFor(3000);
    // No navigation to the app store has replaced the page: its rows can be tapped again.
    await row.click({ noWaitAfter: true });
    await expect.poll(() => asked).toEqual([address, address]);
  });

  test.describe('on a computer', { tag: '@sweep' }, () => {
    test.use({
      userAgent:
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
    });
    test('shows a message to open it in the app instead of following the link', async ({
      page,
      context,
    }) => {
      const links = await simulateApp(context);
      const article = await putArticle(800_323, { rewards: 3 });
      await openWithSettings(page, article, APP);
      await page.locator('[data-act=reward]').click();
      await expect(toast(page)).toHaveText(actionMessages.cn['host.openInApp']);
      expect(links).toEqual([]);
    });
  });

  test('shares by the Web Share API, and copies text also where the Clipboard API is missing', async ({
    page,
  }) => {
    await page.goto('aboutUs.html');
    await exposeModule(page, 'services/getHost.ts', 'product');
    for (const [name, outcome] of [
      ['', 'done'],
      ['AbortError', 'cancelled'],
      ['NotAllowedError', 'failed'],
    ] as const) {
      await page.evaluate((errorName) => {
        navigator.share = async () => {
          if (errorName) throw new DOMException('', errorName);
        };
      }, name);
      expect(await use(page, 'shareTargets')).toContain('native');
      expect(await use(page, 'share', CARD, 'native')).toBe(outcome);
    }
    await page.evaluate(() => {
      Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
      document.execCommand = (command) => {
        const field = document.activeElement as HTMLTextAreaElement;
        document.documentElement.dataset.copied = `${command}: ${field.value}`;
        return true;
      };
    });
    expect(await use(page, 'share', CARD, 'copy')).toBe('done');
    await expect(page.locator('html')).toHaveAttribute('data-copied', `copy: ${CARD.url}`);
    await expect(page.locator('textarea')).toHaveCount(0);
  });
});
