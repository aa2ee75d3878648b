import type { Locator, Page } from 'playwright/test';
import { cn } from '../../src/i18n/messages/cn.ts';
import { cn as mine } from '../../src/i18n/mine/cn.ts';
import { cn as search } from '../../src/i18n/search/cn.ts';
import { actionMessages } from '../helpers/actionMessages.ts';
import { readAnnouncements, recordAnnouncements } from '../helpers/announcements.ts';
import { expect, test } from '../helpers/browser.ts';
import { readStoredComments } from '../helpers/comments.ts';
import { moveTo, press } from '../helpers/keyboard.ts';
import { columnTab, HOOK, lightbox, ownVote } from '../helpers/locators.ts';
import { logInAsMember } from '../helpers/member.ts';
import { createId, putArticle } from '../helpers/origin.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';
import { ROUTE_RECORDS } from '../helpers/routeRecords.ts';
import { VIDEO_PAGE } from '../helpers/videos.ts';

/**
 * Whole journeys with keys alone: every step is a key, every control is found by role and name, and what
 * happens is announced.
 */
const { cn: words } = actionMessages;

const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test.beforeEach(({ page }) => recordAnnouncements(page));

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilStarted(page);
}

const expectAnnounced = (page: Page, text: string | RegExp): Promise<void> =>
  expect
    .poll(() => readAnnouncements(page))
    .toContainEqual(typeof text === 'string' ? text : expect.stringMatching(text));

test('a reader likes an article, and a message says when the server refuses it', {
  tag: '@sweep',
}, async ({ page }) => {
  const id = createId();
  await open(page, await putArticle(id, { body: ['一段。'], praises: 7 }));
  const like = page.locator('main').getByRole('button', { name: cn['bar.praise'] });
  await expect(like).toHaveAccessibleName(`${cn['bar.praise']} 7`);
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await press(like, 'Space');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toHaveAccessibleName(`${cn['bar.praise']} 8`);
  await expect(like).toBeFocused();
  await expect(like).not.toHaveAttribute('aria-busy', 'true');
  await page.route('**/detailAddPraise', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { status: 7, message: '已达上限', data: {} },
    }),
  );
  await page.keyboard.press('Enter');
  await expectAnnounced(page, /已达上限/);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
});

test('a reader writes a comment', { tag: '@sweep' }, async ({ page }) => {
  await logInAsMember(page);
  const id = createId();
  await open(page, await putArticle(id, { body: ['一段。'] }));
  const field = button(page, cn['bar.write']);
  await press(field);
  const composer = dialog(page, words['comment.write']);
  const text = composer.getByRole('textbox', { name: words['comment.write'] });
  await expect(text).toBeFocused();
  await press(button(composer, words['comment.send']));
  await expectAnnounced(page, words['comment.empty']);
  await expect(text).toHaveAccessibleDescription(words['comment.empty']);
  // The focus stays in the dialog in both directions.
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press(key);
      expect(await composer.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    }
  }
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.type('用键盘写的。');
  await press(button(composer, words['comment.send']));
  await expectAnnounced(page, words['comment.sent']);
  await expect(composer).toHaveCount(0);
  await expect(page.locator('[data-comment]:focus')).toContainText('用键盘写的。');
  expect(await readStoredComments(id)).toMatchObject([{ content: '用键盘写的。' }]);
});

test('a reader votes, and limit and result are announced', { tag: '@sweep' }, async ({ page }) => {
  const id = createId();
  const option = (n: number) => ({ id: id * 10 + n, name: `选项 ${n}`, votes: n });
  const questions = [
    { id: id + 1, name: '选一项', limit: 1, options: [option(1), option(2)] },
    { id: id + 2, name: '选两项', limit: 2, options: [option(3), option(4), option(5)] },
  ];
  const vote = { id, name: '读者投票', endsAt: '2036-01-01 18:00', cycle: 0, questions };
  await open(page, await putArticle(id, { body: ['请投票。'], vote }));
  const one = page.getByRole('group', { name: `选一项 ${cn['vote.single']}` });
  const two = page.getByRole('group', { name: '选两项 最多选 2 项' });
  await press(one.getByRole('radio', { name: '选项 1' }), 'Space');
  await page.keyboard.press('ArrowDown');
  await expect(one.getByRole('radio', { name: '选项 2' })).toBeChecked();
  for (const n of [3, 4, 5]) await press(two.getByRole('checkbox', { name: `选项 ${n}` }), 'Space');
  await press(button(page, cn['vote.submit']));
  const limit = words['vote.tooMany'].replace('{n}', '2');
  await expectAnnounced(page, limit);
  await expect(two).toHaveAccessibleDescription(limit);
  await expect(two.getByRole('checkbox', { name: '选项 3' })).toBeFocused();
  await page.keyboard.press('Space');
  await press(button(page, cn['vote.submit']));
  const outcome = page.getByRole('status').filter({ hasText: words['vote.thanks'] });
  await expect(outcome).toBeFocused();
  await expect(ownVote(page)).toHaveCount(3);
  await expect(ownVote(page).first()).toContainText(words['vote.yours']);
});

