import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { shiftFutureDates } from '../../scripts/sample/shiftDates.ts';
import type { SampleLive } from '../../scripts/sample/types.ts';
import { findViolationsInBothThemes } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import { delayReact } from '../helpers/holdReact.ts';
import {
  articleRow,
  bottomBar,
  HOOK,
  liveMedia,
  liveMore,
  liveStatus,
  noReports,
} from '../helpers/locators.ts';
import { createId, putArticle, putComment, sendPush } from '../helpers/origin.ts';
import { collectRows } from '../helpers/pageHelpers.ts';
import { addVideo, ORIGIN_URL } from '../helpers/videos.ts';

/** Tests broadcasts: liveDetail and moreLive. */
const LINES = [
  { name: '主机位', segments: 'sky-ts', recording: 'rail.mp4' },
  { name: '山顶', segments: 'sky-fmp4', recording: 'rehearsal.mp4' },
];

/** The call for the comments of a broadcast. */
const COMMENTS_CALL = /discussView.*source=1/;

const stage = (page: Page) => liveMedia(page);
const film = (page: Page) => liveMedia(page).locator(HOOK.mediaCover);
const status = (page: Page) => liveStatus(page);
const reports = (page: Page) => page.locator(`#reports ${HOOK.liveReport}`);
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });

interface Put {
  readonly id: number;
  readonly address: string;
}

/** Stores a broadcast that no other test uses, and that only the template shows. */
async function putLive(live: Partial<SampleLive>): Promise<Put> {
  const id = createId() + (live.status ?? 0);
  await putArticle(id, {
    kind: 'live',
    title: '长桥合龙',
    abstract: '合龙前最后一小时。',
    live: { linkId: id, status: 1, startsAt: '2026-11-20 19:30', lines: LINES, ...live },
  });
  return { id, address: `liveDetail/${id}/${id}.html` };
}

/** Opens a broadcast and waits until its page is subscribed to the push channel. */
async function openHeard(page: Page, { address }: Put): Promise<void> {
  // The answer to the subscription may come before the page has loaded its last image.
  const heard = new Promise<void>((done) => {
    page.on('websocket', (socket) => {
      if (/\/push\?/.test(socket.url())) socket.on('framereceived', () => done());
    });
  });
  await page.goto(address);
  await heard;
}

const report = (id: number, content: string) =>
  sendPush({ type: 'live_reporting', id, content, user: '前方记者' });

test('a baked announcement counts down without an interaction', async ({ page }) => {
  await page.goto('liveDetail/801/404.html');
  const timer = page.getByRole('timer');
  const before = await timer.textContent();
  expect(before).toMatch(/\d\d 时\d\d 分\d\d 秒$/);
  await expect(timer).not.toHaveText(before ?? '');
  await expect(status(page)).toContainText('直播预告');
  await expect(page).toHaveTitle(/^【直播预告】/);
});

test('an announcement is added to the calendar with its start', async ({ page }) => {
  await page.goto('liveDetail/801/404.html');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '加入日历' }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(file).toMatch(/DTSTART:\d{8}T\d{6}Z\r\n/);
  expect(file).toContain(`SUMMARY:${(await page.locator('h1').textContent())?.slice(0, 8)}`);
});

test('a running broadcast loads after a retry, and offers its lines, by tap and by key', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  await page.route('**/liveView?**', (route) => route.abort());
  await page.goto((await putLive({})).address);
  await expect(page.getByRole('alert')).toContainText('直播暂时打不开');
  await page.unroute('**/liveView?**');
  await stage(page).getByRole('button', { name: '重新加载' }).click();
  await expect(status(page)).toContainText('正在直播');
  await expect(film(page)).toHaveAttribute('href', /sky-ts/);
  await expect(film(page)).toHaveAttribute('data-media', /"live":true/);
  await page.getByRole('button', { name: '山顶' }).click();
  await expect(film(page)).toHaveAttribute('href', /sky-fmp4/);
  await page.keyboard.press('ArrowLeft');
  await expect(film(page)).toHaveAttribute('href', /sky-ts/);
  const first = page.getByRole('button', { name: '主机位' });
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(first).toBeFocused();
  expect(await findViolationsInBothThemes(page)).toEqual([]);
});

