import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/browser.ts';
import { delayReact, holdReact, REACT_FILE } from '../helpers/holdReact.ts';
import {
  HOOK,
  listEnd,
  rankItem,
  subscriptionRows,
  timelineEntry,
  timelineTitle,
  toast,
} from '../helpers/locators.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';
import { readParts } from '../helpers/readParts.ts';

/** Templates whose HTML React makes interactive when the reader uses it. */

const LOST = 'body > [role=alert]';

/** Returns the files of React that the page requests from now on. */
function watchReact(page: Page): readonly string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (REACT_FILE.test(request.url())) files.push(request.url());
  });
  return files;
}

interface UsedTemplate {
  readonly name: string;
  readonly address: string;
  /** The control that is tapped, and what shows that the tap is done. */
  readonly control: string;
  readonly done: string;
  /** An element that React keeps. */
  readonly kept: string;
}

const TEMPLATES: readonly UsedTemplate[] = [
  {
    name: 'timeline',
    address: 'timeline.html?id=95',
    control: `${HOOK.timelineOrder} >> nth=1`,
    done: `${HOOK.timelineOrder}[aria-pressed=true] >> text=最早在前`,
    kept: `${HOOK.timelineEntry} a`,
  },
  {
    name: 'list of accounts, by category',
    address: 'subscriptionList.html',
    control: 'nav a >> text=知识',
    done: 'nav a[aria-current=true] >> text=知识',
    kept: 'nav a',
  },
  {
    name: 'list of accounts, by a narrower category',
    address: 'subscriptionList.html',
    control: `${HOOK.subscriptionRows} button >> text=市州`,
    done: `${HOOK.subscriptionRows} button[aria-pressed=true] >> text=市州`,
    kept: 'nav a',
  },
  {
    name: 'ranking',
    address: 'xyListShare.html?type=1',
    control: '[role=tab] >> nth=2',
    done: '[role=tab][aria-selected=true] >> text=本月',
    kept: 'input[type=search]',
  },
];

for (const { name, address, control, done, kept } of TEMPLATES) {
  test(`${name}: React is loaded by a tap, which is replayed, and keeps the elements`, {
    tag: name === 'ranking' ? undefined : '@sweep',
  }, async ({ page }) => {
    const react = watchReact(page);
    const load = await delayReact(page);
    await page.goto(address);
    await page.locator(control).waitFor();
    await waitUntilStarted(page);
    await page.waitForLoadState('networkidle');
    expect(react).toEqual([]);
    const element = await page.locator(kept).first().elementHandle();
    await page.locator(control).click();
    await expect(page.locator(control)).toHaveAttribute('aria-busy', 'true');
    load();
    await expect(page.locator(done)).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    expect(await element?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  });
}

test('the template of a timeline shows what the baked page shows', async ({ page }) => {
  await holdReact(page);
  await page.goto('timeline/95.html');
  const expected = await readParts(page);
  expect(expected.text.length).toBeGreaterThan(20);
  await page.goto('timeline.html?id=95');
  await expect.poll(() => readParts(page)).toEqual(expected);
});

test('a timeline grows at its end below entries that stay', async ({ page }) => {
  await page.goto('timeline.html?id=273');
  await expect(timelineEntry(page)).toHaveCount(20);
  const first = await timelineTitle(page).first().elementHandle();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => timelineEntry(page).count()).toBeGreaterThan(20);
  expect(await first?.evaluate(({ isConnected }) => isConnected)).toBe(true);
});

test('the accounts that load later than their categories replace a skeleton', {
  tag: '@sweep',
}, async ({ page }) => {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await holdReact(page);
  await page.route('**/getCatXys?**', (route) => sent.then(() => route.continue()));
  await page.goto('subscriptionList/1.html');
  await expect(page.getByRole('link', { name: '知识' })).toBeVisible();
  await expect(page.locator(HOOK.skeleton)).toBeVisible();
  await page.getByRole('link', { name: '知识' }).focus();
  send();
  await expect(subscriptionRows(page).locator(HOOK.articleRow).first()).toBeVisible();
  await expect(page.locator(HOOK.skeleton)).toHaveCount(0);
  await expect(page.getByRole('link', { name: '知识' })).toBeFocused();
});

test('accounts that fail are loaded again by the button, before React is there', {
  tag: '@sweep',
}, async ({ page, problems }) => {
  problems.allow(/502/);
  await page.route('**/getCatXys?**', (route) => route.fulfill({ status: 502 }), { times: 1 });
  await page.goto('subscriptionList.html');
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(subscriptionRows(page).locator(HOOK.articleRow).first()).toBeVisible();
});

test('accounts of a long category are added at its end', { tag: '@sweep' }, async ({ page }) => {
  const headers = { 'access-control-allow-origin': '*' };
  await page.route('**/getCatXys?**', (route) => {
    const start = Number(new URL(route.request().url()).searchParams.get('start') ?? 0);
    const xys = Array.from({ length: 20 }, (_, n) => ({
      xyID: 8_000_000 + start + n,
      topic: `账号 ${start + n}`,
    }));
    return route.fulfill({ json: { status: 0, message: 'success', data: { xys } }, headers });
  });
  await page.goto('subscriptionList.html');
  const rows = subscriptionRows(page).locator(HOOK.articleRow);
  await expect(rows.first()).toBeVisible();
  const first = await rows.first().elementHandle();
  const count = await rows.count();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => rows.count()).toBeGreaterThan(count);
  expect(await first?.evaluate(({ isConnected }) => isConnected)).toBe(true);
});

