import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from 'playwright/test';
import { actionMessages } from '../helpers/actionMessages.ts';
import { expect, test } from '../helpers/browser.ts';
import { MESSENGER_AGENT, simulateMessenger } from '../helpers/messenger.ts';
import { APP_AGENT, APP_SCHEME, simulateApp } from '../helpers/nativeApp.ts';
import { openWithSettings } from '../helpers/openWithSettings.ts';
import { putArticle, withBaked } from '../helpers/origin.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';
import { makePng } from '../helpers/png.ts';

/** How images load, and which environment shows them large. */
const BODY = [
  { picture: 'rail-1', caption: '列车' },
  '一段文字。'.repeat(300),
  { picture: 'bridge-2', caption: '石桥' },
];
/** Width of the images of the protected host; narrower ones would be signs. */
const PROTECTED_PX = 400;

interface ProtectedHost {
  readonly url: string;
  /** Path and status of all answers, in their order. */
  readonly answers: (readonly [path: string, status: number])[];
  readonly close: () => void;
}

/** Opens a host of images that answers 403 to any referrer, and lets pages of all sites read its images. */
async function openProtectedHost(): Promise<ProtectedHost> {
  const answers: (readonly [string, number])[] = [];
  const image = makePng(PROTECTED_PX, 300);
  const server = createServer(({ url = '', headers }, response) => {
    const status = headers.referer === undefined ? 200 : 403;
    answers.push([url.replace(/\?.*/, ''), status]);
    response.writeHead(status, { 'access-control-allow-origin': '*', 'content-type': 'image/png' });
    response.end(status === 200 ? image : undefined);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, answers, close: () => server.close() };
}

const readWidth = (image: Locator) => image.evaluate((img: HTMLImageElement) => img.naturalWidth);
const picture = (page: Page, place: number) => page.locator(`main img[data-i="${place}"]`);
const lightbox = (page: Page) =>
  page.getByRole('dialog', { name: actionMessages.cn['pictures.name'] });

test('an image that fails is requested three times, past the cache', { tag: '@sweep' }, async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  // A phone without Wi-Fi loads no image ahead.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { type: 'cellular' } }),
  );
  const asked: string[] = [];
  await page.route(/rail-1\.jpg/, (route) => {
    asked.push(new URL(route.request().url()).search);
    return asked.length < 3 ? route.abort() : route.continue();
  });
  await page.goto(await putArticle(842_001, { body: BODY }));
  await expect
    .poll(() => picture(page, 0).evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(100);
  expect(asked).toEqual(['', expect.stringMatching(/^\?r=0/), expect.stringMatching(/^\?r=0/)]);
  // The first image loads eagerly, all others lazily.
  await expect(picture(page, 0)).toHaveAttribute('loading', 'eager');
  await expect(picture(page, 1)).toHaveAttribute('loading', 'lazy');
});

test.describe('on a host that refuses referrers of other sites', () => {
  let host: ProtectedHost;
  test.beforeAll(async () => {
    host = await openProtectedHost();
  });
  test.afterAll(() => host.close());

  for (const [kind, id, tag] of [
    ['a baked page', 842_091, undefined],
    ['a template', 842_092, '@sweep'],
  ] as const) {
    test(`images of ${kind} load without a referrer at the second request, also enlarged`, {
      tag,
    }, async ({ page, problems }) => {
      problems.allow(/403/);
      const html = `<p><img src="${host.url}/first.png"></p>${'<p>一段文字。</p>'.repeat(99)}<p><img src="${host.url}/last.png"></p>`;
      const address = await putArticle(id, { body: [{ html }] });
      const show = async () => {
        await page.goto(address);
        await expect.poll(() => readWidth(picture(page, 0))).toBe(PROTECTED_PX);
        await picture(page, 1).scrollIntoViewIfNeeded();
        await expect.poll(() => readWidth(picture(page, 1))).toBe(PROTECTED_PX);
        await picture(page, 1).tap();
        const enlarged = lightbox(page).locator('img[src*="last.png"]');
        await expect.poll(() => readWidth(enlarged)).toBe(PROTECTED_PX);
        // One request of the page and one of the lightbox were refused, and each was repeated once.
        expect(
          host.answers.filter(([name]) => name === '/last.png').map(([, code]) => code),
        ).toEqual([403, 200, 403, 200]);
      };
      host.answers.length = 0;
      await (kind === 'a template' ? show() : withBaked(address, show));
    });
  }
});

