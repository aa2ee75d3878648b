import type { Page } from 'playwright/test';
import * as STORAGE_KEYS from '../../src/host/storageKeys.ts';
import { PORTAL_PAGE } from '../helpers/gatedSite.ts';
import { expect, test } from '../helpers/gatedTest.ts';
import { HOOK } from '../helpers/locators.ts';
import { loginMember } from '../helpers/loginMember.ts';
import { createPhone } from '../helpers/member.ts';

const ARTICLE = 'newsDetail/12/345.html';
const OTHER = 'newsDetail/12/346.html';

test.use({ serviceWorkers: 'allow' });
// What the reader does without a network fails, and the browser reports it.
test.beforeEach(({ problems }) =>
  problems.allow(/Failed to load resource|net::ERR|Failed to fetch|ChunkLoadError/),
);

const hasKept = (page: Page, part: string, kind = ''): Promise<boolean> =>
  page.evaluate(
    async ([end, name]) => {
      for (const key of await caches.keys()) {
        if (!key.startsWith(`xy-${name}`) || key.startsWith('xy-shell')) continue;
        const urls = (await (await caches.open(key)).keys()).map(({ url }) => url);
        if (urls.some((url) => url.endsWith(end))) return true;
      }
      return false;
    },
    [part, kind] as const,
  );

/** Returns the copy of the page; '' when none is kept. */
const readCopy = (page: Page): Promise<string> =>
  page.evaluate(async () => (await caches.match(location.href))?.text() ?? '');

/** Moves the pointer over the page until the page has noticed that it is used. */
async function touchPage(page: Page): Promise<void> {
  const noticed = page.locator('html[data-used]');
  await expect(async () => {
    await page.mouse.move(5, 5);
    await page.mouse.move(150, 300, { steps: 3 });
    await expect(noticed).toHaveCount(1, { timeout: 1000 });
  }).toPass();
}

/** Returns the addresses under which the login page of a network is kept. */
const findPortalCopies = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) {
        const copy = await (await cache.match(key))?.text();
        if (copy?.includes('Log in to this network')) found.push(`${name} ${key.url}`);
      }
    }
    return found;
  });

const titleOf = async (page: Page): Promise<string> =>
  ((await page.locator('h1').first().textContent()) ?? '').trim();

/** Opens a page and uses it, and waits until the device keeps it. */
async function read(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await touchPage(page);
  const path = new URL(address).pathname;
  await expect.poll(() => hasKept(page, path, 'read'), { message: `keeps ${path}` }).toBe(true);
  await waitUntilControlled(page);
}

/** Waits for the worker: it can keep a page before it answers requests. */
const waitUntilControlled = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

test('a page that was read opens without a network, says how old it is, and gives way to a newer one', async ({
  page,
  site,
  home,
}) => {
  const text = page.locator(`${HOOK.articleBody} p`).first();
  const keptLine = page.locator(HOOK.keptLine);
  await read(page, home + ARTICLE);
  await expect(keptLine).toHaveCount(0);
  const title = await titleOf(page);
  // The browser accepts the manifest.
  const session = await page.context().newCDPSession(page);
  const { url, errors } = await session.send('Page.getAppManifest');
  expect(url).toBe(`${home}manifest.webmanifest`);
  expect(errors).toEqual([]);

  site.mode = 'closed';
  await page.goto(`${home}${ARTICLE}?share=1`);
  await expect(text).toBeVisible();
  await expect(keptLine).toContainText(/这是\d+[/月]\d+.*\d+:\d+.*保存的内容/);
  // A page that is not kept leads to those that are.
  await page.goto(`${home}${OTHER}?lang=en`);
  await expect(page).toHaveTitle('No network connection');
  await page.getByRole('link', { name: title }).click();
  await expect(text).toBeVisible();

  // The page of the network is shown whenever it answers, and replaces the copy.
  site.mode = 'open';
  site.replace = (path, body) =>
    path.includes(ARTICLE) ? Buffer.from(body.toString().replace('<h1', '<h1 data-newer')) : body;
  // A kept page that lacks a file loads itself again once, which ends a navigation that has begun.
  await expect(async () => {
    await page.goto(home + ARTICLE);
  }).toPass();
  await expect(page.locator('h1[data-newer]')).toBeVisible();
  await expect(keptLine).toHaveCount(0);
  await expect.poll(() => readCopy(page)).toContain('data-newer');
  // A network that does not answer in time is like none.
  site.mode = 'silent';
  await page.goto(home + ARTICLE);
  await expect(page.locator('h1[data-newer]')).toBeVisible();
  await expect(keptLine).toBeVisible();
});