test('a reader plays a video', { tag: '@sweep' }, async ({ page }) => {
  await open(page, VIDEO_PAGE);
  const cover = page.locator(HOOK.mediaCover).first();
  await expect(cover).toHaveAccessibleName(/播放《渡口》排练片段$/);
  await press(cover);
  const player = page.getByRole('group', { name: '《渡口》排练片段' });
  await expect(button(player, words['player.pause'])).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(player, words['player.play'])).toBeFocused();
  const position = player.getByRole('slider', { name: words['player.position'] });
  await moveTo(position, 'Shift+Tab');
  await page.keyboard.press('Home');
  await expect(position).toHaveAttribute('aria-valuetext', /^00:00，共 \d\d:\d\d$/);
  await moveTo(player.getByRole('combobox', { name: words['player.speed'] }));
  await moveTo(button(player, words['player.fullscreen']));
});

test('a reader looks at the pictures of an article', { tag: '@sweep' }, async ({ page }) => {
  await open(page, ROUTE_RECORDS.newsDetail.address);
  const picture = page.locator('main img[data-i="1"]');
  await expect(picture).toHaveRole('button');
  await press(picture);
  const box = dialog(page, words['pictures.name']);
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription(/^2 \/ 4 雁回县/);
  await expect(box.getByRole('img')).toHaveCount(1);
  await press(button(box, words['pictures.next']));
  await expectAnnounced(page, /^3 \/ 4 ?秋收/);
  await page.keyboard.press('ArrowRight');
  await expectAnnounced(page, /^4 \/ 4/);
  await expect(button(box, words['pictures.next'])).toHaveCount(0);
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab');
    expect(await box.evaluate((layer) => layer.contains(document.activeElement))).toBe(true);
  }
  await press(button(box, words['pictures.close']));
  await expect(lightbox(page)).toHaveCount(0);
  await expect(picture).toBeFocused();
});

test('a reader turns the pages of the newspaper and opens an article', { tag: '@sweep' }, async ({
  page,
}) => {
  await open(page, ROUTE_RECORDS.paperSharePage.address);
  const area = page.getByRole('link', { name: '最后一对长轨今晨落槽', exact: true });
  await press(area);
  const reader = dialog(page, words['paper.reader']);
  await expect(reader.getByRole('heading', { name: '最后一对长轨今晨落槽' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
  await expect(area).toBeFocused();
  const turn = page.getByRole('navigation', { name: words['paper.turn'] });
  await press(turn.getByRole('link', { name: words['paper.next'] }));
  await expectAnnounced(page, '02 综合');
  await expect(turn).toContainText('2 / 4');
  await press(page.getByRole('link', { name: words['paper.pages'] }));
  const pages = dialog(page, words['paper.pages']);
  await expect(pages.getByRole('link', { name: '02 综合' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await press(pages.getByRole('link', { name: '04 副刊' }));
  await expectAnnounced(page, '04 副刊');
  await expect(pages).toHaveCount(0);
});

test('a reader searches, and chooses a suggestion', { tag: '@sweep' }, async ({ page }) => {
  await open(page, 'search.html');
  const field = page.getByRole('searchbox', { name: search['search.label'] });
  await moveTo(field);
  await page.keyboard.type('铁路');
  await expectAnnounced(page, new RegExp(`^${search['search.suggested']} \\d$`));
  const suggestion = page
    .getByRole('region', { name: search['search.suggested'] })
    .getByRole('link')
    .first();
  await moveTo(suggestion);
  await moveTo(field, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“铁路”的搜索结果');
});

test('a reader skips the columns of the front page, or changes them', async ({ page }) => {
  await open(page, 'home.html');
  await press(page.getByRole('link', { name: cn['page.skip'] }));
  await page.keyboard.press('Tab');
  expect(await page.locator('main').evaluate((main) => main.contains(document.activeElement))).toBe(
    true,
  );
  const columns = page.getByRole('navigation', { name: words['column.list'] });
  const column = columnTab(columns).filter({ hasText: /^经济$/ });
  await moveTo(column, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(column).toHaveAttribute('aria-current', 'page');
  await expectAnnounced(page, '经济');
  await expect(column).toBeFocused();
});

test('a reader changes the look and shares an article', { tag: '@sweep' }, async ({ page }) => {
  await open(page, ROUTE_RECORDS.newsDetail.address);
  const look = button(page, cn['bar.look']);
  await press(look);
  const choices = dialog(page, mine['look.title']);
  await expect(choices).toBeFocused();
  const sizes = choices.getByRole('group', { name: mine['look.textSize'] });
  await moveTo(sizes.getByRole('radio', { name: mine['look.standard'], exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(sizes.getByRole('radio', { name: mine['look.large'], exact: true })).toBeChecked();
  const autoplay = choices.getByRole('group', { name: mine['look.autoplay'] });
  await moveTo(autoplay.getByRole('radio', { name: mine['look.always'] }));
  await page.keyboard.press('Escape');
  await expect(look).toBeFocused();

  const share = button(page.locator(HOOK.bottomBar), cn['share.link']);
  // Backwards past the start of the page, to its end.
  await moveTo(share, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const ways = dialog(page, cn['share.title']);
  await expect(ways).toBeFocused();
  await press(button(ways, words['share.qr']));
  await expect(button(ways, words['share.qr'])).toHaveAttribute('aria-expanded', 'true');
  await expect(ways.getByRole('img', { name: words['share.qrName'] })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(share).toBeFocused();
});
