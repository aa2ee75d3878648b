import { createCipheriv } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { PAYLOAD_KEY } from '../../scripts/origin/apps.ts';
import { SECOND_MS } from '../../src/model/durations.ts';
import { actionMessages } from '../helpers/actionMessages.ts';
import { findViolations } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import { HOOK, mediaCover, playerBig } from '../helpers/locators.ts';
import { APP_AGENT, APP_SCHEME, simulateApp } from '../helpers/nativeApp.ts';
import { openWithSettings } from '../helpers/openWithSettings.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';
import { addVideo, ORIGIN_URL, openVideoPage, SOCKET_URL, VIDEO_PAGE } from '../helpers/videos.ts';

const { cn } = actionMessages;
const RAIL = `${ORIGIN_URL}/media/file/rail.mp4`;
const REHEARSAL = `${ORIGIN_URL}/media/file/rehearsal.mp4`;
const HLS = `${ORIGIN_URL}/media/hls/sky-ts/index.m3u8`;
const HLS_FMP4 = `${ORIGIN_URL}/media/hls/sky-fmp4/index.m3u8`;

const player = (page: Page, figure: string) => page.locator(`${figure} media-player`);
const timeOf = (film: Locator) =>
  film.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
const isPaused = (film: Locator) =>
  film.locator('video').evaluate((video: HTMLVideoElement) => video.paused);

/**
 * Plays a cover and expects the video to run at normal speed: one second in one piece, without a
 * seek. A busy machine may take longer for it.
 */
async function expectToRun(page: Page, figure: string): Promise<Locator> {
  await page.locator(`${figure} [data-act=play]`).click();
  const film = player(page, figure);
  await expect(film).toHaveAttribute('data-state', 'playing');
  const longest = () =>
    film.locator('video').evaluate(({ played }: HTMLVideoElement) => {
      const piece = (_: unknown, n: number) => played.end(n) - played.start(n);
      const pieces = Array.from({ length: played.length }, piece);
      return Math.max(0, ...pieces);
    });
  await expect.poll(longest).toBeGreaterThan(1);
  expect(
    await film.locator('video').evaluate(({ playbackRate }: HTMLVideoElement) => playbackRate),
  ).toBe(1);
  return film;
}

test('a video shows its poster first and plays in its place', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.mp4|\/open\.|player\.|hls\.|mpegts\./.test(request.url())) asked.push(request.url());
  });
  await page.goto(VIDEO_PAGE);
  await waitUntilStarted(page);
  const cover = mediaCover(page);
  await expect(cover.locator('img')).toHaveAttribute('src', /stage-0/);
  expect(asked, 'nothing of a player or a film before the tap').toEqual([]);
  const { height } = (await cover.boundingBox()) ?? { height: 0 };

  await cover.click();
  const film = page.locator('media-player');
  await expect(film).toHaveAccessibleName('《渡口》排练片段');
  await expect(cover).toBeHidden();
  expect((await film.boundingBox())?.height).toBeCloseTo(height, 0);
  const video = film.locator('video');
  for (const name of ['playsinline', 'webkit-playsinline', 'x5-playsinline']) {
    await expect(video).toHaveAttribute(name, '');
  }

  // At the end the poster is back, and the next tap plays from the beginning.
  await expect(film).toHaveAttribute('data-state', 'playing');
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = element.duration - 0.2;
  });
  await expect(film).toHaveCount(0);
  await expect(cover).toBeVisible();
  await cover.click();
  await expect(film).toHaveAttribute('data-state', 'playing');
  const playedFrom = () =>
    video.evaluate(({ played }: HTMLVideoElement) => (played.length > 0 ? played.start(0) : null));
  await expect.poll(playedFrom).toBe(0);
});

