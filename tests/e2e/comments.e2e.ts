import type { Locator, Page, Response } from 'playwright/test';
import { findViolations } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import { readBuilt } from '../helpers/builtFiles.ts';
import {
  readCommentTexts,
  readStoredComments,
  scrollToComments,
  sendComment,
} from '../helpers/comments.ts';
import { bottomBar, commentField, commentMark, HOOK, toast } from '../helpers/locators.ts';
import { logInAsMember } from '../helpers/member.ts';
import { createId, putArticle, putComment, withBaked } from '../helpers/origin.ts';
import { scrollThrough, waitUntilStarted } from '../helpers/pageHelpers.ts';

/** Tests the comments of an article: writing, replies, pages, likes, deleting and reports. */
const at = (minute: number) => `2026-11-20 09:${String(minute).padStart(2, '0')}`;
const button = (within: Locator | Page, name: string) =>
  within.getByRole('button', { name, exact: true });
const entry = (comments: Locator, text: string) =>
  comments.locator('ol > li').filter({ hasText: text });

/** Returns whether a response is that of a like, or of its cancel; code is requested by similar names. */
const isOfLike =
  (isCancel: boolean) =>
  (response: Response): boolean =>
    /\/event(?:\?|$)/.test(response.url()) &&
    /\bcancel=1\b/.test(response.request().postData() ?? '') === isCancel;

/** Stores an article with comments 1 to `count`, 1 the oldest. */
async function putComments(
  count: number,
  article: { readonly discussClosed?: boolean } = {},
): Promise<{ id: number; address: string }> {
  const id = createId();
  const address = await putArticle(id, { body: ['一段。'], ...article });
  for (let n = 1; n <= count; n += 1) {
    await putComment(id, { user: `读者${n}`, text: `第${n}条`, at: at(n) });
  }
  return { id, address };
}

test('a new comment is scrolled into view and counted, is first after a reload, and can be deleted', async ({
  page,
  browser,
}) => {
  await logInAsMember(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const id = createId();
  const body = Array.from({ length: 40 }, (_, n) => `第${n}段。`);
  const address = await putArticle(id, { body });
  await putComment(id, { user: '读者1', text: '先来的', at: at(1) });
  await page.goto(address);
  // Writes while the page shows the first lines of the article: the list is not loaded yet.
  await commentField(page).click();
  await sendComment(page, '  说得好。\n第二行 ');
  const own = page.locator('[data-comment]').filter({ hasText: '说得好' });
  // Both at once: a new comment is marked for three seconds only.
  await expect(own.and(page.locator('[data-fresh]'))).toBeInViewport();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(own).toBeInViewport();
  const comments = page.locator('#comments');
  await expect(comments.locator('h2')).toContainText('2 条评论');
  await expect(bottomBar(page).locator('[data-n=comments]')).toHaveText('2');
  expect(await readCommentTexts(comments)).toEqual(['说得好。\n第二行', '先来的']);
  await expect(own).not.toHaveAttribute('data-fresh', '');

  // The text contains a term that the origin sends to review.
  await commentField(page).click();
  await sendComment(page, '想知道的加微信');
  await expect(toast(page)).toHaveText('评论审核中，通过后会显示');
  await expect(entry(comments, '想知道的加微信')).toContainText('审核中');
  const stored = await readStoredComments(id);
  expect(stored.map(({ parentId, inReview }) => [parentId, inReview])).toEqual(
    expect.arrayContaining([
      [0, false],
      [0, true],
    ]),
  );

  await page.reload();
  await scrollToComments(page);
  await expect(entry(comments, '想知道的加微信')).toContainText('审核中');
  expect(await readCommentTexts(comments)).toEqual([
    '想知道的加微信',
    '说得好。\n第二行',
    '先来的',
  ]);
  const other = await browser.newContext();
  const stranger = await other.newPage();
  await stranger.goto(page.url());
  const theirs = await scrollToComments(stranger);
  expect(await readCommentTexts(theirs)).toEqual(['说得好。\n第二行', '先来的']);
  await other.close();

  await expect(button(entry(comments, '先来的'), '删除')).toHaveCount(0);
  const written = entry(comments, '说得好');
  await button(written, '删除').click();
  const question = page.getByRole('dialog', { name: '删除这条评论？' });
  await button(question, '关闭').click();
  await expect(written).toHaveCount(1);
  await button(written, '删除').click();
  await button(question, '删除').click();
  await expect(toast(page)).toHaveText('评论删除成功');
  await expect(written).toHaveCount(0);
  expect(await readStoredComments(id)).toHaveLength(1);
});

test('the wheel loads the comments of a page that fits the window, which does not scroll', {
  tag: '@sweep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 4000 });
  await page.goto((await putComments(1)).address);
  await scrollToComments(page);
});

test('a reply by keyboard alone is first among the replies to its parent, also to a hot comment', async ({
  page,
}) => {
  await logInAsMember(page);
  const id = createId();
  const address = await putArticle(id, { body: ['一段。'] });
  await putComment(id, {
    user: '读者1',
    text: '热门的一条',
    at: at(1),
    praises: 9,
    replies: [{ user: '读者2', text: '先来的回复', at: at(2) }],
  });
  await page.goto(address);
  const comments = await scrollToComments(page);
  // A hot comment is not repeated among the latest comments.
  const hot = entry(comments, '热门的一条');
  await expect(hot).toHaveCount(1);
  await expect(button(hot, '回复 读者2')).toBeVisible();
  await button(hot, '回复 读者1').focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: '回复 读者1' });
  await expect(sheet).toContainText('热门的一条');
  await expect(sheet.getByRole('textbox')).toBeFocused();
  expect((await findViolations(page)).filter((text) => /composer|sheet/.test(text))).toEqual([]);
  await page.keyboard.type('后来的回复');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page)).toHaveText('评论已发布');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(hot.locator('ol li p')).toHaveText([/后来的回复/, /先来的回复/]);
  await expect(hot.locator('ol li').first()).toBeFocused();
  const parent = await readStoredComments(id);
  expect(parent).toMatchObject([{ content: '后来的回复' }]);
  expect(parent[0]?.parentId).toBeGreaterThan(0);
});

