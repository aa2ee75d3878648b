import type { Page } from 'playwright/test';
import { findViolationsInBothThemes } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import { scrollToComments, sendComment } from '../helpers/comments.ts';
import {
  articleBody,
  attachedMedia,
  commentField,
  lightbox,
  postFull,
  postLink,
  postReport,
  postReview,
  postRow,
  praisedReader,
  toast,
} from '../helpers/locators.ts';
import { logInAsMember } from '../helpers/member.ts';
import { textOf, waitUntilStarted } from '../helpers/pageHelpers.ts';
import { makePng } from '../helpers/png.ts';

/** Tests circles, their posts and notices end to end, each route once. */
const heading = (page: Page) => page.locator('main h1');

test('circleDetail sorts posts, lets readers join, and shows an empty circle', async ({ page }) => {
  await logInAsMember(page);
  await page.goto('circleDetail/901.html');
  await expect(page).toHaveTitle(/^霁江两岸/);
  await expect(postRow(page).first()).toContainText('从望潮上游走到临漪');
  await waitUntilStarted(page);
  const join = page.locator('[data-act=follow]');
  await join.click();
  await expect(join).toHaveAttribute('aria-pressed', 'true');
  // A tap before the list has hydrated takes effect after it.
  await page.getByRole('tab', { name: '最新' }).click();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('最新');
  const latest = postRow(page.getByRole('tabpanel', { name: '最新' }));
  await expect(latest).toHaveCount(20);
  // A page that is not empty is followed by another. A row may be replaced while it is
  // scrolled to, so every attempt finds the last row again; rows far above it are removed.
  const lastOfFirst = await textOf(latest.last());
  await expect(async () => {
    await latest.last().scrollIntoViewIfNeeded({ timeout: 1000 });
    expect(await textOf(latest.last())).not.toBe(lastOfFirst);
  }).toPass();
  expect(await findViolationsInBothThemes(page)).toEqual([]);

  // No page is baked at this address: the template requests the circle.
  await page.goto('circleDetail.html?id=904');
  await expect(heading(page)).toHaveText('报社通告');
  // The server decides whether a circle accepts posts.
  await expect(commentField(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-shared', '18:904');
  await page.goto('circleDetail.html?id=903');
  await expect(page.getByText('还没有帖子')).toBeVisible();
});

test('a tap on a tab takes effect where the list hydrates before the code for the tap has loaded', async ({
  page,
}) => {
  let load = () => {};
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(/\/_astro\/rareActions/, (route) => loaded.then(() => route.continue()));
  await page.goto('circleDetail/901.html');
  await waitUntilStarted(page);
  const latest = page.getByRole('tab', { name: '最新' });
  await latest.click();
  await expect(page.locator('[role=tab][data-act]')).toHaveCount(0);
  load();
  await expect(latest).toHaveAttribute('aria-selected', 'true');
});

test('postDetail shows images and comments, sends reports, and hides posts in review', async ({
  page,
}) => {
  await logInAsMember(page);
  await page.goto('postDetail.html?id=9001');
  await expect(page).toHaveTitle(/^从望潮上游走到临漪/);
  await expect(page.locator('html')).toHaveAttribute('data-object', '18');
  await waitUntilStarted(page);
  await expect(page.getByRole('button', { name: '举报' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: '删除' })).toBeHidden();
  await attachedMedia(page).locator('img').nth(4).click();
  await expect(lightbox(page)).toContainText('5');
  await page.keyboard.press('Escape');
  await postReport(page).click();
  const sheet = page.getByRole('dialog', { name: '举报' });
  await sheet.getByLabel('广告营销').check();
  await sheet.getByRole('button', { name: '提交举报' }).click();
  await expect(toast(page)).toHaveText('举报已提交，感谢反馈');

  // The page of all comments links to the post.
  await page.goto('commentAll/9101/18.html');
  await expect(page.getByRole('main')).toContainText('第二艘了吧？恭喜！');
  await expect(page.getByRole('link', { name: /^原文：船下水了/ })).toHaveAttribute(
    'href',
    /\/friendsCircleDetail\/9101\.html$/,
  );

  await page.goto('postDetail/9005.html');
  await expect(page.getByRole('heading', { name: '找不到这条帖子' })).toBeVisible();
});

test('postDetail shows its author why a post was refused', { tag: '@sweep' }, async ({ page }) => {
  await logInAsMember(page, { phone: '13800000002' });
  await page.goto('postDetail/9005.html');
  await expect(postReview(page)).toContainText('圈子里不发买卖信息');
  await expect(page.getByRole('button', { name: '删除' })).toBeVisible();
});

test('friendsCircleDetail shows a social post, its likes and its comments', {
  tag: '@sweep',
}, async ({ page }) => {
  await page.goto('friendsCircleDetail.html?id=9101');
  await expect(postFull(page)).toContainText('船下水了');
  await expect(praisedReader(page)).not.toHaveCount(0);
  await expect(page.locator('#comments')).toContainText('第二艘了吧？恭喜！');
});

test('noticeDetail shows a notice with its circle', { tag: '@sweep' }, async ({ page }) => {
  await page.goto('noticeDetail.html?id=951');
  await expect(page).toHaveTitle(/^本周话题：江上的雾/);
  await expect(articleBody(page).locator('strong')).toHaveText('第八版');
  await expect(page.getByRole('link', { name: '来自“霁江两岸”' })).toHaveAttribute(
    'href',
    /\/circleDetail\/901\.html$/,
  );
});

test('a post with nine images can be viewed, liked and commented on in another browser', async ({
  page,
  browser,
}) => {
  const words = `九张照片 ${Date.now()}`;
  const widths = [11, 12, 13, 14, 15, 16, 17, 18, 19];
  await logInAsMember(page, { nickname: '拍照的人' });
  await page.goto('circleDetail/901.html');
  await commentField(page).click();
  const form = page.getByRole('dialog', { name: '发到“霁江两岸”' });
  await form.getByRole('textbox', { name: '正文' }).fill(words);
  await form.getByLabel('添加图片或视频').setInputFiles(
    widths.map((width) => ({
      name: `${width}.png`,
      mimeType: 'image/png',
      buffer: makePng(width, 10),
    })),
  );
  await form.getByRole('button', { name: '发布' }).click();
  await expect(toast(page)).toHaveText('帖子已发布');
  // The circle lists the post at once.
  const own = postLink(page).filter({ hasText: words });
  await expect(own).toHaveCount(1);
  const address = (await own.getAttribute('href')) ?? '';

  const other = await browser.newContext();
  const reader = await other.newPage();
  await logInAsMember(reader, { nickname: '看照片的人' });
  await reader.goto('circleDetail.html?id=901');
  await reader.getByRole('tab', { name: '最新' }).click();
  // The first list has the post, too; a click while the lists change would be lost.
  const newest = reader.getByRole('tabpanel', { name: '最新' });
  await postLink(newest).filter({ hasText: words }).click();
  await expect(postFull(reader)).toHaveText(words);
  const pictures = attachedMedia(reader).locator('img');
  await expect(pictures).toHaveCount(9);
  await expect
    .poll(() =>
      pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth)),
    )
    .toEqual(widths);
  await waitUntilStarted(reader);
  const like = reader.locator('[data-act=praise]');
  await like.click();
  await expect(reader.locator('[data-n=praises]')).toHaveText('1');
  // Until it is stored: this browser is closed below.
  await expect(like).not.toHaveAttribute('aria-busy', 'true');
  await commentField(reader).click();
  await sendComment(reader, '第五张最好。');
  await expect(toast(reader)).toHaveText('评论已发布');
  await other.close();

  // The first browser shows the like and the comment, and its member can delete the post.
  await page.goto(address);
  await expect(page.locator('[data-n=praises]')).toHaveText('1');
  await expect(await scrollToComments(page)).toContainText('第五张最好。');
  await page.getByRole('button', { name: '删除' }).first().click();
  await page
    .getByRole('dialog', { name: '删除这条帖子？' })
    .getByRole('button', { name: '删除' })
    .click();
  await page.waitForURL('**/circleDetail/901.html');
  await page.goto(address);
  await expect(page.getByRole('heading', { name: '找不到这条帖子' })).toBeVisible();
});
