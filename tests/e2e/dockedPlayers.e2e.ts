import type { Locator, Page } from 'playwright/test';
import { actionMessages } from '../helpers/actionMessages.ts';
import { findViolationsInBothThemes } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import {
  bottomBar,
  commentField,
  floatingButtons,
  HOOK,
  liveMedia,
  sheet,
} from '../helpers/locators.ts';
import { putArticle } from '../helpers/origin.ts';
import { scrollBackTo, waitUntilStarted } from '../helpers/pageHelpers.ts';
import { readLayoutShift } from '../helpers/readLayoutShift.ts';
import { addVideo, ORIGIN_URL, openVideoPage } from '../helpers/videos.ts';

/** Docked players (product 2.21): a video that is scrolled away goes on in a small window. */
const { cn } = actionMessages;
const RAIL = `${ORIGIN_URL}/media/file/rail.mp4`;
const REHEARSAL = `${ORIGIN_URL}/media/file/rehearsal.mp4`;
/** A baked broadcast with reports. */
const LIVE_PAGE = 'liveDetail/802/405.html';

const button = (film: Locator, key: 'player.close' | 'player.enlarge') =>
  film.getByRole('button', { name: cn[key] });
const dockedOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.docked);
const scrollDown = (page: Page) => page.evaluate(() => scrollTo(0, 1500));
const scrollUp = (page: Page) => page.evaluate(() => scrollTo(0, 0));
const isPaused = (film: Locator) =>
  film.locator('video').evaluate((video: HTMLVideoElement) => video.paused);

/** Plays a cover; the sample videos are short, so it is repeated. Returns its player. */
async function play(page: Page, figure: string): Promise<Locator> {
  await page.locator(`${figure} [data-act=play]`).click();
  const film = page.locator(`${figure} media-player`);
  await film.locator('video').evaluate((video: HTMLVideoElement) => {
    video.loop = true;
  });
  await expect(film).toHaveAttribute('data-state', 'playing');
  return film;
}

/** Opens an article whose video plays. */
async function playFilm(page: Page): Promise<Locator> {
  await openVideoPage(page);
  return play(page, await addVideo(page, 'film', { url: RAIL }));
}

/** Opens an article whose video plays in the small window. */
async function dockFilm(page: Page): Promise<Locator> {
  const film = await playFilm(page);
  await scrollDown(page);
  await expect(film).toHaveAttribute('data-docked', 'corner');
  return film;
}

/** Expects that a video is in its place, and that nothing of a window is left. */
async function expectInPage(page: Page, film: Locator): Promise<void> {
  await expect(film).not.toHaveAttribute('data-docked');
  await expect(page.locator(HOOK.dockPlace)).toHaveCount(0);
  expect(await dockedOf(page)).toBeUndefined();
  await expect(button(film, 'player.close')).toBeHidden();
}

/** Returns the box of a part once it does not move any more. */
async function boxOf(part: Locator) {
  await part.evaluate((element) =>
    Promise.allSettled(element.getAnimations().map(({ finished }) => finished)),
  );
  const box = await part.boundingBox();
  if (!box) throw new Error('the part has no box');
  const { x, y, width, height } = box;
  return { x, y, width, height, right: x + width, bottom: y + height };
}

