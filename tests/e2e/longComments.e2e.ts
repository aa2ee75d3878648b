import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/browser.ts';
import { sendComment } from '../helpers/comments.ts';
import { commentField } from '../helpers/locators.ts';
import { logInAsMember } from '../helpers/member.ts';
import { createId, putArticle } from '../helpers/origin.ts';
import { scrollToEnd } from '../helpers/pageHelpers.ts';

/** Tests that comments far from the viewport are removed from the document and keep their state. */
const COMMENTS_A_PAGE = 200;
const PAGES = 3;
/** Limit for the comments near the viewport, with their buttons and images. */
const NODES_MAX = 4_000;
const LONG_TEXT = '很长的一段话。\n'.repeat(12);

/** Returns one page of comments; the second has seven replies and a long text. */
const commentPage = (articleId: number, page: number) =>
  Array.from({ length: COMMENTS_A_PAGE }, (_, row) => {
    const id = 5_000_000 + page * COMMENTS_A_PAGE + row;
    const base = { id, articleID: articleId, sourceType: 0, parentID: 0, userID: 77 };
    const replies = row === 1 ? replyPage(articleId, id) : [];
    return {
      ...base,
      userName: `读者${row}`,
      content: row === 1 ? LONG_TEXT : `第 ${page} 页第 ${row} 条`,
      created: '2026-11-20 09:00:00',
      countPraise: 3,
      countDiscuss: replies.length,
      topDiscuss: { list: replies, hasMore: false },
    };
  });

const replyPage = (articleId: number, parentID: number) =>
  Array.from({ length: 7 }, (_, row) => ({
    id: parentID * 10 + row,
    articleID: articleId,
    parentID,
    userName: `答者${row}`,
    content: `回复 ${row}`,
    created: '2026-11-20 09:01:00',
  }));

async function serveComments(page: Page, articleId: number): Promise<void> {
  const headers = { 'access-control-allow-origin': '*' };
  await page.route('**/discussHot?*', (route) => route.fulfill({ json: { list: [] }, headers }));
  await page.route('**/discussView?*', async (route) => {
    const at = Number(new URL(route.request().url()).searchParams.get('page') ?? 0);
    const list = commentPage(articleId, at);
    const totalCount = PAGES * COMMENTS_A_PAGE;
    await route.fulfill({ json: { list, totalCount, hasMore: at < PAGES - 1 }, headers });
  });
}

const comment = (page: Page, at: number, row: number) =>
  page.locator(`[data-comment="${5_000_000 + at * COMMENTS_A_PAGE + row}"]`);
const countNodes = (page: Page) => page.locator('main *').count();
const topOf = (page: Page, at: number, row: number) =>
  comment(page, at, row).evaluate((element) => element.getBoundingClientRect().top);
const scrollToTop = (page: Page) => page.evaluate(() => scrollTo(0, 0));

async function showAllPages(page: Page): Promise<void> {
  for (let at = 1; at < PAGES; at += 1) {
    await page.getByRole('button', { name: '更多评论', exact: true }).click();
    // Comments far from the viewport are not rendered.
    await expect(async () => {
      await scrollToEnd(page);
      await expect(comment(page, at, COMMENTS_A_PAGE - 1)).toBeAttached({ timeout: 50 });
    }).toPass({ intervals: [10] });
  }
}

test('renders only those of many comments near the viewport, keeps their state, and shows a new one', {
  tag: '@sweep',
}, async ({ page }) => {
  await logInAsMember(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const id = createId();
  await putArticle(id, { body: ['一段。'] });
  await serveComments(page, id);
  await page.goto(`commentAll/${id}/0.html`);
  const opened = comment(page, 0, 1);
  await opened.getByRole('button', { name: '展开' }).click();
  await opened.getByRole('button', { name: /全部 7 条回复/ }).click();
  await expect(opened.locator('ol li')).toHaveCount(7);
  const height = await opened.evaluate((element) => element.clientHeight);

  await showAllPages(page);
  await scrollToEnd(page);
  await expect.poll(() => countNodes(page)).toBeLessThan(NODES_MAX);
  await expect(opened).not.toBeAttached();
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);

  // The comment is rendered again, expanded as before, at the same position.
  await scrollToTop(page);
  await expect(opened).toBeInViewport();
  await expect(opened.locator('ol li')).toHaveCount(7);
  await expect(opened.getByRole('button', { name: '收起' })).toBeVisible();
  expect(await opened.evaluate((element) => element.clientHeight)).toBe(height);
  const now = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(Math.abs(now - whole)).toBeLessThan(whole / 100);

  // A new comment is rendered and marked at any scroll position of the list.
  await scrollToEnd(page);
  await expect(comment(page, 0, 0)).not.toBeAttached();
  await commentField(page).click();
  await sendComment(page, '写在很长的列表里');
  const own = page.locator('[data-comment]').filter({ hasText: '写在很长的列表里' });
  // Both at once: a new comment is marked for three seconds only.
  await expect(own.and(page.locator('[data-fresh]'))).toBeInViewport();
  await expect(own).toBeFocused();
  const top = await own.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(() => countNodes(page)).toBeLessThan(NODES_MAX);
  expect(
    Math.abs((await own.evaluate((element) => element.getBoundingClientRect().top)) - top),
  ).toBeLessThan(2);
  expect(await topOf(page, 0, 0)).toBeGreaterThan(top);
});