test('the front page is kept, articles while there is a history, and the reader deletes what is kept', {
  tag: '@sweep',
}, async ({ page, site, home }) => {
  await page.goto(home + ARTICLE);
  await page.evaluate((key) => localStorage.setItem(key, '1'), STORAGE_KEYS.historyOff);
  await page.reload();
  await touchPage(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(`${home}home.html`);
  await touchPage(page);
  await expect.poll(() => hasKept(page, 'home.html', 'front')).toBe(true);
  expect(await hasKept(page, ARTICLE)).toBe(false);
  await waitUntilControlled(page);
  site.mode = 'closed';
  await page.goto(home);
  await expect(page.locator(HOOK.carousel)).toBeVisible();
  await expect(page.locator(HOOK.keptLine)).toBeVisible();

  site.mode = 'open';
  // The kept page may be loading itself again for a file that it lacks.
  await expect(async () => {
    await page.evaluate((key) => localStorage.removeItem(key), STORAGE_KEYS.historyOff);
  }).toPass();
  await read(page, home + ARTICLE);
  const title = await titleOf(page);
  await page.goto(`${home}getUserInfo.html?part=offline`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByText(/\d+\.\d MB/)).toBeVisible();
  await page.getByRole('button', { name: '清空离线内容' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '清空离线内容' }).click();
  await expect(page.getByText('还没有离线内容')).toBeVisible();
  expect(await hasKept(page, ARTICLE)).toBe(false);
  await page.getByRole('checkbox').uncheck();
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
  // Deleted after the worker was removed.
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await page.goto(home + ARTICLE);
  await touchPage(page);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('a favourite is kept with its images until it is removed', async ({
  page,
  context,
  site,
  home,
}) => {
  await read(page, home + ARTICLE);
  const star = page.locator('[data-act=fav]').last();
  const images = await page
    .locator(`${HOOK.bodyFigure} img`)
    .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
  expect(images.length).toBeGreaterThan(0);
  await star.click();
  await expect.poll(() => hasKept(page, images.at(-1) ?? '', 'images')).toBe(true);
  site.mode = 'closed';
  await context.setOffline(true);
  await page.goto(home + ARTICLE);
  const last = page.locator(`${HOOK.bodyFigure} img`).last();
  await last.scrollIntoViewIfNeeded();
  await expect
    .poll(() => last.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  // A page that lacks code reloads itself when the network is there.
  await page.goto('about:blank');
  await context.setOffline(false);
  site.mode = 'open';
  await page.goto(home + ARTICLE);
  // Before it shows its state, a tap on it would add the favourite again.
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await star.click();
  await expect.poll(() => hasKept(page, images.at(-1) ?? '', 'images')).toBe(false);
});

test('the login page of a network is kept nowhere, and where a former worker kept it the device heals', async ({
  page,
  site,
  home,
}) => {
  const portal = page.getByText('Log in to this network');
  const text = page.locator(`${HOOK.articleBody} p`).first();
  await read(page, home + ARTICLE);
  site.mode = 'portal';
  await page.goto(home + ARTICLE);
  await expect(portal).toBeVisible();
  // Code that the device does not have yet, and another worker.
  const isRefused = await page.evaluate(async (base) => {
    await fetch(`${base}_astro/unknown.js`);
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.update().then(
      () => false,
      () => true,
    );
  }, home);
  expect(isRefused).toBe(true);
  expect(await findPortalCopies(page)).toEqual([]);
  site.mode = 'open';
  await read(page, home + ARTICLE);
  site.mode = 'closed';
  await page.goto(home + ARTICLE);
  await expect(text).toBeVisible();

  // What a former worker has kept of a portal: the page and its code.
  site.mode = 'open';
  await page.goto(`${home}home.html`);
  const spoilt = await page.evaluate(async (html) => {
    let count = 0;
    for (const name of await caches.keys()) {
      if (!/^xy-(?:read|assets)/.test(name)) continue;
      const cache = await caches.open(name);
      for (const key of await cache.keys()) {
        await cache.put(key, new Response(html, { headers: { 'content-type': 'text/html' } }));
        count += 1;
      }
    }
    return count;
  }, PORTAL_PAGE);
  expect(spoilt).toBeGreaterThan(5);
  site.mode = 'closed';
  await page.goto(home + ARTICLE);
  await expect(page.locator('[data-message=title]')).toBeVisible();
  site.mode = 'open';
  await read(page, home + ARTICLE);
  await expect.poll(() => readCopy(page)).toContain('newsDetail');
  site.mode = 'closed';
  await page.goto(home + ARTICLE);
  await expect(text).toBeVisible();
  await expect(page.locator(HOOK.keptLine)).toBeVisible();
});

test('a full storage keeps nothing and breaks nothing', { tag: '@sweep' }, async ({
  page,
  site,
  home,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1 });
  await page.goto(home + ARTICLE);
  await touchPage(page);
  await page.reload();
  await expect(page.locator(`${HOOK.articleBody} p`).first()).toBeVisible();
  expect(await hasKept(page, ARTICLE)).toBe(false);
});

test('a browser without workers says so, and reads as before', { tag: '@sweep' }, async ({
  page,
  home,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });
  });
  await page.goto(home + ARTICLE);
  await touchPage(page);
  await page.goto(`${home}getUserInfo.html?part=offline`);
  await expect(page.getByText('这个浏览器不能离线阅读')).toBeVisible();
});

