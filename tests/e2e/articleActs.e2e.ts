import type { Page } from 'playwright/test';
import { actionMessages } from '../helpers/actionMessages.ts';
import { expect, test } from '../helpers/browser.ts';
import { bottomBar, rowTitle, toast } from '../helpers/locators.ts';
import { MESSENGER_AGENT } from '../helpers/messenger.ts';
import { APP_AGENT, APP_SCHEME, simulateApp } from '../helpers/nativeApp.ts';
import { openWithSettings } from '../helpers/openWithSettings.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';

/** Tests rewards, tags, attachments and links to articles in each environment. */
const ARTICLE = 'newsDetail/12/345.html';
const FILES = 'newsDetail/12/350.html';
const WORDS = actionMessages.cn;

const RELATED_CALL = '**/getRelArticles*';
const related = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: '相关阅读' }) });
const more = (page: Page) => related(page).getByRole('button', { name: '更多', exact: true });
const listIds = (page: Page) =>
  related(page)
    .locator('[data-article]')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.article));

const nextArticle = (page: Page) =>
  page.locator('main').getByRole('heading', { name: '下一篇' }).locator('..').getByRole('link');

/** Scrolls to the place where the card with the next article is loaded. */
async function comeNearEnd(page: Page): Promise<void> {
  await page.locator('h1').click();
  await page.locator('main > article ~ div').evaluate((end) => {
    scrollTo(0, end.getBoundingClientRect().top + scrollY - 1.5 * innerHeight);
  });
  await expect(nextArticle(page)).toBeAttached();
}

/** Taps the button, and expects that each article that is added is new. */
async function expectMoreRelated(page: Page, before: readonly unknown[]): Promise<void> {
  await more(page).click();
  await expect.poll(async () => (await listIds(page)).length).toBeGreaterThan(before.length);
  const ids = await listIds(page);
  expect(ids.slice(0, before.length)).toEqual(before);
  expect(new Set(ids).size).toBe(ids.length);
}

test.describe('in a browser', () => {
  test('the bar makes room for the row of actions, a reward needs the app, and a tag opens its list', async ({
    page,
  }) => {
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

    await page.getByRole('button', { name: /^赞赏/ }).click();
    await expect(page.getByRole('status').getByText(WORDS['reader.openClient'])).toBeVisible();
    await page.getByRole('link', { name: '临望铁路', exact: true }).click();
    await expect(page).toHaveURL(/\/tagList\/42\.html/);
  });

  test('an attachment is downloaded, and more related articles are added until there are no more', async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/ERR_|Failed to load/);
    await context.route('**/media/file/**', (route) =>
      route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.4' }),
    );
    await page.goto(FILES);
    const link = page.locator('a[data-act=download]').first();
    await expect(link).toContainText(/[A-Z]{3,4}$/);
    const href = (await link.getAttribute('href')) ?? '';
    const downloaded = page.waitForRequest(href);
    await link.click();
    expect((await downloaded).url()).toBe(href);

    const before = await listIds(page);
    await page.route(RELATED_CALL, (route) => route.abort());
    await more(page).click();
    await expect(toast(page)).toHaveText(WORDS['comment.moreFailed']);
    await page.unroute(RELATED_CALL);
    await expectMoreRelated(page, before);

    const row = { relId: '990001', fileId: '990001', title: '最后一篇' };
    const answer = { status: 0, data: { related: [row], hasMore: false } };
    await page.route(RELATED_CALL, (route) => route.fulfill({ json: answer }));
    await more(page).focus();
    await page.keyboard.press('Enter');
    await expect(more(page)).toHaveCount(0);
    await expect(related(page).locator('a[data-article="990001"]')).toBeFocused();
  });

  test('more related articles are added to the list of a template', { tag: '@sweep' }, async ({
    page,
  }) => {
    await page.goto('newsDetail.html?columnId=12&id=350');
    await expect(more(page)).toBeVisible();
    await expectMoreRelated(page, await listIds(page));
  });
});

