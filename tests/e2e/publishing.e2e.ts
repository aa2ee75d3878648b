import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/browser.ts';
import { countDocuments, scrollThrough } from '../helpers/pageHelpers.ts';
import { type PublishedSite, runPublisher } from '../helpers/runPublisher.ts';

/** A column of the front page. */
const COLUMN = 12;
const ID = 803_900;
const LIMIT = { timeout: 40_000, intervals: [200] };

/** All pages are rendered again. */
const SLOW = { timeout: 120_000, intervals: [500] };

// Longer than what a test waits for.
test.describe.configure({ timeout: 300_000 });

/** Returns the scripts that a page has loaded. */
const listScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );

let site: PublishedSite;
test.beforeAll(async () => {
  site = await runPublisher();
});
test.afterAll(() => site.stop());

/** Sends a hook until the publisher, which may be starting, has saved it. */
const sendHook = () => expect.poll(() => site.sendHook(COLUMN, ID).catch(() => 0), LIMIT).toBe(202);

const read = async (page: string) => (await fetch(site.addressOf(page))).text();

test('a page that was open while another build went live still loads its code', async ({
  page,
}) => {
  const id = ID + 1;
  const address = `newsDetail/${COLUMN}/${id}.html`;
  const body = Array.from({ length: 60 }, (_, n) => `第 ${n + 1} 段。`.repeat(12));
  await site.saveArticle({ id, column: COLUMN, at: '2026-11-24 07:00', title: '晨渡停航', body });
  await expect.poll(() => site.sendHook(COLUMN, id).catch(() => 0), LIMIT).toBe(202);
  await expect.poll(() => read(address), LIMIT).toContain('晨渡停航');

  const documents = countDocuments(page);
  await page.goto(site.addressOf(address));
  const before = await listScripts(page);
  await site.addBuild();
  await expect.poll(() => read(address), SLOW).toContain('-2.js');
  await scrollThrough(page);
  await expect(page.getByRole('heading', { name: '评论', exact: true })).toBeVisible();
  await expect.poll(async () => (await listScripts(page)).length).toBeGreaterThan(before.length);
  expect((await listScripts(page)).filter((name) => name.includes('-2.js'))).toEqual([]);
  expect(documents()).toBe(1);

  await page.reload();
  await scrollThrough(page);
  await expect.poll(() => listScripts(page)).toContainEqual(expect.stringContaining('-2.js'));
  await expect(page.locator('h1')).toHaveText('晨渡停航');
});

test('a hook brings a headline, and its correction, to readers of the front page and of the article', async ({
  page,
}) => {
  const address = `newsDetail/${COLUMN}/${ID}.html`;
  const publish = async (title: string) => {
    await site.saveArticle({ id: ID, column: COLUMN, at: '2026-11-24 07:00', title });
    await sendHook();
    await expect.poll(() => read(address), LIMIT).toContain(title);
    await expect.poll(() => read('home.html'), LIMIT).toContain(title);
  };

  await publish('晨渡今起增开夜班');
  await page.goto(site.addressOf('home.html'));
  await page.getByRole('link', { name: '晨渡今起增开夜班' }).first().click();
  await expect(page.locator('h1')).toHaveText('晨渡今起增开夜班');

  await publish('晨渡明起增开夜班');
  await page.reload();
  await expect(page.locator('h1')).toHaveText('晨渡明起增开夜班');
  await page.goBack();
  await page.reload();
  await expect(page.getByRole('link', { name: '晨渡明起增开夜班' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: '晨渡今起增开夜班' })).toHaveCount(0);
});