test('a ticket is shown at the door without a network, to the member who has it until the logout', async ({
  page,
  site,
  home,
}) => {
  const answers = {
    activityDetail: { id: 7, title: '江边赶集', location: '江边广场', voucherFlag: 1 },
    getActivityVoucher: { entry: { id: 1 }, list: [{ voucherId: 3, registCode: 'AB12CD34' }] },
  };
  for (const [call, json] of Object.entries(answers)) {
    await page.route(new RegExp(`/${call}(\\?|$)`), (route) =>
      site.mode === 'open' ? route.fulfill({ json }) : route.abort('failed'),
    );
  }
  await page.goto(`${home}getUserInfo.html`);
  await page.evaluate(([key, tokens]) => localStorage.setItem(key, tokens), [
    STORAGE_KEYS.memberTokens,
    JSON.stringify(await loginMember(createPhone(), '夜班')),
  ] as const);
  const ticket = page.getByRole('img', { name: /AB12 CD34/ });
  await page.goto(`${home}signupdetail.html?id=7`);
  await expect(ticket).toBeVisible();
  await expect(page.getByText('江边广场')).toBeVisible();
  // Kept without a gesture: the reader has only looked at it.
  await expect.poll(() => hasKept(page, 'signupdetail.html', 'front')).toBe(true);
  await waitUntilControlled(page);
  site.mode = 'closed';
  await page.goto(`${home}signupdetail.html?id=7`);
  await expect(ticket).toBeVisible();
  await expect(page.getByText('江边广场')).toBeVisible();
  await expect(page.getByText(/\d+:\d+ 保存的票券/)).toBeVisible();
  site.mode = 'open';
  // The kept page may be loading itself again for a file that it lacks.
  await expect(async () => {
    await page.goto(`${home}getUserInfo.html`);
  }).toPass();
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByRole('button', { name: '退出登录' })).toHaveCount(0);
  const left = await page.evaluate(
    (key) => Object.keys(localStorage).filter((name) => name.startsWith(key)),
    STORAGE_KEYS.vouchers,
  );
  expect(left).toEqual([]);
});