test('a tap on a line of a baked page works before its code has loaded', { tag: '@sweep' }, async ({
  page,
}) => {
  const load = await delayReact(page);
  await page.goto('liveDetail/802/405.html', { waitUntil: 'commit' });
  const before = await film(page).getAttribute('data-media');
  await page.getByRole('button', { name: '线路二' }).click();
  load();
  await expect(film(page)).not.toHaveAttribute('data-media', before ?? '');
});

test('loads reports a page at a time, without duplicates', async ({ page }) => {
  await page.goto('liveDetail/803/406.html');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('图文直播');
  const readTexts = (list: readonly Element[]) => list.map((row) => row.textContent);
  await expect.poll(async () => (await collectRows(reports(page), readTexts)).length).toBe(45);
  const shown = await reports(page).allTextContents();
  expect(new Set(shown).size).toBe(shown.length);
  await expect(liveMore(page)).toHaveCount(0);
  const readPlaces = () =>
    page
      .locator('main img[data-i]')
      .evaluateAll((list) => list.map((img) => Number((img as HTMLElement).dataset.i)));
  // Parts of a list are added and removed one a frame, the nearest first.
  await expect
    .poll(async () => {
      const places = await readPlaces();
      return places.filter((place, at) => place !== (places[0] ?? 0) + at);
    })
    .toEqual([]);
});

test('pushed reports wait behind a button, one that is pushed a thousand times counts once, and a pushed status changes the page', async ({
  page,
}) => {
  const put = await putLive({ status: 0, startsAt: shiftFutureDates('2026-11-24 19:30') });
  await report(put.id, '开场');
  await openHeard(page, put);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(reports(page)).toHaveCount(1);
  const before = await reports(page).first().boundingBox();
  await report(put.id, '第二条');
  const data = { id: String(put.id), fileId: 77, content: '洪水般的一条' };
  const text = JSON.stringify({ code: 200, type: 'live_reporting', data });
  await sendPush({ type: 'raw', text, times: 1000 });
  const news = page.getByRole('button', { name: '2 条新报道' });
  await expect(news).toBeVisible();
  expect(await reports(page).first().boundingBox()).toEqual(before);
  await news.click();
  await expect(reports(page)).toContainText(['洪水般的一条', '第二条', '开场']);
  await expect(news).toHaveCount(0);
  await expect(page.locator('#reports')).toBeFocused();

  await page.evaluate(() => scrollTo(0, 0));
  const box = await stage(page).boundingBox();
  await sendPush({ type: 'live_status', id: put.id, liveStatus: 1 });
  await expect(film(page)).toHaveAttribute('data-media', /"live":true/);
  await expect(page).toHaveTitle(/^【正在直播】长桥合龙/);
  expect(await stage(page).boundingBox()).toEqual(box);
  await sendPush({ type: 'live_status', id: put.id, liveStatus: 2 });
  await expect(film(page)).toHaveAttribute('href', /rail\.mp4/);
  await expect(page).toHaveTitle(/^【回放】/);
  await expect(status(page)).toContainText('回放');
});

