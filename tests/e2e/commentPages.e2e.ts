import type { Page } from 'playwright/test';
import { cn } from '../../src/i18n/messages/cn.ts';
import { parseLine } from '../../src/model/text.ts';
import { findViolationsInBothThemes } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import { readCommentTexts, scrollToComments, sendComment } from '../helpers/comments.ts';
import { readCorpusEntries, readCorpusLines, withoutCorpus } from '../helpers/corpora.ts';
import { commentField, HOOK, skeleton, toast } from '../helpers/locators.ts';
import { logInAsMember } from '../helpers/member.ts';
import { createId, putArticle, putComment } from '../helpers/origin.ts';
import { collectRows } from '../helpers/pageHelpers.ts';

/** Tests the pages of comments: commentAll and replyAll. */
const main = (page: Page) => page.locator('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

const REPLIES = Array.from({ length: 12 }, (_, n) => ({
  user: `答者${n}`,
  text: `回复${n}`,
  at: `2026-11-20 10:${10 + n}`,
}));

/** Stores an article with seven comments, the last with twelve replies; returns its id. */
async function putComments(article = {}): Promise<number> {
  const id = createId();
  await putArticle(id, { body: ['一段。'], title: '有人说话的稿件', ...article });
  for (let n = 1; n <= 7; n += 1) {
    const at = `2026-11-20 09:0${n}`;
    await putComment(id, {
      user: `读者${n}`,
      text: `第${n}条`,
      at,
      ...(n === 7 && { replies: REPLIES }),
    });
  }
  return id;
}

test.describe('commentAll and replyAll', () => {
  test('show all comments and replies, a page at a time, and accept new ones', async ({ page }) => {
    await logInAsMember(page);
    const id = await putComments();
    await page.goto(`newsDetail/26/${id}.html`);
    // Scrolling to the link loads the live comments, which replace it.
    await (await scrollToComments(page)).locator('h2 a').click();
    await expect(page).toHaveURL(new RegExp(`/commentAll/${id}/0\\.html$`));

    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('全部评论19 条评论');
    await expect(page).toHaveTitle('全部评论');
    const original = main(page).getByRole('link', { name: '原文：有人说话的稿件' });
    await expect(original).toHaveAttribute('href', new RegExp(`/newsDetail/26/${id}\\.html$`));
    await expect
      .poll(() => readCommentTexts(main(page)))
      .toEqual([7, 6, 5, 4, 3].map((n) => `第${n}条`));
    expect(await findViolationsInBothThemes(page)).toEqual([]);
    await button(page, '更多评论').click();
    await expect.poll(() => readCommentTexts(main(page))).toHaveLength(7);
    await commentField(page).click();
    await sendComment(page, '我也说一句');
    await expect(toast(page)).toHaveText('评论已发布');
    expect((await readCommentTexts(main(page)))[0]).toBe('我也说一句');

    await main(page)
      .locator('li')
      .filter({ hasText: '第7条' })
      .locator(HOOK.commentLink)
      .first()
      .click();
    await expect(page).toHaveURL(/\/replyAll\/\d+\.html$/);
    await expect(main(page).getByRole('heading', { name: '评论详情' })).toBeVisible();
    await expect(main(page).locator(HOOK.commentText)).toHaveText('第7条');
    const replies = main(page).locator('ol li');
    await expect(replies).toHaveCount(10);
    expect(await findViolationsInBothThemes(page)).toEqual([]);
    await button(page, '更多回复').click();
    await expect(replies).toHaveCount(12);
    await expect(button(page, '更多回复')).toHaveCount(0);
    await commentField(page).click();
    await expect(page.getByRole('dialog', { name: '回复 读者7' })).toBeVisible();
    await sendComment(page, '我来答');
    await expect(replies.first()).toContainText('我来答');
    await main(page).getByRole('link', { name: '原文：有人说话的稿件' }).click();
    await expect(page.locator('h1')).toHaveText('有人说话的稿件');
  });
});

test.describe('commentAll', () => {
  test('requests the comments once, before any module, and retries a failure', async ({
    page,
    problems,
  }) => {
    problems.allow(/Failed to load resource/);
    const id = await putComments();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`commentAll/${id}/0.html`);
    await expect(main(page).locator('li').first()).toBeVisible();
    const first = (what: RegExp) => asked.findIndex((url) => what.test(url));
    expect(first(/discussView/)).toBeGreaterThan(-1);
    expect(first(/discussView/)).toBeLessThan(first(/\.js$/));
    for (const call of ['discussView?', 'discussHot?']) {
      expect(
        asked.filter((url) => url.includes(call)),
        call,
      ).toHaveLength(1);
    }

    let fail = () => {};
    const failed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route('**/discussView?**', async (route) => {
      await failed;
      await route.abort();
    });
    await page.reload();
    await expect(skeleton(page)).toBeVisible();
    fail();
    await expect(page.getByRole('alert')).toContainText('没有连上网络');
    await page.unroute('**/discussView?**');
    await button(page, '重新加载').click();
    await expect(main(page).locator('li').first()).toBeVisible();
  });

  test('accepts no comment where comments are closed', { tag: '@sweep' }, async ({ page }) => {
    const id = await putComments({ discussClosed: true });
    await page.goto(`commentAll/${id}/0.html`);
    await expect(main(page).getByRole('link', { name: /^原文/ })).toBeVisible();
    await expect(commentField(page)).toHaveCount(0);
    await expect(main(page).getByRole('button', { name: /^回复/ })).toHaveCount(0);
  });

  test('shows a message when there are no comments', async ({ page }) => {
    const id = createId();
    await putArticle(id, { body: ['一段。'] });
    await page.goto(`commentAll/${id}/0.html`);
    await expect(main(page)).toContainText('还没有评论');
    await expect(commentField(page)).toBeVisible();
  });

  test('shows the same message when the address has no id', { tag: '@sweep' }, async ({ page }) => {
    await page.goto('commentAll/0.html');
    await expect(page.getByRole('status').filter({ hasText: '还没有评论' })).toBeVisible();
  });
});