test('the hottest comments are before the lists, and keep their place when they can be used', async ({
  page,
}) => {
  await page.goto('newsDetail/12/345.html');
  const hottest = page.locator('section').filter({
    has: page.getByRole('heading', { name: '热门评论', level: 2 }),
  });
  await waitUntilStarted(page);
  const heightOf = () => hottest.evaluate((section) => section.getBoundingClientRect().height);
  const before = await heightOf();
  await hottest.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 1);
  await expect(hottest.locator('[data-comment]').first()).toBeAttached();
  expect(await heightOf()).toBeCloseTo(before, 0);
  await scrollToComments(page);
  await expect(page.getByRole('heading', { name: '热门评论' })).toHaveCount(1);
  const ids = await page
    .locator('[data-comment]')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.comment));
  expect(new Set(ids).size).toBe(ids.length);
  const like = hottest.getByRole('button', { name: /^赞/ }).first();
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
});

test('loads comments and replies page by page in the chosen order, and retries a failed page', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  const { id, address } = await putComments(11);
  const replies = Array.from({ length: 23 }, (_, n) => ({
    user: `读者${n}`,
    text: `回复${n}`,
    at: at(n + 20),
  }));
  await putComment(id, { user: '读者', text: '第12条', at: at(12), replies });
  await page.goto(address);
  const comments = await scrollToComments(page);
  const order = (from: number, to: number) =>
    Array.from({ length: Math.abs(to - from) + 1 }, (_, n) => `第${from + (to > from ? n : -n)}条`);
  expect(await readCommentTexts(comments)).toEqual(order(12, 8));
  await page.route('**/discussView?**', (route) => route.abort(), { times: 1 });
  await button(comments, '更多评论').click();
  await expect(comments.getByRole('alert')).toHaveText('加载失败，请重试');
  await button(comments, '更多评论').click();
  await expect.poll(() => readCommentTexts(comments)).toEqual(order(12, 3));
  await expect(comments.getByRole('alert')).toHaveCount(0);
  await button(comments, '更多评论').click();
  await expect.poll(() => readCommentTexts(comments)).toEqual(order(12, 1));
  await expect(button(comments, '更多评论')).toHaveCount(0);

  // At most three replies at first, then all of them.
  const shown = comments.locator('ol ol li');
  expect(await shown.count()).toBeLessThanOrEqual(3);
  await button(comments, '全部 23 条回复').click();
  for (const count of [10, 20, 23]) {
    await expect(shown).toHaveCount(count);
    if (count < 23) await button(comments, '更多回复').click();
  }
  await expect(button(comments, '更多回复')).toHaveCount(0);
  await expect(shown.last()).toContainText('回复22');

  await button(comments, '最早').click();
  await expect.poll(() => readCommentTexts(comments)).toEqual(order(1, 5));
  await expect(button(comments, '最早')).toHaveAttribute('aria-pressed', 'true');
  await expect(comments.getByRole('heading', { name: '全部评论' })).toBeVisible();
});