test('the earliest reports come first by choice, once all are loaded, and new ones at the end', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  const put = await putLive({});
  for (let n = 1; n <= 45; n += 1) await report(put.id, `第${n}条`);
  await openHeard(page, put);
  await expect(reports(page).first()).toContainText('第45条');
  const earliest = page.getByRole('button', { name: '最早' });
  await page.route('**/liveView?**', (route) => route.abort());
  await earliest.click();
  await expect(page.locator('#reports').getByRole('status')).toHaveText('加载失败，请重试');
  await expect(earliest).toHaveAttribute('aria-pressed', 'false');
  await expect(reports(page).first()).toContainText('第45条');
  await page.unroute('**/liveView?**');
  await earliest.click();
  await expect(earliest).toHaveAttribute('aria-pressed', 'true');
  await expect(reports(page)).toContainText(Array.from({ length: 20 }, (_, n) => `第${n + 1}条`));
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await report(put.id, '最后一条');
  await page.getByRole('button', { name: '1 条新报道' }).click();
  await expect(reports(page).last()).toContainText('最后一条');
  await expect(reports(page).last()).toBeFocused();
  await page.getByRole('button', { name: '最新' }).click();
  await expect(reports(page).first()).toContainText('最后一条');
});

test('a report has its age from the moment it is shown', async ({ page }) => {
  await page.clock.install();
  const put = await putLive({});
  await report(put.id, '开场');
  await openHeard(page, put);
  await expect(reports(page)).toHaveCount(1);
  await report(put.id, '第二条');
  // Timers do not run ahead with it: code that is being loaded would count as slow.
  const later = await page.evaluate((ms) => Date.now() + ms, 5 * 60_000);
  await page.clock.setSystemTime(later);
  await page.getByRole('button', { name: '1 条新报道' }).click();
  await expect(reports(page).first().locator('time')).toHaveText('5分钟前');
});

test('a link to a report that is newer than the baked page shows it', async ({ page }) => {
  await page.route('**/liveView?**', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.data.list.splice(1, 0, { fileId: 9, content: '刚到的一条' });
    await route.fulfill({ response, json });
  });
  await page.goto('liveDetail/803/406.html#report-9');
  await expect(page.locator('#report-9')).toBeFocused();
  await expect(page.locator('#report-9')).toBeInViewport();
});

test('a key event leads to its report, which may not be in the document', async ({ page }) => {
  await page.goto('liveDetail/803/406.html');
  await expect(tab(page, /讨论/)).toBeVisible();
  await page.getByText('要点（4）').click();
  await liveMore(page).scrollIntoViewIfNeeded();
  await expect(page.getByText('要点（5）')).toBeAttached();
  await page.evaluate(() => scrollTo(0, 0));
  const row = reports(page).filter({ hasText: '开始铺轨' });
  await expect(row).toHaveCount(0);
  await page.getByRole('link', { name: '开始铺轨' }).click();
  await expect(row).toBeInViewport();
  expect(new URL(page.url()).hash).toBe(`#${await row.getAttribute('id')}`);
});

test('shows the discussion in a tab, and a button for pushed comments', async ({ page }) => {
  const put = await putLive({});
  const loaded = page.waitForResponse(COMMENTS_CALL);
  await openHeard(page, put);
  await expect(tab(page, /讨论/)).toBeVisible();
  await expect(page.locator('#comments')).toBeHidden();
  await loaded;
  // The first use loads them again: an answer with the pushed comment would remove the button.
  const loadedAgain = page.waitForResponse(COMMENTS_CALL);
  await bottomBar(page).locator('a[href="#comments"]').click();
  await expect(page.locator('#comments')).toBeVisible();
  await expect(tab(page, /讨论/)).toHaveAttribute('aria-selected', 'true');
  await loadedAgain;
  await expect(page.locator('#comments')).toContainText('还没有评论');
  await putComment(put.id, { user: '读者', text: '好看', at: '2026-11-20 10:00' });
  const data = { id: String(put.id), discussID: 5, content: '好看' };
  await sendPush({ type: 'raw', text: JSON.stringify({ code: 200, type: 'live_discuss', data }) });
  await page.getByRole('button', { name: '1 条新评论' }).click();
  await expect(page.locator('#comments li')).toContainText(['好看']);
  await expect(page.getByRole('button', { name: '1 条新评论' })).toHaveCount(0);
  await tab(page, /讨论/).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('#reports')).toBeVisible();
  await expect(page.locator('#comments')).toBeHidden();
});