test('streams play by a library or by the browser, and one that starts pauses the other', async ({
  page,
}) => {
  await openVideoPage(page);
  const own = await expectToRun(page, await addVideo(page, 'native', { url: HLS_FMP4 }));
  const libraries = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => /\/(hls|mpegts)\./.exec(name)?.[1])
        .filter(Boolean),
    );
  expect(await libraries(), 'this browser has HLS of its own').toEqual([]);
  await page.evaluate(() => {
    HTMLMediaElement.prototype.canPlayType = () => '';
  });
  await page.reload();
  await page.evaluate(() => {
    HTMLMediaElement.prototype.canPlayType = () => '';
  });
  await waitUntilStarted(page);
  const fed = await expectToRun(page, await addVideo(page, 'fed', { url: HLS }));
  expect(await libraries()).toEqual(['hls']);
  await page.locator(`${HOOK.mediaCover}:visible`).last().click();
  await expect(fed).toHaveAttribute('data-state', 'paused');
  expect(await isPaused(fed)).toBe(true);
  await expect(own).toHaveCount(0);
});

test('a broadcast plays over HTTP and over a socket', async ({ page }) => {
  await openVideoPage(page);
  const live = { live: true } as const;
  const http = await addVideo(page, 'http', { url: `${ORIGIN_URL}/live/sky.flv`, ...live });
  const socket = await addVideo(page, 'socket', { url: `${SOCKET_URL}/live/sky.flv`, ...live });
  const film = await expectToRun(page, http);
  await expect(film.getByText(cn['player.live'], { exact: true })).toBeVisible();
  await expect(film.getByRole('slider', { name: cn['player.position'] })).toBeHidden();
  await expectToRun(page, socket);
  await expect(film).toHaveAttribute('data-state', 'paused');
});

test('keyboard, seek steps, captions and speed work', async ({ page }) => {
  await openVideoPage(page);
  const captions = `${ORIGIN_URL}/media/file/rail.vtt`;
  const figure = await addVideo(page, 'keys', { url: RAIL, captions });
  await page.locator(`${figure} [data-act=play]`).focus();
  await page.keyboard.press('Enter');
  const film = player(page, figure);
  await expect(film).toHaveAttribute('data-state', 'playing');
  await expect(film.getByRole('button', { name: cn['player.pause'] })).toBeFocused();

  await page.keyboard.press('k');
  await expect(film).toHaveAttribute('data-state', 'paused');
  expect(await findViolations(page, figure)).toEqual([]);
  await page.keyboard.press('Home');
  const bar = film.getByRole('slider', { name: cn['player.position'] });
  await expect(bar).toHaveAttribute('aria-valuetext', '00:00，共 00:12');
  await page.keyboard.press('ArrowRight');
  await expect(bar).toHaveAttribute('aria-valuetext', '00:05，共 00:12');
  await bar.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(bar).toHaveAttribute('aria-valuetext', '00:00，共 00:12');
  await page.keyboard.press('m');
  const video = film.locator('video');
  await expect(video).toHaveJSProperty('muted', true);
  await film.getByRole('button', { name: cn['player.captions'] }).waitFor();
  await page.keyboard.press('c');
  const tracks = () =>
    video.evaluate(({ textTracks }: HTMLVideoElement) =>
      Array.from(textTracks, ({ mode, cues }) => [mode, (cues?.length ?? 0) > 0]),
    );
  await expect.poll(tracks).toEqual([['showing', true]]);
  const full = () => page.evaluate(() => document.fullscreenElement?.localName);
  await page.keyboard.press('f');
  await expect.poll(full).toBe('media-player');
  await page.keyboard.press('f');
  await expect.poll(full).toBeUndefined();
  await film.getByRole('combobox', { name: cn['player.speed'] }).selectOption('1.5');
  await expect(video).toHaveJSProperty('playbackRate', 1.5);
  await film.getByRole('button', { name: cn['player.play'] }).press(' ');
  await expect(film).toHaveAttribute('data-state', 'playing');
});

