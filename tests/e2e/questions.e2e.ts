import type { Page, Route } from 'playwright/test';
import { readTestPorts } from '../../scripts/test/testEnvironment.ts';
import { actionMessages } from '../helpers/actionMessages.ts';
import { expect, test } from '../helpers/browser.ts';
import { delayReact } from '../helpers/holdReact.ts';
import { attachedVideo, feedAnswer, feedQuestion, HOOK } from '../helpers/locators.ts';
import { logInAsMember } from '../helpers/member.ts';
import { scrollToEnd, waitUntilStarted } from '../helpers/pageHelpers.ts';

/** Topics, questions, and questions to the government: each route once, end to end. */
const ORIGIN = `http://localhost:${readTestPorts().origin}`;
const heading = (page: Page) => page.locator('main h1');

/** Returns the questions of readers that the origin has stored. */
async function listAsked(): Promise<readonly { readonly title: string; readonly text: string }[]> {
  const answer = await fetch(`${ORIGIN}/control/asked`);
  return ((await answer.json()) as { questions: [] }).questions;
}

test('topicDetail has questions in two orders and keeps a refused question', async ({ page }) => {
  await logInAsMember(page);
  await page.goto('topicDetail.html?id=601');
  await expect(heading(page)).toHaveText('秋冬种什么、怎么种？农技站在线答');
  await expect(page).toHaveTitle(/^秋冬种什么/);
  await expect(page.locator('html')).toHaveAttribute('data-route', 'topicDetail');
  const rows = feedQuestion(page);
  await expect(rows).toHaveCount(20);
  const newest = (await rows.allTextContents()).join();
  await waitUntilStarted(page);
  await page.getByRole('tab', { name: '最热' }).click();
  const isOther = async () => {
    const texts = await rows.allTextContents();
    return texts.length === 20 && texts.join() !== newest;
  };
  await expect.poll(isOther).toBe(true);
  await page.getByRole('tab', { name: '最新' }).click();

  // The topic closes while the reader writes: the text is kept.
  const text = `麦田里能套种蚕豆吗？${Date.now()}`;
  await page.getByRole('button', { name: '我要提问' }).click();
  const form = page.getByRole('dialog', { name: '提问' });
  await form.getByLabel('问题', { exact: true }).fill(text);
  const closed = { status: 10202, message: '话题已关闭', data: {} };
  await page.route('**/ask', (route) => route.fulfill({ json: closed }), { times: 1 });
  await form.getByRole('button', { name: '提交问题' }).click();
  await expect(form.getByRole('alert').filter({ hasText: '话题已关闭' })).toBeVisible();
  await form.getByRole('button', { name: '提交问题' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText(/^问题已(提交|发布)/)).toBeVisible();
  expect(await listAsked()).toContainEqual(expect.objectContaining({ text }));

  await page.goto('topicDetail.html?id=606');
  await expect(page.getByText('提问已结束')).toBeVisible();
  await expect(page.getByRole('button', { name: '我要提问' })).toHaveCount(0);
});

test('askDetail shows a question with all its answers', async ({ page }) => {
  await page.goto('askDetail.html?id=7001');
  await expect(heading(page)).toHaveText('小麦现在种还来得及吗？');
  await expect(page).toHaveTitle(/^小麦现在种/);
  await expect(page.getByRole('link', { name: /^提问对象/ })).toHaveAttribute(
    'href',
    /\/topicDetail\/601\.html$/,
  );
  const answers = feedAnswer(page);
  await expect(answers).toHaveCount(20);
  // Not to the last answer: the list may replace its element in the meantime.
  await scrollToEnd(page);
  await expect(answers).toHaveCount(26);
  await page.goto('askDetail.html?id=7002');
  await expect(page.getByText('还没有回答')).toBeVisible();
});

/** The code of the list of answers. */
const LIST_FILE = /\/_astro\/CommunityList/;

/**
 * Plays the video of an answer while the list's code is missing. Returns what reads whether this video
 * is in the page and plays; a copy of its HTML would look the same.
 */
async function playAnswer(page: Page): Promise<() => Promise<boolean>> {
  await feedAnswer(page).locator('[data-act=play]').click();
  const player = feedAnswer(page).locator('media-player');
  await expect(player).toHaveAttribute('data-state', 'playing');
  const video = await player
    .locator('video')
    .evaluateHandle((video: HTMLVideoElement) => Object.assign(video, { loop: true }));
  return () => video.evaluate((video) => video.isConnected && !video.paused);
}

test('a video of an answer goes on when its list becomes interactive', { tag: '@sweep' }, async ({
  page,
}) => {
  const load = await delayReact(page, LIST_FILE);
  await page.goto('askDetail.html?id=7082');
  const isPlaying = await playAnswer(page);
  load();
  await expect(page.getByText(actionMessages.cn['more.end'])).toBeVisible();
  expect(await isPlaying()).toBe(true);
});

test('a baked question keeps its older answers, and a video in one of them plays on, when its list becomes interactive', {
  tag: '@sweep',
}, async ({ page }) => {
  const load = await delayReact(page, LIST_FILE);
  await page.goto('askDetail/7082.html');
  const isPlaying = await playAnswer(page);
  await page.route('**/questionAnswerList?**', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ body: (await answer.text()).replaceAll('708201', '708299') });
  });
  const answered = page.waitForResponse('**/questionAnswerList?**');
  load();
  await answered;
  await expect(page.getByText(actionMessages.cn['more.end'])).toBeVisible();
  expect(await isPlaying()).toBe(true);
});