test('a like shows at once, is counted once, can be undone, and is undone when it is refused', async ({
  page,
}) => {
  const { address } = await putComments(1);
  await page.goto(address);
  const comments = await scrollToComments(page);
  // A liked comment also appears among the hot comments.
  const like = comments.getByRole('button', { name: /^赞/ }).last();
  // The response is held back: until then the page shows its own state.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/event\b/, async (route) => {
    await held;
    await route.continue();
  });
  const sent = page.waitForResponse(isOfLike(false));
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toContainText('1');
  await like.click();
  letGo();
  await sent;
  await expect(like).toHaveAttribute('aria-pressed', 'true');

  await page.reload();
  await scrollToComments(page);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toHaveText(/1$/);
  await Promise.all([page.waitForResponse(isOfLike(true)), like.click()]);
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await expect(like).toHaveText('赞');

  await page.route('**/event', (route) =>
    route.fulfill({ json: { status: 7, message: '今天不行', data: {} } }),
  );
  await like.click();
  await expect(toast(page)).toHaveText('今天不行');
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await expect(like).toHaveText('赞');
});

test('a report requires a reason and ends with a message of thanks', async ({ page }) => {
  const { address } = await putComments(1);
  await page.goto(address);
  const comments = await scrollToComments(page);
  await button(comments, '举报').click();
  const sheet = page.getByRole('dialog', { name: '举报' });
  await button(sheet, '提交举报').click();
  await expect(sheet.getByRole('alert')).toHaveText('请选择举报原因');
  await sheet.getByRole('radio', { name: '虚假信息' }).check();
  await sheet.getByRole('textbox').fill('没有这回事');
  const sent = page.waitForRequest(/\/expose/);
  await button(sheet, '提交举报').click();
  expect(new URLSearchParams((await sent).postData() ?? '').get('reason')).toBe(
    '虚假信息: 没有这回事',
  );
  await expect(toast(page)).toHaveText('举报已提交，感谢反馈');
  await expect(sheet).toHaveCount(0);
});

test('another reader’s comment is not deleted, and one that no longer exists counts as deleted', {
  tag: '@sweep',
}, async ({ page }) => {
  await logInAsMember(page);
  const { address } = await putComments(0);
  await page.goto(address);
  const comments = await scrollToComments(page);
  await commentField(page).click();
  await sendComment(page, '说错了');
  await expect(button(comments, '删除')).toBeVisible();
  await scrollThrough(page);
  for (const [status, message, shown, left] of [
    [1, '只能删除自己的评论', '只能删除自己的评论', 1],
    [2, '评论不存在', '评论删除成功', 0],
  ] as const) {
    await page.route(
      '**/delMyDiscuss',
      (route) => route.fulfill({ json: { status: 0, data: { status, message, data: {} } } }),
      { times: 1 },
    );
    await button(comments, '删除').click();
    await button(page.getByRole('dialog'), '删除').click();
    await expect(toast(page)).toHaveText(shown);
    await expect(entry(comments, '说错了')).toHaveCount(left);
  }
});