/** Returns whether the middle of a part is covered by nothing. */
const isOnTop = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('a video that is scrolled away goes on in a small window above the bars, and nothing shifts', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/startDocking|\/dock\./.test(request.url())) asked.push(request.url());
  });
  await openVideoPage(page);
  await scrollDown(page);
  await scrollUp(page);
  const figure = await addVideo(page, 'film', { url: RAIL });
  expect(asked, 'no code and no styles before a video plays').toEqual([]);
  const film = await play(page, figure);
  await expect.poll(() => asked.length).toBe(2);
  const before = await boxOf(film);
  await film.locator('video').evaluate((video: HTMLVideoElement) => {
    const events: string[] = [];
    Object.assign(window, { events });
    for (const name of ['pause', 'emptied', 'loadstart'])
      video.addEventListener(name, () => events.push(name));
  });
  const { value } = await readLayoutShift(page);
  const focused = await page.evaluateHandle(() => document.activeElement);

  await scrollDown(page);
  await expect(film).toHaveAttribute('data-docked', 'corner');
  const small = await boxOf(film);
  expect(small.height).toBeLessThanOrEqual(812 / 3);
  expect(small.bottom).toBeLessThanOrEqual((await boxOf(bottomBar(page))).y);
  await scrollBackTo(page, 900);
  await expect(floatingButtons(page)).toBeVisible();
  expect(small.right).toBeLessThanOrEqual((await boxOf(floatingButtons(page))).x);
  expect(await isOnTop(commentField(page))).toBe(true);
  await expect(film).toHaveRole('group');
  await expect(film).toHaveAccessibleName('影片 film');
  for (const name of ['player.close', 'player.enlarge'] as const) {
    const { width, height } = await boxOf(button(film, name));
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await findViolationsInBothThemes(page)).toEqual([]);

  await scrollUp(page);
  await expectInPage(page, film);
  expect(await boxOf(film)).toEqual(before);
  const events = () => page.evaluate(() => (window as unknown as { events: string[] }).events);
  expect(await events(), 'the video was not interrupted').toEqual([]);
  expect((await readLayoutShift(page)).value).toBe(value);
});

test('the buttons of the window pause, enlarge and close, and a closed video docks after its next start', {
  tag: '@sweep',
}, async ({ page }) => {
  const film = await dockFilm(page);
  await film.getByRole('button', { name: cn['player.pause'] }).click();
  await expect(film).toHaveAttribute('data-state', 'paused');
  await expect(film).toHaveAttribute('data-docked', 'corner');
  await film.getByRole('button', { name: cn['player.play'] }).click();
  await expect(film).toHaveAttribute('data-state', 'playing');
  // The buttons follow each other in the order of focus.
  await film.getByRole('button', { name: cn['player.pause'] }).focus();
  await page.keyboard.press('Tab');
  await expect(button(film, 'player.enlarge')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(film, 'player.close')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expectInPage(page, film);
  await expect(film).toBeInViewport({ ratio: 1 });
  await expect(film.getByRole('button', { name: cn['player.pause'] })).toBeFocused();
  expect(await isPaused(film)).toBe(false);
  await scrollDown(page);
  await expect(film).toHaveAttribute('data-docked', 'corner');

  await button(film, 'player.close').click();
  await expectInPage(page, film);
  expect(await isPaused(film)).toBe(true);
  await scrollUp(page);
  await scrollDown(page);
  await expectInPage(page, film);

  await scrollUp(page);
  await film.getByRole('button', { name: cn['player.play'] }).click();
  await expect(film).toHaveAttribute('data-state', 'playing');
  await scrollDown(page);
  await expect(film).toHaveAttribute('data-docked', 'corner');
  await button(film, 'player.enlarge').focus();
  await page.keyboard.press('Escape');
  await expectInPage(page, film);
  expect(await isPaused(film)).toBe(true);
  await expect(film.getByRole('button', { name: cn['player.play'] })).toBeFocused();
});

test('full screen, a sheet and another video each take precedence over the window', {
  tag: '@sweep',
}, async ({ page }) => {
  const film = await dockFilm(page);
  await film.getByRole('button', { name: cn['player.pause'] }).focus();
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.localName)).toBeTruthy();
  await expect(film).not.toHaveAttribute('data-docked');
  await page.keyboard.press('f');
  await expect(film).toHaveAttribute('data-docked', 'corner');

  await commentField(page).click();
  await expect(sheet(page)).toBeVisible();
  expect(await isOnTop(film)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);

  const other = await addVideo(page, 'other', { url: REHEARSAL });
  await page.locator(`${other} [data-act=play]`).evaluate((cover: HTMLElement) => cover.click());
  await expect(film).toHaveAttribute('data-state', 'paused');
  await expect(page.locator(`${other} media-player`)).toHaveAttribute('data-docked', 'corner');
  await expect(film).not.toHaveAttribute('data-docked');
});