test('has all comments in the discussion, also of an article that its server sends as a plain one', async ({
  page,
}) => {
  const id = createId();
  await putArticle(id, { body: ['一段。'] });
  await putComment(id, { user: '读者', text: '热门的一条', at: '2026-11-20 09:00', praises: 9 });
  await putComment(id, { user: '读者', text: '最新的一条', at: '2026-11-20 10:00' });
  await page.goto(`liveDetail/${id}/${id}.html`);
  const discussion = page.locator('#discussion');
  await expect(discussion).toContainText('最新的一条');
  await expect(discussion).toContainText('热门的一条');
});

test('a baked page opened at its discussion shows it, and hydrates the media header', {
  tag: '@sweep',
}, async ({ page }) => {
  await page.goto('liveDetail/801/404.html#comments');
  await expect(tab(page, /讨论/)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#comments')).toBeInViewport();
  await expect(page.getByRole('timer')).toHaveCount(1);
});

test('a video in a baked report plays on, and its pause makes the reports live', {
  tag: '@sweep',
}, async ({ page }) => {
  const load = await delayReact(page);
  await page.goto('liveDetail/803/406.html');
  const url = `${ORIGIN_URL}/media/file/rail.mp4`;
  const added = await addVideo(page, 'rail', { url }, `#reports ${HOOK.liveReport}`);
  await page.locator(added).locator('[data-act=play]').click();
  const player = page.locator(`${added} media-player`);
  const video = player.locator('video');
  await video.evaluate((video: HTMLVideoElement) => {
    video.loop = true;
  });
  await expect(player).toHaveAttribute('data-state', 'playing');
  const answered = page.waitForResponse('**/liveView?**');
  load();
  await answered;
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(player).toHaveAttribute('data-state', 'playing');
  await expect(tab(page, /讨论/)).toHaveCount(0);
  await video.evaluate((video: HTMLVideoElement) => video.pause());
  await expect(tab(page, /讨论/)).toBeVisible();
  await expect(player).toHaveCount(0);
});

test('reads a broadcast that its server does not have from the article', { tag: '@sweep' }, async ({
  page,
}) => {
  await page.route('**/liveView?**', (route) =>
    route.fulfill({ json: { status: -1, message: 'not exist', data: {} } }),
  );
  await page.goto((await putLive({})).address);
  await expect(film(page)).toHaveAttribute('href', /sky-ts/);
  await expect(noReports(page)).toHaveText('还没有报道');
});

test('moreLive lists announced, then running and recorded broadcasts', async ({ page }) => {
  await page.goto('moreLive.html');
  await expect(page).toHaveTitle(/^直播/);
  const coming = page.locator('section').filter({ hasText: '直播预告' }).first();
  await expect(coming.getByRole('link').first()).toHaveAttribute('href', /liveDetail\/\d+\/\d+/);
  await expect(page.locator(`${HOOK.articleRow}[data-kind=live]`).first()).toBeVisible();
  expect(await findViolationsInBothThemes(page)).toEqual([]);
});

test('moreLive shows a message for an empty list and for a failure', { tag: '@sweep' }, async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  await page.route(/getLiveComing|liveComing|getLiveArticles/, (route) =>
    route.fulfill({ json: { list: [] } }),
  );
  await page.goto('moreLive.html');
  await expect(page.getByRole('status').filter({ hasText: '还没有直播' })).toBeVisible();
  await page.unrouteAll();
  await page.route(/getLiveComing|getLiveArticles/, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('没有连上网络');
  await page.unrouteAll();
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(articleRow(page).first()).toBeVisible();
});

test('a broadcast is not wider than the viewport in long languages', { tag: '@sweep' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const [lang, name] of [
    ['de', 'Live-Ticker'],
    ['bo', 'ཐད་གཏོང་གནས་ཚུལ།'],
  ] as const) {
    await page.goto(`liveDetail/802/405.html?lang=${lang}`);
    await expect(tab(page, new RegExp(name))).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, lang).toBeLessThanOrEqual(320);
  }
});