test('an encrypted address is decrypted, the next one is tried for one that fails, and an error can be retried', async ({
  page,
  problems,
}) => {
  problems.allow(/404|gone\.mp4/);
  const ciphers: string[] = [];
  page.on('request', (request) => {
    if (/sm4/.test(request.url())) ciphers.push(request.url());
  });
  await openVideoPage(page);
  const plain = await addVideo(page, 'plain', { url: RAIL });
  await page.locator(`${plain} [data-act=play]`).click();
  await expect(player(page, plain)).toHaveAttribute('data-state', 'playing');
  expect(ciphers).toEqual([]);
  const figure = await addVideo(page, 'sealed', { url: encrypt(REHEARSAL) });
  await page.locator(`${figure} [data-act=play]`).click();
  await expect(player(page, figure)).toHaveAttribute('data-state', 'playing');
  expect(ciphers).not.toEqual([]);
  const hostile = await addVideo(page, 'hostile', {
    url: encrypt('javascript:alert(document.domain)'),
  });
  await page.locator(`${hostile} [data-act=play]`).click();
  await expect(player(page, hostile).getByRole('alert')).toContainText(cn['player.failed']);

  const none = await addVideo(page, 'none', { url: '' });
  await page.locator(`${none} [data-act=play]`).click();
  await expect(player(page, none).getByRole('alert')).toContainText(cn['player.uploading']);
  await expect(player(page, none).locator('button:visible'), 'nothing to try').toHaveCount(0);

  const odd = `${ORIGIN_URL}/media/odd`;
  const gone = await addVideo(page, 'gone', {
    url: `${odd}/gone.mp4`,
    sources: [`${odd}/page.mp4`],
  });
  await page.locator(`${gone} [data-act=play]`).click();
  const film = player(page, gone);
  await expect(film.getByRole('alert')).toContainText(cn['player.failed']);
  await page.route(/gone\.mp4/, (route) =>
    route.fulfill({ status: 302, headers: { location: REHEARSAL } }),
  );
  await film.getByRole('button', { name: cn['player.retry'] }).click();
  await expect(film).toHaveAttribute('data-state', 'playing');

  // The next address is tried before an error is shown.
  const second = await addVideo(page, 'second', { url: `${odd}/page.mp4`, sources: [RAIL] });
  await page.locator(`${second} [data-act=play]`).click();
  await expect(player(page, second)).toHaveAttribute('data-state', 'playing');
});

test('a source that never delivers a video fails after a time-out', { tag: '@sweep' }, async ({
  page,
}) => {
  await page.clock.install();
  await openVideoPage(page);
  const figure = await addVideo(page, 'endless', { url: `${ORIGIN_URL}/media/odd/endless.mp4` });
  await page.locator(`${figure} [data-act=play]`).click();
  const film = player(page, figure);
  await expect(film).toHaveAttribute('data-state', 'loading');
  await page.clock.runFor(17 * SECOND_MS);
  await expect(film.getByRole('alert')).toContainText(cn['player.failed']);
});

test('a broadcast that stalls is loaded again', { tag: '@sweep' }, async ({ page }) => {
  await page.clock.install();
  await openVideoPage(page);
  const figure = await addVideo(page, 'still', { url: RAIL, live: true });
  await page.locator(`${figure} [data-act=play]`).click();
  const film = player(page, figure);
  await expect(film).toHaveAttribute('data-state', 'playing');
  await page.clock.runFor(2 * SECOND_MS);
  // The state may be left before a poll sees it: an observer records its message.
  await film.evaluate((element: HTMLElement) => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      if (element.dataset.state !== 'reconnecting') return;
      said.push(element.querySelector('[role=status]')?.textContent ?? '');
    }).observe(element, { attributeFilter: ['data-state'] });
  });
  const readSaid = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  await film.locator('video').evaluate((video: HTMLVideoElement) => {
    video.playbackRate = 0;
  });
  // The player first seeks to the live edge; it stalls there, too, and loads the stream anew.
  for (let s = 0; s < 60 && (await readSaid()).length === 0; s += 1) {
    await page.clock.runFor(SECOND_MS);
  }
  expect((await readSaid())[0]).toBe(cn['player.reconnecting']);
  await page.clock.runFor(2 * SECOND_MS);
  await expect(film).toHaveAttribute('data-state', 'playing');
  await expect(film.getByRole('status')).toHaveText('');
});

/** Encrypts an address as the CMS does for restricted videos (product 5.11). */
function encrypt(address: string): string {
  const cipher = createCipheriv('sm4-ecb', PAYLOAD_KEY, null);
  return cipher.update(address, 'utf8', 'base64') + cipher.final('base64');
}