test('a video that is removed, fails or ends leaves no window behind', { tag: '@sweep' }, async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  const expectNothing = async () => {
    await expect.poll(() => dockedOf(page)).toBeUndefined();
    await expect(page.locator(HOOK.dockPlace)).toHaveCount(0);
  };
  const film = await dockFilm(page);
  await page.evaluate(() => document.querySelector('media-player')?.parentElement?.remove());
  await expectNothing();

  await scrollUp(page);
  await play(page, await addVideo(page, 'film', { url: RAIL }));
  await scrollDown(page);
  await expect(film).toHaveAttribute('data-docked', 'corner');
  await film.locator('video').evaluate((video: HTMLVideoElement) => {
    video.loop = false;
    video.currentTime = video.duration - 0.1;
  });
  await expectNothing();
  await expect(film).toHaveCount(0);

  await scrollUp(page);
  await play(page, await addVideo(page, 'lost', { url: REHEARSAL }));
  const lost = page.locator('#lost media-player');
  await scrollDown(page);
  await expect(lost).toHaveAttribute('data-docked', 'corner');
  await page.route(/rehearsal\.mp4/, (route) => route.abort());
  await lost.locator('video').evaluate((video) => video.dispatchEvent(new Event('error')));
  await expect(lost).toHaveAttribute('data-state', 'failed');
  await expectNothing();
});

test('the window is above the bar of an audio', { tag: '@sweep' }, async ({ page }) => {
  const text = Array.from({ length: 30 }, (_, n) => `第 ${n} 页写一个节气，下面记的都是小事。`);
  const sound = { audio: 'almanac.mp3', title: '外婆的节气本', text: '朗读：景怀山', seconds: 24 };
  await page.goto(await putArticle(885_001, { body: [sound, ...text] }));
  await waitUntilStarted(page);
  await page.locator(HOOK.audioCover).click();
  const card = page.locator('audio-player');
  await expect(card).toHaveAttribute('data-state', 'playing');
  const film = await play(page, await addVideo(page, 'film', { url: RAIL }));
  await expect(card).toHaveAttribute('data-state', 'paused');
  await scrollDown(page);
  await expect(film).toHaveAttribute('data-docked', 'corner');
  const bar = page.getByRole('region', { name: cn['audio.bar'] });
  await expect(bar).toBeVisible();
  const barTop = (await boxOf(bar)).y;
  await expect.poll(async () => (await boxOf(film)).bottom).toBeLessThanOrEqual(barTop);
});

test('a low window keeps two thirds of its height, and a very low one all of it', {
  tag: '@sweep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 360 });
  const film = await dockFilm(page);
  expect((await boxOf(film)).height).toBeLessThanOrEqual(120);
  await page.setViewportSize({ width: 700, height: 270 });
  await expect(film).not.toHaveAttribute('data-docked');
});

test('an upright video has room for its buttons, and paper has no window', {
  tag: '@sweep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 400 });
  await openVideoPage(page);
  const film = await play(page, await addVideo(page, 'film', { url: RAIL, vertical: true }));
  await scrollDown(page);
  await expect(film).toHaveAttribute('data-docked', 'corner');
  const { x, right } = await boxOf(film);
  expect((await boxOf(button(film, 'player.enlarge'))).x).toBeGreaterThanOrEqual(x);
  expect((await boxOf(button(film, 'player.close'))).right).toBeLessThanOrEqual(right);
  await page.emulateMedia({ media: 'print' });
  expect(await film.evaluate((element) => getComputedStyle(element).position)).toBe('relative');
  await expect(page.locator(HOOK.dockPlace)).toBeHidden();
});

test('short videos do not dock, and nothing does in the elder version', { tag: '@sweep' }, async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/startDocking|\/dock\./.test(request.url())) asked.push(request.url());
  });
  const frame = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  await openVideoPage(page);
  await play(page, await addVideo(page, 'short', { url: RAIL, loop: true }));
  await scrollDown(page);
  await frame();
  await page.evaluate(() => localStorage.setItem('xy_look', ' 1 1'));
  const film = await playFilm(page);
  await scrollDown(page);
  await expect(film).not.toBeInViewport();
  await frame();
  // The code is requested when a video that docks starts to play.
  expect(asked).toEqual([]);
});