test('qaDetail shows the question, its category and a sanitised answer', { tag: '@sweep' }, async ({
  page,
}) => {
  const hostile = (await (await fetch(`${ORIGIN}/app_if/qaDetail?id=801`)).json()) as object;
  const answer = '<p>已修<img src=x onerror="alert(1)"></p><script>alert(2)</script>';
  await page.route('**/qaDetail?**id=801**', (route) =>
    route.fulfill({ json: { ...hostile, answer } }),
  );
  await page.goto('qaDetail.html?id=801');
  await expect(heading(page)).toContainText('双井巷口的路灯');
  await expect(page).toHaveTitle(/^双井巷口的路灯/);
  await expect(page.locator('main dl')).toContainText('城市照明');
  await expect(page.getByRole('region', { name: '官方答复' })).toContainText('已修');
  await expect(
    page.locator(`${HOOK.articleBody} [onerror],${HOOK.articleBody} script`),
  ).toHaveCount(0);
  await expect(page.getByText('提问者评价满意')).toBeVisible();
});

test('newQaDetail shows the progress, and its asker rates it once', async ({ page }) => {
  await page.goto('newQaDetail.html?id=802');
  await expect(page).toHaveTitle(/^江边步道/);
  await expect(page.getByRole('list', { name: '办理进度' }).locator('[aria-current]')).toHaveText(
    /^办理中/,
  );
  await expect(attachedVideo(page)).toBeVisible();
  await expect(page.getByText(/已等待 \d+ 天/)).toBeVisible();
  // The baked page is read on another day than it was made.
  await page.goto('newQaDetail/802.html');
  await expect(page.getByText(/已等待 \d+ 天/)).toBeVisible();

  await page.goto('newQaDetail.html?id=804');
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('button', { name: '基本满意' })).toBeHidden();
  await logInAsMember(page, { phone: '13800000002', nickname: '磨坊巷口' });
  await page.goto('newQaDetail.html?id=804');
  await page.getByRole('button', { name: '基本满意' }).click();
  await expect(page.getByText('提问者评价基本满意')).toBeVisible();
  await expect(page.getByRole('button', { name: '基本满意' })).toBeHidden();
  // The baked page is older than the rating.
  await page.goto('newQaDetail/804.html');
  await expect(page.getByText('提问者评价基本满意')).toBeVisible();
});

test('a question to the government leads to others, and to where readers ask', async ({ page }) => {
  await page.goto('qaDetail/801.html');
  await scrollToEnd(page);
  const onward = page.locator('qa-onward');
  const others = onward
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: '问政' }) });
  await expect(others.getByRole('listitem')).toHaveCount(4);
  await expect(others.locator('a[href$="/qaDetail/801.html"]')).toHaveCount(0);
  await expect(others.locator('a[href$="/qaDetail/806.html"]')).toContainText('3 天后答复');
  await expect(onward.getByRole('link', { name: '更多问政' })).toHaveAttribute(
    'href',
    /\/columnDetail\/2703\.html$/,
  );
  const asking = onward.locator('section').filter({ hasText: '我要提问' });
  await expect(asking.locator('a[href$="/topicDetail/601.html"]')).toBeVisible();
  // It has ended.
  await expect(asking.locator('a[href$="/topicDetail/606.html"]')).toHaveCount(0);
  await asking.getByRole('button', { name: '我要报料' }).click();
  await expect(page.getByRole('dialog', { name: '我要报料' })).toBeVisible();
});

test('a question to the government offers nothing that the site does not have', async ({
  page,
}) => {
  const refuse = (route: Route) => route.fulfill({ json: { status: -1, message: '', data: {} } });
  await page.route(/getColumns/, refuse);
  await page.goto('qaDetail.html?id=801');
  await expect(page.getByRole('region', { name: '官方答复' })).toBeVisible();
  const refused = page.waitForResponse(/getColumnsAll\?/);
  await scrollToEnd(page);
  await refused;
  await expect(page.locator('qa-onward')).toBeEmpty();
  await page.unroute(/getColumns/);

  // Without a column of tip-offs, and with the column of questions missing, only its link remains.
  await page.route(/getColumns/, async (route) => {
    const answer = await (await route.fetch()).text();
    await route.fulfill({ body: answer.replaceAll('tipoffDetail.html', 'aboutUs.html') });
  });
  await page.route(/getArticles/, refuse);
  await page.goto('qaDetail.html?id=801');
  await expect(page.getByRole('region', { name: '官方答复' })).toBeVisible();
  await scrollToEnd(page);
  await expect(page.locator('qa-onward section')).toHaveText([/^问政更多$/]);
});

test('a list of questions to the government shows those of a state and an office', async ({
  page,
}) => {
  await page.goto('columnDetail/2703.html');
  const rows = page.locator('li[data-office]:visible');
  await page.getByLabel('状态').selectOption('已答复');
  await expect(rows).toHaveCount(3);
  await page.getByLabel('受理单位').selectOption('临漪市生态环境局');
  await expect(rows).toHaveText([/^楼下的排风机/]);
  await expect(page.getByText('1 / 5')).toBeVisible();

  // The address keeps the choice, also where the code of the list has taken the page over.
  await page.reload();
  await expect(rows).toHaveText([/^楼下的排风机/]);
  await page.getByLabel('状态').selectOption('');
  await page.getByLabel('受理单位').selectOption('');
  await expect(rows).toHaveCount(5);
  await expect(page).toHaveURL(/2703\.html$/);
});

test('an article opens the form of a question to its reporter', { tag: '@sweep' }, async ({
  page,
}) => {
  await page.goto('newsDetail/12/345.html');
  await page.getByRole('button', { name: /^沈知遥.*向记者提问/ }).click();
  await expect(page.getByRole('dialog').getByLabel('问题', { exact: true })).toBeFocused();
});