test.describe('in the native app', () => {
  test.use({ userAgent: APP_AGENT.android });

  test('the app plays the video with its decrypted address', async ({ page, context }) => {
    const links = await simulateApp(context, { playMedia: 'done' });
    await openWithSettings(page, VIDEO_PAGE, { appScheme: APP_SCHEME });
    await waitUntilStarted(page);
    const figure = await addVideo(page, 'app', { url: encrypt(RAIL), title: 'V' });
    const cover = page.locator(`${figure} [data-act=play]`);
    await cover.click();
    await expect
      .poll(() => links.find(({ name }) => name === 'playMedia')?.params)
      .toMatchObject({
        kind: 'video',
        url: RAIL,
        title: 'V',
      });
    await expect(cover).not.toHaveAttribute('aria-busy', 'true');
    await expect(player(page, figure)).toHaveCount(0);
  });
});

test('a tap before any code is kept, and a refused autoplay leaves a play button', async ({
  page,
}) => {
  await page.addInitScript((cover) => {
    // Safari, too, refuses playback before a user gesture.
    let touched = false;
    addEventListener('pointerdown', () => {
      touched = true;
    });
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function start() {
      return touched ? play.call(this) : Promise.reject(new DOMException('', 'NotAllowedError'));
    };
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector<HTMLElement>(cover)?.click(),
    );
  }, HOOK.mediaCover);
  await page.goto(VIDEO_PAGE);
  const film = page.locator('media-player');
  await expect(film).toHaveAttribute('data-state', 'paused');
  await playerBig(film).click();
  await expect(film).toHaveAttribute('data-state', 'playing');
});

test('a video resumes where it was left', async ({ page }) => {
  await openVideoPage(page);
  // Positions are kept only for long videos; the key is the address, and this file is short. Eight of
  // its seconds are left, in which the test has to read and tap.
  await page.evaluate(
    (url) => localStorage.setItem('xy_films', JSON.stringify([{ url, seconds: 40 }])),
    RAIL,
  );
  const figure = await addVideo(page, 'left', { url: RAIL });
  await page.evaluate(() => {
    const { prototype } = HTMLMediaElement;
    const time = Object.getOwnPropertyDescriptor(prototype, 'currentTime');
    if (!time?.get || !time.set) throw new Error('no currentTime');
    const { get, set } = time;
    // Scales the video's twelve seconds to two minutes.
    Object.defineProperty(prototype, 'duration', { get: () => 120 });
    Object.defineProperty(prototype, 'currentTime', {
      get() {
        return get.call(this) * 10;
      },
      set(value: number) {
        set.call(this, value / 10);
      },
    });
  });
  await page.locator(`${figure} [data-act=play]`).click();
  const film = player(page, figure);
  await expect(film.getByRole('status')).toContainText('00:40');
  expect(await timeOf(film)).toBeGreaterThanOrEqual(40);
  await film.getByRole('button', { name: cn['player.fromStart'] }).click();
  await expect.poll(() => timeOf(film)).toBeLessThan(40);
});

test('twenty starts leave no elements and no media sources behind', { tag: '@sweep' }, async ({
  page,
}) => {
  await openVideoPage(page);
  await page.evaluate(() => {
    HTMLMediaElement.prototype.canPlayType = () => '';
  });
  for (let n = 0; n < 20; n += 1) {
    const figure = await addVideo(page, 'again', { url: HLS });
    await page.evaluate(async (selector) => {
      const started = new Promise((done) =>
        document.addEventListener('media-start', done, { once: true }),
      );
      document.querySelector<HTMLElement>(`${selector} [data-act=play]`)?.click();
      await started;
      document.querySelector(selector)?.remove();
    }, figure);
  }
  const session = await page.context().newCDPSession(page);
  const count = async (what: string) => {
    await session.send('HeapProfiler.collectGarbage');
    const { result } = await session.send('Runtime.evaluate', { expression: `${what}.prototype` });
    const { objects } = await session.send('Runtime.queryObjects', {
      prototypeObjectId: result.objectId ?? '',
    });
    const { result: length } = await session.send('Runtime.callFunctionOn', {
      objectId: objects.objectId ?? '',
      functionDeclaration: 'function () { return this.length; }',
      returnByValue: true,
    });
    // Objects that the query result holds would be counted again by the next query.
    await session.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' });
    return length.value as number;
  };
  // The last player may not be released yet.
  await expect.poll(() => count('MediaSource')).toBeLessThan(2);
  await expect.poll(() => count('HTMLVideoElement')).toBeLessThan(3);
});
