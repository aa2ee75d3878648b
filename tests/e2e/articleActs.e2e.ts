import type { Page } from 'playwright/test';
import { actionMessages } from '../helpers/actionMessages.ts';
import { expect, test } from '../helpers/browser.ts';
import { bottomBar, rowTitle, toast } from '../helpers/locators.ts';
import { MESSENGER_AGENT } from '../helpers/messenger.ts';
import { APP_AGENT, APP_SCHEME, simulateApp } from '../helpers/nativeApp.ts';
import { openWithSettings } from '../helpers/openWithSettings.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';
import { waitUntilSettled } from '../helpers/traffic.ts';

/** Tests rewards, tags, attachments and links to articles in each environment. */
const ARTICLE = 'newsDetail/12/345.html';
const FILES = 'newsDetail/12/350.html';
const WORDS = actionMessages.cn;

test.describe('in a browser', () => {
  test('a reward shows a message to open the app', async ({ page }) => {
    await page.goto(ARTICLE);
    await page.getByRole('button', { name: /^赞赏/ }).click();
    await expect(page.getByRole('status').getByText(WORDS['reader.openClient'])).toBeVisible();
  });

  test('the bar hides its buttons while the row of actions is in view', async ({ page }) => {
    await page.goto(ARTICLE);
    await waitUntilStarted(page);
    const row = page.locator('[data-end]');
    const like = bottomBar(page).locator('[data-act=praise]');
    await expect(like).toBeVisible();
    await row.scrollIntoViewIfNeeded();
    await expect(row.locator('[data-act=praise]')).toBeVisible();
    await expect(like).toBeHidden();
    await expect(bottomBar(page).locator('[data-act=compose]')).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(like).toBeVisible();
  });

  test('a tag opens the list of its articles', async ({ page }) => {
    await page.goto(ARTICLE);
    await page.getByRole('link', { name: '临望铁路', exact: true }).click();
    await expect(page).toHaveURL(/\/tagList\/42\.html/);
  });

  test('an attachment is a download link that shows its file type', async ({ page, context }) => {
    await context.route('**/media/file/**', (route) =>
      route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.4' }),
    );
    await page.goto(FILES);
    const link = page.locator('a[data-act=download]').first();
    await expect(link).toContainText(/[A-Z]{3,4}$/);
    const href = (await link.getAttribute('href')) ?? '';
    const asked = page.waitForRequest(href);
    await link.click();
    expect((await asked).url()).toBe(href);
  });

  test('a tag is plain text without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(ARTICLE);
    await expect(page.getByText('临望铁路', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await context.close();
  });
});

test.describe('more related articles', () => {
  const CALL = '**/getRelArticles*';
  const related = (page: Page) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: '相关阅读' }) });
  const more = (page: Page) => related(page).getByRole('button', { name: '更多', exact: true });
  const listIds = (page: Page) =>
    related(page)
      .locator('[data-article]')
      .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.article));

  for (const [kind, address] of [
    ['baked', FILES],
    ['template', 'newsDetail.html?columnId=12&id=350'],
  ] as const) {
    test(`are added to the list of a ${kind} page`, async ({ page }) => {
      await page.goto(address);
      await expect(more(page)).toBeVisible();
      const before = await listIds(page);
      await more(page).click();
      await expect.poll(async () => (await listIds(page)).length).toBeGreaterThan(before.length);
      const ids = await listIds(page);
      expect(ids.slice(0, before.length)).toEqual(before);
      expect(new Set(ids).size).toBe(ids.length);
    });
  }

  test('end with the button when the server has no more', async ({ page }) => {
    const row = { relId: '990001', fileId: '990001', title: '最后一篇' };
    const answer = { status: 0, data: { related: [row], hasMore: false } };
    await page.route(CALL, (route) => route.fulfill({ json: answer }));
    await page.goto(FILES);
    await more(page).focus();
    await page.keyboard.press('Enter');
    await expect(more(page)).toHaveCount(0);
    await expect(related(page).locator('a[data-article="990001"]')).toBeFocused();
  });

  test('can be requested again after a failure', async ({ page, problems }) => {
    problems.allow(/ERR_|Failed to load/);
    await page.route(CALL, (route) => route.abort());
    await page.goto(FILES);
    await more(page).click();
    await expect(toast(page)).toHaveText(WORDS['comment.moreFailed']);
    await page.unroute(CALL);
    const before = await listIds(page);
    await more(page).click();
    await expect.poll(async () => (await listIds(page)).length).toBeGreaterThan(before.length);
  });
});