test('below a baked article are the recommendations of the statistics for this reader', async ({
  page,
}) => {
  const row = { fileId: '990002', title: '为这台设备推荐' };
  await page.route('**/getRecommendArticles*', (route) =>
    route.fulfill({ json: { status: 0, data: { list: [row], hasMore: false } } }),
  );
  await page.goto(ARTICLE);
  await waitUntilStarted(page);
  const rows = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: '为你推荐' }) })
    .locator('[data-article]');
  await expect(rows).not.toHaveCount(1);
  // The window ends above the list, so that no row is replaced in view.
  await rows.first().evaluate((first) => {
    scrollTo(0, first.getBoundingClientRect().top + scrollY - 1.5 * innerHeight);
  });
  await expect(rows).toHaveText([/为这台设备推荐/]);
});

test('near its end an article has a card with the next one, which moves nothing in view', async ({
  page,
}) => {
  await page.goto(ARTICLE);
  await waitUntilStarted(page);
  const moved = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            sum += entry.value;
        }).observe({ type: 'layout-shift' });
        addEventListener('test-end', () => resolve(sum));
      }),
  );
  await comeNearEnd(page);
  await page.evaluate(() => dispatchEvent(new Event('test-end')));
  expect(await moved).toBeLessThan(0.01);
  // No list of the page has it.
  const own = await nextArticle(page).getAttribute('data-article');
  expect(own).not.toBe('345');
  expect(await listIds(page)).not.toContain(own);
  await nextArticle(page).click();
  await expect(page).toHaveURL(new RegExp(`/${own}\\.html`));
});

test.describe('in the messenger on Android', () => {
  test.use({ userAgent: MESSENGER_AGENT.android });
  test('an attachment shows a message to use the default browser', { tag: '@sweep' }, async ({
    page,
    problems,
  }) => {
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
  test('a tap on an attachment copies its address', { tag: '@sweep' }, async ({
    page,
    problems,
  }) => {
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

  test('questions, articles of a list and attachments open in the app', { tag: '@sweep' }, async ({
    page,
    context,
  }) => {
    const links = await simulateApp(context, {
      ask: 'done',
      download: 'done',
      openArticle: 'done',
    });
    await openWithSettings(page, ARTICLE, { appScheme: APP_SCHEME });
    await page.getByRole('button', { name: /^沈知遥.*向记者提问/ }).click();
    await expect.poll(() => links.map(({ name }) => name)).toContain('ask');
    // The card of the next article comes before the list, whenever it is added.
    const id = (await page.locator('a[data-article]').first().getAttribute('data-article')) ?? '';
    const row = page.locator(`a[data-article="${id}"]`).first();
    await row.click();
    await expect.poll(() => links.map(({ name }) => name)).toContain('openArticle');
    const { params } = links.find(({ name }) => name === 'openArticle') ?? { params: {} };
    expect(params).toMatchObject({
      id,
      title: await rowTitle(row).textContent(),
      articleType: expect.stringMatching(/^\d+$/),
      columnId: expect.stringMatching(/^\d+$/),
    });
    await expect(page).toHaveURL(new RegExp(ARTICLE));
    await openWithSettings(page, FILES, { appScheme: APP_SCHEME });
    await page.locator('a[data-act=download]').first().click();
    await expect.poll(() => links.map(({ name }) => name)).toContain('download');
    expect(links.find(({ name }) => name === 'download')?.params.url).toMatch(/^https?:/);
    await expect(page).toHaveURL(new RegExp(`${FILES}`));
  });

  test('an article opens as a page when the app cannot open articles', { tag: '@sweep' }, async ({
    page,
    context,
  }) => {
    await simulateApp(context, { openArticle: 'unavailable' });
    await openWithSettings(page, ARTICLE, { appScheme: APP_SCHEME });
    await waitUntilStarted(page);
    const href = (await page.locator('a[data-article]').first().getAttribute('href')) ?? '';
    await page.locator(`a[data-article][href="${href}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(href));
  });

  test('shows a message when the app’s download fails', { tag: '@sweep' }, async ({
    page,
    context,
  }) => {
    const links = await simulateApp(context, { download: 'failed' });
    await openWithSettings(page, FILES, { appScheme: APP_SCHEME });
    await page.locator('a[data-act=download]').first().click();
    // The app shows the message as its own toast.
    await expect
      .poll(() => links.find(({ name }) => name === 'toast')?.params.text)
      .toBe(WORDS['reader.downloadFailed']);
  });
});