test.describe('a broadcast', () => {
  const film = (page: Page) => liveMedia(page).locator('media-player');
  const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });

  /** Opens a broadcast that plays. */
  async function playBroadcast(page: Page): Promise<void> {
    await page.goto(LIVE_PAGE);
    await expect(tab(page, /讨论/)).toBeVisible();
    await play(page, HOOK.liveMedia);
    await expect.poll(() => dockedOf(page)).toBeTruthy();
  }

  test('stays at the top of a phone while reports are read and tabs are switched', {
    tag: '@sweep',
  }, async ({ page }) => {
    await page.goto(LIVE_PAGE);
    await expect(tab(page, /讨论/)).toBeVisible();
    await play(page, HOOK.liveMedia);
    await expect(film(page)).toHaveAttribute('data-docked', 'pinned');
    await expect(button(film(page), 'player.close')).toBeHidden();
    const { value } = await readLayoutShift(page);
    await scrollDown(page);
    await expect(film(page)).toHaveAttribute('data-docked', 'top');
    const stage = await boxOf(liveMedia(page));
    expect(stage.y).toBe(0);
    const reports = await boxOf(tab(page, /图文直播/));
    expect(Math.abs(reports.y - stage.bottom), 'the tabs are below the picture').toBeLessThan(2);
    expect((await readLayoutShift(page)).value).toBe(value);
    expect(await findViolationsInBothThemes(page)).toEqual([]);

    await tab(page, /讨论/).click();
    await expect(page.locator('#comments')).toBeVisible();
    await expect(film(page)).toHaveAttribute('data-state', 'playing');
    await expect(film(page)).toBeInViewport({ ratio: 1 });
    await tab(page, /图文直播/).click();
    await scrollDown(page);
    await expect(film(page)).toHaveAttribute('data-docked', 'top');

    await button(film(page), 'player.enlarge').click();
    await expect(film(page)).toHaveAttribute('data-docked', 'pinned');
    await expect(film(page).getByRole('button', { name: cn['player.pause'] })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // The movement to the player may still go on.
    await expect(async () => {
      await scrollDown(page);
      await expect(film(page)).toHaveAttribute('data-docked', 'top', { timeout: 1000 });
    }).toPass();
    await button(film(page), 'player.close').click();
    await expect(film(page)).not.toHaveAttribute('data-docked');
    expect(await isPaused(film(page))).toBe(true);
    await expect(liveMedia(page)).not.toBeInViewport();
  });

  test('is a small window on a desk and on a phone that is held sideways', {
    tag: '@sweep',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(LIVE_PAGE);
    await expect(tab(page, /讨论/)).toBeVisible();
    await play(page, HOOK.liveMedia);
    await scrollDown(page);
    await expect(film(page)).toHaveAttribute('data-docked', 'corner');
    const column = await boxOf(page.locator(HOOK.pageColumn));
    expect((await boxOf(film(page))).x).toBeGreaterThanOrEqual(column.right);
    await page.setViewportSize({ width: 700, height: 360 });
    await expect(film(page)).toHaveAttribute('data-docked', 'corner');
    expect((await boxOf(film(page))).height).toBeLessThanOrEqual(120);
    await page.setViewportSize({ width: 375, height: 812 });
    await expect(film(page)).toHaveAttribute('data-docked', 'top');
    await scrollUp(page);
    await expect(film(page)).toHaveAttribute('data-docked', 'pinned');
  });

  test('a video of a report is paused when its tab is left', { tag: '@sweep' }, async ({
    page,
  }) => {
    await playBroadcast(page);
    const own = await play(page, await addVideo(page, 'report', { url: RAIL }, '#reports'));
    await expect(film(page)).not.toHaveAttribute('data-docked');
    await scrollDown(page);
    await expect(own).toHaveAttribute('data-docked', 'corner');
    await bottomBar(page).locator('a[href="#comments"]').click();
    await expect(page.locator('#comments')).toBeVisible();
    await expect(own).not.toHaveAttribute('data-docked');
    expect(await isPaused(own)).toBe(true);
    expect(await dockedOf(page)).toBeUndefined();
  });
});
