import type { BrowserContext, Page } from 'playwright/test';
import type { MemberTokens } from '../../src/model/session/normaliseSession.ts';
import { expect, test } from '../helpers/browser.ts';
import { bundleModule } from '../helpers/bundle.ts';
import { HOOK } from '../helpers/locators.ts';
import { loginMember } from '../helpers/loginMember.ts';
import { openWithSettings } from '../helpers/openWithSettings.ts';

/**
 * Sessions in a real browser against the origin's app with tokens. Many requests at once are sent
 * by the client's own module, bundled here and served under the site's origin.
 */
const TOKEN_APP = { appId: '2', tokenEnable: true } as const;
const MODULE = 'test-client.js';
const TABS = 3;
const REQUESTS = 50;

let source = '';
test.beforeAll(async () => {
  source = await bundleModule('services/pageClient.ts');
});

/** Returns a function that counts requests by the name of the call; preflights do not count. */
function countCalls(context: BrowserContext): (name: string) => number {
  const names: string[] = [];
  context.on('request', (request) => {
    if (request.method() !== 'OPTIONS') names.push(new URL(request.url()).pathname);
  });
  return (name) => names.filter((path) => path.endsWith(`/${name}`)).length;
}

/** Opens a tab on a page of the site and imports the client's module there. */
async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.route(`**/${MODULE}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: source }),
  );
  await page.goto('home.html');
  await page.evaluate(async (module) => {
    const json = document.getElementById('settings')?.textContent ?? '{}';
    const { getClient } = await import(new URL(module, location.href).href);
    const client = getClient({ ...JSON.parse(json), appId: '2', tokenEnable: true });
    const call = {
      path: '/base_url/getArticleCounts',
      params: { articleId: '345' },
      timeoutMs: 20_000,
    };
    Object.assign(window, { ask: () => client.send(call) });
  }, MODULE);
  return page;
}

/** Sends `count` requests at once; returns 'answered' or the error of each. */
const ask = (page: Page, count: number): Promise<string[]> =>
  page.evaluate(async (n) => {
    const { ask: send } = window as unknown as {
      ask: () => Promise<{ readonly ok: boolean; readonly error?: object }>;
    };
    const answers = await Promise.all(Array.from({ length: n }, send));
    return answers.map(({ ok, error }) => (ok ? 'answered' : JSON.stringify(error)));
  }, count);

const store = (page: Page, tokens: MemberTokens): Promise<void> =>
  page.evaluate((text) => localStorage.setItem('xy_member', text), JSON.stringify(tokens));

for (const [what, init, phone, details] of [
  ['with Web Locks', () => {}, '13800007701', {}],
  [
    'with the lease of browsers without Web Locks',
    () => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
    '13800007702',
    { tag: '@sweep' },
  ],
] as const) {
  test(
    `50 requests in three tabs that receive 10111 cause one refresh, ${what}`,
    details,
    async ({ context }) => {
      await context.addInitScript(init);
      const tabs = await Promise.all(Array.from({ length: TABS }, () => openTab(context)));
      const [first] = tabs;
      if (!first) throw new Error('no tab');
      const member = await loginMember(phone);
      await store(first, { ...member, accessToken: 'expired' });
      // Each tab's process has its own copy of the storage, which is updated a little later.
      for (const tab of tabs) {
        await expect
          .poll(() => tab.evaluate(() => localStorage.getItem('xy_member')))
          .not.toBeNull();
      }

      const count = countCalls(context);
      const answers = await Promise.all(
        tabs.map((tab, i) => ask(tab, Math.ceil((REQUESTS - i) / TABS))),
      );
      expect(answers.flat()).toEqual(new Array(REQUESTS).fill('answered'));
      expect(count('refreshAccessToken')).toBe(1);
      expect(count('getArticleCounts')).toBeGreaterThan(REQUESTS);
      expect(count('getAnonymousToken')).toBe(0);
    },
  );
}

test.describe('a deployment with tokens', () => {
  const ARTICLE = 'newsDetail/999/345.html';

  test('shows an article to a reader without login: one token, and no request without it', async ({
    page,
    context,
  }) => {
    const count = countCalls(context);
    await openWithSettings(page, ARTICLE, TOKEN_APP);
    await expect(page.locator('article h1')).not.toBeEmpty();
    await expect(page.locator(`section ul ${HOOK.rowTitle}`).first()).toBeVisible();
    expect(count('getAnonymousToken')).toBe(1);
    expect(count('getArticleContent')).toBe(1);
  });

  test('shows it with a stored token that the server has dropped', { tag: '@sweep' }, async ({
    page,
    context,
  }) => {
    await context.addInitScript(() => {
      if (localStorage.getItem('xy_token')) return;
      localStorage.setItem('xy_token', JSON.stringify({ at: Date.now(), value: 'unknown' }));
    });
    const count = countCalls(context);
    await openWithSettings(page, ARTICLE, TOKEN_APP);
    await expect(page.locator('article h1')).not.toBeEmpty();
    expect(count('getAnonymousToken')).toBe(1);
    expect(count('getArticleContent')).toBe(2);
  });
});

test('an article shows where requests are signed, on a device whose clock is a day behind', async ({
  page,
  context,
}) => {
  await context.addInitScript((behindMs) => {
    const now = Date.now;
    Date.now = () => now() - behindMs;
  }, 86_400_000);
  await openWithSettings(page, 'newsDetail/999/345.html', { appId: '3', xyAuth: 2 });
  await expect(page.locator('article h1')).not.toBeEmpty();
});

test('an article shows where payloads are encrypted', { tag: '@sweep' }, async ({
  page,
  context,
}) => {
  const count = countCalls(context);
  await openWithSettings(page, 'newsDetail/999/345.html', {
    appId: '4',
    curVersions: 3,
    encryptKey: 'jichuanribao2026',
    encryptIv: '2026jichuanribao',
  });
  await expect(page.locator('article h1')).not.toBeEmpty();
  expect(count('getArticleContent')).toBe(1);
});

test('the debug console shows under the policy that its deployment is built with', {
  tag: '@sweep',
}, async ({ page }) => {
  await openWithSettings(page, 'newsDetail/12/345.html', { debugConsole: true });
  const button = page.locator(HOOK.consoleSwitch);
  await expect(button).toBeVisible();
  await expect(button).toHaveCSS('position', 'fixed');
});