test.describe('replyAll', () => {
  for (const [what, address, details] of [
    ['a comment that is not there', 'replyAll/99999999.html', { tag: '@sweep' }],
    ['no id', 'replyAll.html', { tag: '@sweep' }],
    ['an id that is none', 'replyAll/%3Cimg%3E.html', { tag: '@sweep' }],
  ] as const) {
    test(`shows that there is no comment: ${what}`, details, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('status').filter({ hasText: '这条评论不存在' })).toBeVisible();
    });
  }
});

test('commentAll is not wider than the viewport in any language', { tag: '@sweep' }, async ({
  page,
}) => {
  const id = await putComments();
  await page.setViewportSize({ width: 320, height: 700 });
  for (const [lang, title] of [
    ['en', 'All comments'],
    ['de', 'Alle Kommentare'],
    ['fr', 'Tous les commentaires'],
    ['bo', 'དཔྱད་གཏམ་ཚང་མ།'],
  ] as const) {
    await test.step(lang, async () => {
      await page.goto(`commentAll/${id}/0.html?lang=${lang}`);
      await expect(main(page).getByRole('heading', { level: 1 })).toContainText(title);
      await expect(main(page).locator('li').first()).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
    });
  }
});

test('hostile names and texts are shown as text on both pages', { tag: '@sweep' }, async ({
  page,
  problems,
}) => {
  test.skip(...withoutCorpus('xss.txt', 'naughty-strings.json'));
  problems.allow(/Failed to load resource/);
  const all = [
    ...readCorpusLines('xss.txt'),
    ...readCorpusEntries<string>('naughty-strings.json'),
  ].filter((text) => text.trim() !== '' && !/https?:/.test(text));
  const step = Math.floor(all.length / 40);
  const payloads = all.filter((_, index) => index % step === 0);
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    return dialog.dismiss();
  });
  const id = createId();
  await putArticle(id, { body: ['一段。'] });
  const replies = payloads.map((text) => ({
    user: text,
    text,
    at: '2026-11-20 10:00',
    place: text,
  }));
  await putComment(id, {
    user: payloads[0] ?? '',
    text: payloads[1] ?? '',
    at: '2026-11-20 09:00',
    replies,
  });
  await page.goto(`commentAll/${id}/0.html`);
  await main(page).locator(`li a${HOOK.commentLink}`).first().click();
  await expect(page).toHaveURL(/replyAll/);
  await expect(main(page).locator('ol li').first()).toBeVisible();
  const more = button(page, '更多回复');
  while (await more.isVisible()) {
    const last = main(page).locator('ol li').last();
    const before = await last.textContent();
    await more.click();
    await expect.poll(() => last.textContent()).not.toBe(before);
  }
  const paragraphs = main(page).locator('ol li p');
  const read = (list: readonly Element[]) =>
    list.map((p) => [p.querySelectorAll('*:not(span, bdi)').length, p.textContent ?? ''] as const);
  await expect.poll(async () => (await collectRows(paragraphs, read)).length).toBe(payloads.length);
  const seen = await collectRows(paragraphs, read);
  const plain = (text: string) => text.replace(/[\s\u200b\u2060\ufeff\0\r]/g, '');
  seen.forEach(([elements, text], index) => {
    expect(elements, text).toBe(0);
    // Names are fields of one line, without markup; texts are what a reader typed.
    const payload = payloads[index] ?? '';
    expect(plain(text)).toBe(plain(`${parseLine(payload) || cn['comment.anonymous']}：${payload}`));
  });
  expect(ran).toEqual([]);
});