test('special comments are marked, long ones are folded, long links are shortened', async ({
  page,
}) => {
  const id = createId();
  const address = await putArticle(id, { body: ['一段。'] });
  const long = '很长的一条。'.repeat(60);
  const link = `https://news.example.test/${'path/'.repeat(20)}end`;
  await putComment(id, { user: '编辑部', text: '官方的', at: at(1), official: true });
  await putComment(id, { user: '读者', text: '置顶的', at: at(2), pinned: true });
  await putComment(id, { user: '读者', text: '精彩的', at: at(3), excellent: true });
  await putComment(id, { user: '读者', text: long, at: at(4) });
  await putComment(id, { user: '读者', text: `看 ${link} 。`, at: at(5) });
  await page.goto(address);
  const comments = await scrollToComments(page);
  await expect(commentMark(entry(comments, '官方的'))).toHaveText(['官方']);
  await expect(commentMark(entry(comments, '置顶的'))).toHaveText(['置顶']);
  await expect(commentMark(entry(comments, '精彩的'))).toHaveText(['精彩']);
  expect((await readCommentTexts(comments))[0]).toBe('置顶的');

  const text = entry(comments, '很长的一条').locator(HOOK.commentText);
  const folded = await text.evaluate((p) => p.clientHeight);
  await button(comments, '展开').click();
  expect(await text.evaluate((p) => p.clientHeight)).toBeGreaterThan(folded * 1.5);
  await button(comments, '收起').click();
  expect(await text.evaluate((p) => p.clientHeight)).toBe(folded);

  const shown = comments.locator('a[rel~="ugc"]');
  await expect(shown).toHaveAttribute('href', link);
  await expect(shown).toHaveText(/^news\.example\.test\/.{0,20}…$/);
});

test.describe('writing is not possible', () => {
  test('where the article closes its comments, but comments are shown', async ({ page }) => {
    const { address } = await putComments(1, { discussClosed: true });
    await page.goto(address);
    await expect(bottomBar(page)).toBeVisible();
    const comments = await scrollToComments(page);
    expect(await readCommentTexts(comments)).toEqual(['第1条']);
    await expect(commentField(page)).toHaveCount(0);
    await expect(comments.getByRole('button', { name: /^回复/ })).toHaveCount(0);
  });

  test('where the audit type is 2, but comments are shown', { tag: '@sweep' }, async ({ page }) => {
    const { address } = await putComments(1);
    await page.route('**/getConfig?**', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/"auditType":"\d"/, '"auditType":"2"');
      await route.fulfill({ response, body });
    });
    await page.goto(address);
    const comments = await scrollToComments(page);
    expect(await readCommentTexts(comments)).toEqual(['第1条']);
    await expect(commentField(page)).toHaveCount(0);
    await expect(comments.getByRole('button', { name: /^回复/ })).toHaveCount(0);
    await expect(comments.getByRole('button', { name: /^赞/ })).toBeVisible();
  });
});

test('comments of a newspaper article use source 3', { tag: '@sweep' }, async ({ page }) => {
  await logInAsMember(page);
  const asked = page.waitForRequest(/discussView.*source=3/);
  await page.goto('newsDetail/23/7001.html?szb=1');
  await asked;
  await scrollToComments(page);
  const sent = page.waitForRequest(/\/discuss$/);
  await commentField(page).click();
  await sendComment(page, `版面很好看 ${createId()}`);
  expect(new URLSearchParams((await sent).postData() ?? '').get('sourceType')).toBe('3');
});

test('baked comments refresh when they are scrolled into view', async ({ page }) => {
  const { id, address } = await putComments(5);
  await withBaked(address, async () => {
    await putComment(id, { user: '读者', text: '新来的', at: at(30) });
    expect(readBuilt(address)).toContain('第5条');
    expect(readBuilt(address)).not.toContain('新来的');
    await page.goto(address);
    const comments = await scrollToComments(page);
    expect(await readCommentTexts(comments)).toEqual([
      '新来的',
      '第5条',
      '第4条',
      '第3条',
      '第2条',
    ]);
  });
});