test('a category whose code does not come is opened as a page', { tag: '@sweep' }, async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  // A page reloads itself once when a file of its code fails (deploy.e2e.ts).
  await page.addInitScript(() => sessionStorage.setItem('reloaded', location.pathname));
  await page.route(/\/_astro\/SubscriptionList/, (route) =>
    route.fulfill({ status: 404, body: 'gone' }),
  );
  await page.goto('subscriptionList.html');
  await page.getByRole('link', { name: '知识' }).click();
  await expect(page).toHaveURL(/subscriptionList\/3\.html$/);
  await expect(page.getByRole('link', { name: '知识' })).toHaveAttribute('aria-current', 'true');
});

test('a search that is typed before React is there is searched and stays', {
  tag: '@sweep',
}, async ({ page }) => {
  const load = await delayReact(page);
  await page.goto('xyListShare.html');
  const search = page.getByRole('searchbox', { name: '搜索账号' });
  await search.tap();
  await search.pressSequentially('渔');
  await page.keyboard.press('Enter');
  load();
  await search.pressSequentially('家');
  await expect(rankItem(page)).toHaveCount(1);
  await expect(search).toHaveValue('渔家');
  await expect(search).toBeFocused();
  await expect(page).toHaveURL(/xyListShare\.html$/);
});

test('a vote before React is there is shown', { tag: '@sweep' }, async ({ page }) => {
  const load = await delayReact(page);
  await page.goto('xyListShare.html');
  const hit = rankItem(page).last().locator('[data-act=hit]');
  await hit.click();
  await expect(page.getByText('打榜成功')).toBeVisible();
  load();
  await expect(hit).toHaveAttribute('aria-pressed', 'true');
});

test('a tab whose code does not load shows a message, and can be tapped again', {
  tag: '@sweep',
}, async ({ page, problems }) => {
  problems.allow(/Failed to load resource/);
  await page.addInitScript(() => sessionStorage.setItem('reloaded', location.pathname));
  const block = /\/_astro\/Rank\b/;
  await page.route(block, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('xyListShare.html');
  const month = page.getByRole('tab', { name: '本月' });
  await month.click();
  await expect(page.locator(LOST)).toBeVisible();
  await expect(month).not.toHaveAttribute('aria-busy', 'true');
  await page.unroute(block);
  await month.click();
  await expect(month).toHaveAttribute('aria-selected', 'true');
});

test('the end of a whole timeline needs no React', { tag: '@sweep' }, async ({ page }) => {
  const react = watchReact(page);
  await page.goto('timeline.html?id=95');
  await expect(listEnd(page)).toHaveText('没有更多了');
  await listEnd(page).scrollIntoViewIfNeeded();
  await waitUntilStarted(page);
  await page.waitForLoadState('networkidle');
  expect(react).toEqual([]);
});

const MARKET = 'https://market.example.test/**';
const INVITED = 'invitedToDownload/0/NONE77.html';

/** Makes the code valid, and the store keep the browser on the page. */
async function serveInvitation(page: Page): Promise<void> {
  await page.route('**/inviteConfig?**', (route) =>
    route.fulfill({ json: { status: 0, message: 'success', data: { friendScore: 20 } } }),
  );
  await page.route(MARKET, (route) => route.fulfill({ status: 204 }));
}

test('a store is opened when the invitation is stored, also by a tap before the code for it', async ({
  page,
}) => {
  await serveInvitation(page);
  let load = () => {};
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(/\/_astro\/recordInvitation/, (route) => loaded.then(() => route.continue()));
  const sent: string[] = [];
  page.on('request', (request) => {
    const call = /codeImeiRecord|market/.exec(request.url())?.[0];
    if (call) sent.push(call);
  });
  await page.goto(INVITED);
  const market = page.getByRole('link', { name: '应用市场下载' });
  await waitUntilStarted(page);
  await market.click();
  // This tap needs as many files as opening the store.
  await page.getByRole('button', { name: '复制邀请码' }).click();
  await expect(toast(page)).toBeVisible();
  await expect(market).toHaveAttribute('aria-busy', 'true');
  expect(sent).toEqual([]);
  load();
  await page.waitForRequest(MARKET);
  await expect.poll(() => sent).toContain('codeImeiRecord');
  await expect(market).not.toHaveAttribute('aria-busy', 'true');
  expect(sent.filter((call) => call === 'codeImeiRecord')).toHaveLength(1);
});

test('a store is opened also when the code that records the invitation does not come', {
  tag: '@sweep',
}, async ({ page, problems }) => {
  problems.allow(/Failed to load resource/);
  await page.addInitScript(() => sessionStorage.setItem('reloaded', location.pathname));
  await serveInvitation(page);
  await page.route(/\/_astro\/recordInvitation/, (route) =>
    route.fulfill({ status: 404, body: 'gone' }),
  );
  await page.goto(INVITED);
  const opened = page.waitForRequest(MARKET);
  await page.getByRole('link', { name: '应用市场下载' }).click();
  await opened;
  await expect(page.getByText('操作失败，请稍后再试')).toBeVisible();
});