test('an image of unknown size that is a sign keeps its own size', async ({ page }) => {
  const address = 'https://img.example.test/new.gif';
  const body = Buffer.from(
    'R0lGODlhEAAQAIAAAAAAAP///yH5BAEAAAAALAAAAAAQABAAAAIOhI+py+0Po5y02ouzPgUAOw==',
    'base64',
  );
  await page.route(address, (route) => route.fulfill({ contentType: 'image/gif', body }));
  await page.goto(await putArticle(842_090, { body: [{ html: `<p><img src="${address}"></p>` }] }));
  await expect(picture(page, 0)).toHaveAttribute('width', '16');
  expect((await picture(page, 0).boundingBox())?.width).toBe(16);
});

test('an image that never loads is replaced after three requests', { tag: '@sweep' }, async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  let asked = 0;
  await page.route(/rail-1\.jpg/, (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto(await putArticle(842_001, { body: BODY }));
  await expect(picture(page, 0)).toHaveAttribute('src', /^data:image\/svg/);
  // The replacement is an image that loads.
  await expect
    .poll(() => picture(page, 0).evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  expect(asked).toBe(3);
});

test.describe('in the messenger', () => {
  test.use({ userAgent: MESSENGER_AGENT.android });

  for (const [mode, isOurs, details] of [
    ['working', false, {}],
    ['refusing', true, { tag: '@sweep' }],
  ] as const) {
    test(
      `that is ${mode} ${isOurs ? 'the page' : 'the messenger'} shows them`,
      details,
      async ({ context, page }) => {
        const messenger = await simulateMessenger(context, 'android', { mode });
        const address = await putArticle(842_001, { body: BODY });
        await page.goto(address);
        await waitUntilStarted(page);
        await picture(page, 0).tap();
        if (isOurs) {
          await expect(lightbox(page)).toBeVisible();
          return;
        }
        await expect
          // The bridge's own name of the call; original files, without the suffix of our sizes.
          .poll(() => messenger.last('imagePreview'))
          .toMatchObject({
            urls: [expect.stringMatching(/rail-1\.jpg$/), expect.stringMatching(/bridge-2\.jpg$/)],
            current: expect.stringMatching(/rail-1\.jpg$/),
          });
        await expect(picture(page, 0)).not.toHaveAttribute('aria-busy', 'true');
        await expect(lightbox(page)).toHaveCount(0);
      },
    );
  }
});

test.describe('in the app', () => {
  test.use({ userAgent: APP_AGENT.android });

  test('the app shows them', { tag: '@sweep' }, async ({ context, page }) => {
    const links = await simulateApp(context, { previewImages: 'done' });
    const address = await putArticle(842_001, { body: BODY });
    await openWithSettings(page, address, { appScheme: APP_SCHEME });
    await waitUntilStarted(page);
    await picture(page, 0).tap();
    await expect
      .poll(() => links.find(({ name }) => name === 'previewImages')?.params.current)
      .toMatch(/rail-1\.jpg$/);
    await expect(lightbox(page)).toHaveCount(0);
  });
});

test('a browser without lazy loading loads them 50 px before they are in view', {
  tag: '@sweep',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLImageElement.prototype, 'loading');
  });
  // Further away than the distance at which this browser itself begins to load.
  const [first, text, last] = BODY;
  const body = [first, ...Array.from({ length: 5 }, () => text), last] as typeof BODY;
  await page.goto(await putArticle(842_001, { body }));
  await waitUntilStarted(page);
  const far = picture(page, 1);
  await expect(far).toHaveAttribute('src', /^data:image\/svg/);
  await expect(picture(page, 0)).toHaveAttribute('src', /rail-1\.jpg\.2$/);
  const height = await far.evaluate((img) => img.getBoundingClientRect().height);
  const scrollTo = (left: number) =>
    far.evaluate((img, px) => {
      scrollBy(0, img.getBoundingClientRect().top - innerHeight - px);
      return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }, left);
  await scrollTo(80);
  await expect(far).toHaveAttribute('src', /^data:image\/svg/);
  await scrollTo(40);
  await expect(far).toHaveAttribute('src', /bridge-2\.jpg\.2$/);
  // The image had its height before it loaded: no layout shift.
  expect(await far.evaluate((img) => img.getBoundingClientRect().height)).toBe(height);
});