test.describe('in the messenger on Android', () => {
  test.use({ userAgent: MESSENGER_AGENT.android });
  test('an attachment shows a message to use the default browser', async ({ page, problems }) => {
    problems.allow(/sdk\/report|ERR_/);
    await page.goto(FILES);
    await page.locator('a[data-act=download]').first().click();
    await expect(page.getByText(WORDS['reader.downloadBrowser'])).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${FILES}$`));
  });
});

test.describe('in the messenger on a computer', () => {
  test.use({
    userAgent: MESSENGER_AGENT.windows,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  test('a tap on an attachment copies its address', async ({ page, problems }) => {
    problems.allow(/sdk\/report|ERR_/);
    await page.goto(FILES);
    const link = page.locator('a[data-act=download]').first();
    await link.click();
    await expect(page.getByText(WORDS['reader.downloadCopy'])).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await link.getAttribute('href'),
    );
  });
});

test.describe('in the app', () => {
  test.use({ userAgent: APP_AGENT.android });

  test('questions and attachments open in the app', async ({ page, context }) => {
    const links = await simulateApp(context, { ask: 'done', download: 'done' });
    await openWithSettings(page, ARTICLE, { appScheme: APP_SCHEME });
    await page.getByRole('button', { name: /^沈知遥.*向记者提问/ }).click();
    await expect.poll(() => links.map(({ name }) => name)).toContain('ask');
    await openWithSettings(page, FILES, { appScheme: APP_SCHEME });
    await page.locator('a[data-act=download]').first().click();
    await expect.poll(() => links.map(({ name }) => name)).toContain('download');
    expect(links.find(({ name }) => name === 'download')?.params.url).toMatch(/^https?:/);
    await expect(page).toHaveURL(new RegExp(`${FILES}`));
  });

  test('an article of a list opens in the app', async ({ page, context }) => {
    const links = await simulateApp(context, { openArticle: 'done' });
    await openWithSettings(page, ARTICLE, { appScheme: APP_SCHEME });
    await waitUntilSettled(page);
    const row = page.locator('a[data-article]').first();
    await row.click();
    await expect.poll(() => links.map(({ name }) => name)).toContain('openArticle');
    const { params } = links.find(({ name }) => name === 'openArticle') ?? { params: {} };
    expect(params).toMatchObject({
      id: await row.getAttribute('data-article'),
      title: await rowTitle(row).textContent(),
      articleType: expect.stringMatching(/^\d+$/),
      columnId: expect.stringMatching(/^\d+$/),
    });
    await expect(page).toHaveURL(new RegExp(ARTICLE));
  });

  test('an article opens as a page when the app cannot open articles', async ({
    page,
    context,
  }) => {
    await simulateApp(context, { openArticle: 'unavailable' });
    await openWithSettings(page, ARTICLE, { appScheme: APP_SCHEME });
    await waitUntilSettled(page);
    const row = page.locator('a[data-article]').first();
    const href = (await row.getAttribute('href')) ?? '';
    await row.click();
    await expect(page).toHaveURL(new RegExp(href));
  });

  test('shows a message when the app’s download fails', async ({ page, context }) => {
    const links = await simulateApp(context, { download: 'failed' });
    await openWithSettings(page, FILES, { appScheme: APP_SCHEME });
    await page.locator('a[data-act=download]').first().click();
    // The app shows the message as its own toast.
    await expect
      .poll(() => links.find(({ name }) => name === 'toast')?.params.text)
      .toBe(WORDS['reader.downloadFailed']);
  });
});
