import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/browser.ts';
import { articleBody, showAll } from '../helpers/locators.ts';
import { putArticle, TEST_COLUMN, withBaked } from '../helpers/origin.ts';
import { textOf, waitUntilStarted } from '../helpers/pageHelpers.ts';

/** Tests markup of other sites in an article: footnotes work, players become links. */
const FILLER = `<p>${'铁路两旁的稻子已经收完。'.repeat(40)}</p>`.repeat(4);
const BODY = [
  {
    html:
      `<p>全线昨日贯通<sup><a id="r1" href="#n1">[1]</a></sup>，列车今晨首发。</p>` +
      `<iframe src="https://player.vimeo.com/video/76979871" title="首发列车"></iframe>${FILLER}` +
      `<ol><li id="n1">据铁路部门公报。<a href="#r1">↑</a></li></ol>${FILLER}`,
  },
];
const link = (page: Page, name: string) => articleBody(page).getByRole('link', { name });
const isLoaded = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => /rareMarkup/.test(name)),
  );

/** Opens a footnote and returns, once by the footnote's link and once by the Back button. */
async function readFootnote(page: Page): Promise<void> {
  await link(page, '[1]').click();
  const note = page.locator('#c-n1');
  await expect(note).toBeInViewport();
  expect(new URL(page.url()).hash).toBe('#c-n1');
  await note.getByRole('link').click();
  await expect(page.locator('#c-r1')).toBeInViewport();
  await page.goBack();
  await expect(note).toBeInViewport();
  await page.goBack();
  await expect(page.locator('#c-r1')).toBeInViewport();
}

test('footnotes of a baked article link to the note and back', { tag: '@sweep' }, async ({
  page,
}) => {
  const address = await putArticle(871_001, { body: BODY });
  await withBaked(`newsDetail/${TEST_COLUMN}/871001.html`, async () => {
    await page.goto(address);
    await waitUntilStarted(page);
    await expect(page.locator('html[data-template]')).toHaveCount(1);
    await readFootnote(page);
    expect(await isLoaded(page)).toBe(false);
  });
});

test('the template shows a player as a link with title and host, and links to a note and back', {
  tag: '@sweep',
}, async ({ page }) => {
  await page.goto(await putArticle(871_002, { body: BODY }));
  await waitUntilStarted(page);
  const card = link(page, '首发列车 Vimeo · vimeo.com');
  await expect(card).toHaveAttribute('href', 'https://vimeo.com/76979871');
  await expect(card).toHaveAttribute('rel', 'noopener nofollow ugc');
  await expect(card).toHaveCSS('text-decoration-line', 'none');
  expect((await card.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await readFootnote(page);
  expect(await isLoaded(page)).toBe(true);
});

test('a link to a folded footnote unfolds the text', { tag: '@sweep' }, async ({ page }) => {
  await page.goto(await putArticle(871_004, { body: BODY, wire: { detail: { onlyAppRead: 1 } } }));
  await expect(showAll(page)).toBeVisible();
  await link(page, '[1]').click();
  await expect(showAll(page)).toHaveCount(0);
  await expect(page.locator('#c-n1')).toBeInViewport();
});

test('shows the text when the code for rare markup fails to load', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED|dynamically imported module|^uncaught: $/);
  await page.route(/rareMarkup/, (route) => route.abort());
  await page.goto(await putArticle(871_005, { body: BODY }));
  await expect(articleBody(page).locator('li')).toHaveText('据铁路部门公报。↑');
  expect(await textOf(articleBody(page))).toContain('全线昨日贯通[1]');
});

test('loads no code for rare markup for a plain article', async ({ page }) => {
  await page.goto(await putArticle(871_006, { body: ['一段。'] }));
  await waitUntilStarted(page);
  expect(await isLoaded(page)).toBe(false);
});

test('says where a video cannot be shown, in a baked page and in the template', async ({
  page,
}) => {
  const body = [{ html: '<p>一段。</p><video src="blob:1"></video>' }];
  const sentence = articleBody(page).getByText('此处的视频无法播放。');
  const address = await putArticle(871_007, { body });
  await withBaked(`newsDetail/${TEST_COLUMN}/871007.html`, async () => {
    await page.goto(address);
    await expect(page.locator('html[data-template]')).toHaveCount(1);
    await expect(sentence).toBeVisible();
  });
  await page.goto(await putArticle(871_008, { body }));
  await expect(sentence).toBeVisible();
});
