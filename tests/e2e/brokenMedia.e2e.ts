import type { Page } from 'playwright/test';
import { readSample } from '../../scripts/sample/mediaFiles.ts';
import { scaleLimit } from '../../scripts/test/pace.ts';
import { NO_DATA_MS } from '../../src/model/media/stallRecovery.ts';
import { actionMessages } from '../helpers/actionMessages.ts';
import { expect, test } from '../helpers/browser.ts';
import { addVideo, ORIGIN_URL, openVideoPage } from '../helpers/videos.ts';

/** Streams and files with faults that servers and devices really have. */
const { cn } = actionMessages;
const HLS = `${ORIGIN_URL}/media/hls/sky-ts/index.m3u8`;
const RAIL = `${ORIGIN_URL}/media/file/rail.mp4`;
const OPEN_HEADERS = { 'access-control-allow-origin': '*' };

const film = (page: Page, figure: string) => page.locator(`${figure} media-player`);
const play = (page: Page, figure: string) => page.locator(`${figure} [data-act=play]`).click();

/** How fast videos play once they have begun. */
const SPEED = 4;
/** Both engines may stand still at a fault, each until it is given up. */
const STALLS_MS = scaleLimit(4 * NO_DATA_MS);

/**
 * Opens the page, lets its videos play fast and remembers how far they play, because a player is removed at
 * its end.
 */
async function openAndWatch(page: Page): Promise<void> {
  await openVideoPage(page);
  await page.evaluate((speed) => {
    let playedTo = 0;
    const note = ({ target }: Event) => {
      const video = target as HTMLVideoElement;
      video.playbackRate = speed;
      playedTo = Math.max(playedTo, video.currentTime);
      Object.assign(window, { playedTo });
    };
    document.addEventListener('timeupdate', note, true);
  }, SPEED);
}

/** Waits until a video has played beyond this second. */
const expectToPlayPast = (page: Page, second: number): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => (window as { readonly playedTo?: number }).playedTo ?? 0), {
      timeout: STALLS_MS,
    })
    .toBeGreaterThan(second);

for (const engine of ['a library', 'the browser'] as const) {
  for (const [what, missing, common] of [
    ['in its middle', [2], null],
    ['at its beginning', [0], null],
    ['twice in a row', [1, 2], 'a library'],
  ] as const) {
    const tag = engine === common ? undefined : '@sweep';
    test(`a recording that lacks a segment ${what} goes on after the gap, played by ${engine}`, {
      tag,
    }, async ({ page, problems }) => {
      problems.allow(/404/);
      await page.route(new RegExp(`sky-ts/[${missing.join('')}]\\.ts`), (route) =>
        route.fulfill({ status: 404, headers: OPEN_HEADERS }),
      );
      await openAndWatch(page);
      if (engine === 'a library') {
        await page.evaluate(() => {
          HTMLMediaElement.prototype.canPlayType = () => '';
        });
      }
      const figure = await addVideo(page, 'gap', { url: HLS });
      await play(page, figure);
      // The last segment begins at 8 s.
      await expectToPlayPast(page, 9);
    });
  }
}

test('a recording with a damaged segment goes on after it', async ({ page }) => {
  const segment = (await readSample('sky-ts/2.ts')) ?? Buffer.alloc(0);
  // Behind the tables at its beginning every seventh byte is wrong.
  const body = segment.map((byte, at) => (at > 2_000 && at % 7 === 5 ? byte ^ 0x5a : byte));
  await page.route(/sky-ts\/2\.ts/, (route) =>
    route.fulfill({ body: Buffer.from(body), headers: OPEN_HEADERS }),
  );
  await openAndWatch(page);
  const figure = await addVideo(page, 'damaged', { url: HLS });
  await play(page, figure);
  await expectToPlayPast(page, 9);
});

/** Bytes of the file header of FLV with the size of no tag, and of what frames the data of a tag. */
const FLV_HEADER_BYTES = 13;
const TAG_FRAME_BYTES = 15;
const SOUND_TAG = 8;

/** Returns the sample stream without its sound, which its header still announces. */
async function readSilentFlv(): Promise<Buffer> {
  const file = (await readSample('pulse.flv')) ?? Buffer.alloc(0);
  const parts = [file.subarray(0, FLV_HEADER_BYTES)];
  for (let at = FLV_HEADER_BYTES; at < file.length; ) {
    const end = at + TAG_FRAME_BYTES + file.readUIntBE(at + 1, 3);
    if (file[at] !== SOUND_TAG) parts.push(file.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}

test('a stream whose header announces sound that never comes plays without it', async ({
  page,
}) => {
  const body = await readSilentFlv();
  const url = `${ORIGIN_URL}/media/file/silent.flv`;
  await page.route(url, (route) => route.fulfill({ body, headers: OPEN_HEADERS }));
  await openAndWatch(page);
  const figure = await addVideo(page, 'silent', { url });
  await play(page, figure);
  await expectToPlayPast(page, 2);
});

test('a video whose picture the device cannot decode says so, unless another file has one', async ({
  page,
}) => {
  const sample = (await readSample('rail.mp4')) ?? Buffer.alloc(0);
  // No browser knows this name of a format.
  const body = Buffer.from(sample.toString('latin1').replaceAll('avc1', 'xvc9'), 'latin1');
  const url = `${ORIGIN_URL}/media/file/future.mp4`;
  await page.route(url, (route) =>
    route.fulfill({ body, contentType: 'video/mp4', headers: OPEN_HEADERS }),
  );
  await openVideoPage(page);
  const figure = await addVideo(page, 'future', { url });
  await play(page, figure);
  const player = film(page, figure);
  await expect(player.getByRole('status')).toHaveText(cn['player.soundOnly']);
  await expect(player).toHaveAttribute('data-state', 'playing');

  const both = await addVideo(page, 'both', { url, sources: [RAIL] });
  await play(page, both);
  const picture = film(page, both).locator('video');
  await expect
    .poll(() => picture.evaluate((video: HTMLVideoElement) => video.videoWidth))
    .toBe(640);
  await expect(film(page, both)).toHaveAttribute('data-state', 'playing');
  await expect(film(page, both).getByRole('status')).toHaveText('');
});

test('an upright video whose form nobody told has an upright box, which its cover keeps', async ({
  page,
}) => {
  await openVideoPage(page);
  const figure = await addVideo(page, 'upright', { url: `${ORIGIN_URL}/media/file/tall-1.mp4` });
  const box = page.locator(figure);
  await play(page, figure);
  await expect.poll(async () => (await box.boundingBox())?.height).toBeGreaterThan(500);
  const { height = 0 } = (await box.boundingBox()) ?? {};
  await film(page, figure)
    .locator('video')
    .evaluate((video: HTMLVideoElement) => {
      video.currentTime = video.duration - 0.2;
    });
  await expect(film(page, figure)).toHaveCount(0);
  expect((await box.boundingBox())?.height).toBe(height);
});
