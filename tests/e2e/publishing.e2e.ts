import { scaleLimit } from '../../scripts/test/pace.ts';
import { expect, test } from '../helpers/browser.ts';
import { type PublishedSite, runPublisher } from '../helpers/runPublisher.ts';

/** A column of the front page. */
const COLUMN = 12;
const ID = 803_900;
const LIMIT = { timeout: scaleLimit(40_000), intervals: [200] };

// Longer than what a test waits for.
test.describe.configure({ timeout: scaleLimit(300_000) });

let site: PublishedSite;
test.beforeAll(async () => {
  site = await runPublisher();
});
test.afterAll(() => site.stop());

/** Sends a hook until the publisher, which may be starting, has saved it. */
const sendHook = () => expect.poll(() => site.sendHook(COLUMN, ID).catch(() => 0), LIMIT).toBe(202);

const read = async (page: string) => (await fetch(site.addressOf(page))).text();

test('a hook brings a headline, and its correction, to readers of the front page and of the article', {
  tag: '@sweep',
}, async ({ page }) => {
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
