import type { Page, Request } from 'playwright/test';
import { actionMessages } from '../helpers/actionMessages.ts';
import { findViolationsInBothThemes } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import { sendComment } from '../helpers/comments.ts';
import { delayReact, holdReact } from '../helpers/holdReact.ts';
import {
  appBar,
  commentField,
  feedList,
  feedRetry,
  HOOK,
  moreVideo,
  noVideo,
  slideEnd,
  videoSlide,
} from '../helpers/locators.ts';
import { logInAsMember } from '../helpers/member.ts';
import { openWithSettings } from '../helpers/openWithSettings.ts';
import { createId, injectFault } from '../helpers/origin.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';
import { readParts } from '../helpers/readParts.ts';
import { createFingers } from '../helpers/touchscreen.ts';

/** Short videos: the shared page and the vertical feed. */

/** The comment source of short videos at the origin (scripts/origin/calls/mvod.ts). */
const VIDEO_SOURCE = 30;

interface Film {
  readonly slide: number;
  readonly paused: boolean;
}

/** Returns the video elements of the page, each with the index of its slide. */
const films = (page: Page): Promise<Film[]> =>
  page.evaluate(
    (slide) =>
      Array.from(document.querySelectorAll('video'), (film) => ({
        slide: Array.from(document.querySelectorAll(slide)).indexOf(film.closest(slide) as Element),
        paused: film.paused,
      })),
    HOOK.videoSlide,
  );

/** React and the island, which has hooks. */
const REACT = /\/_astro\/(?:react|ShortVideos)\./;

const OFTEN = { intervals: [100] };

/** Expects that exactly the videos of these slides play; without slides that none plays. */
const expectPlaying = (page: Page, ...slides: number[]): Promise<void> =>
  expect
    .poll(
      async () => (await films(page)).flatMap(({ slide, paused }) => (paused ? [] : [slide])),
      OFTEN,
    )
    .toEqual(slides);

async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolationsInBothThemes(page)).toEqual([]);
}

const isEvent = (request: Request, type: 1 | 2 | 3): boolean =>
  request.url().includes('/articleApp/event') &&
  new URLSearchParams(request.postData() ?? '').get('type') === String(type);

/** A gesture moves the feed some frames after it was sent. */
const STILL_FRAMES = 5;

/** Returns the slide at which the feed has stopped scrolling. */
const readStillSlide = (page: Page): Promise<number> =>
  feedList(page).evaluate(
    (list, frames) =>
      new Promise<number>((resolve) => {
        let last = Number.NaN;
        let still = 0;
        const look = () => {
          const at = list.scrollTop / list.clientHeight;
          still = at === last && Math.abs(at - Math.round(at)) < 0.01 ? still + 1 : 0;
          last = at;
          if (still === frames) resolve(Math.round(at));
          else requestAnimationFrame(look);
        };
        look();
      }),
    STILL_FRAMES,
  );

/** Draws a finger over more than half of the window. */
async function swipe(page: Page, direction: 'up' | 'down'): Promise<void> {
  const fingers = await createFingers(page);
  const [from, to] = direction === 'up' ? [600, 120] : [120, 600];
  await fingers.draw([
    [180, from],
    [180, to],
  ]);
}

/**
 * Swipes until the feed has stopped at this slide: a busy machine may lose most of a gesture, or move
 * the feed later than the next decision.
 */
async function swipeTo(page: Page, slide: number): Promise<void> {
  let at = await readStillSlide(page);
  while (at !== slide) {
    await swipe(page, at < slide ? 'up' : 'down');
    at = await readStillSlide(page);
  }
}

/** Makes the list return `count` more videos, four on a page, with files of the embedded origin. */
async function lengthen(page: Page, count: number): Promise<void> {
  await page.route('**/getMvodArticleList?**', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const pageNumber = Number(new URL(route.request().url()).searchParams.get('page'));
    const first = (pageNumber - 1) * 4;
    const list = Array.from({ length: Math.min(4, count - first) }, (_, n) => ({
      ...data.list[0],
      id: String(8000 + first + n),
      title: `第 ${first + n} 个`,
    }));
    await route.fulfill({
      response,
      json: { status: 0, data: { list, hasMore: first + 4 < count } },
    });
  });
}

test('the feed shows the videos of a category that the reader chooses', async ({ page }) => {
  await page.goto('minVideoDetail/7012.html');
  await waitUntilStarted(page);
  const choice = page.getByRole('navigation', { name: '短视频分类' }).getByRole('button');
  await expect(choice).toHaveText(['山水', '市井', '夜空']);
  // Over the video, in one line with the button that leads back.
  const back = await page.getByRole('link', { name: '返回' }).boundingBox();
  expect((await choice.first().boundingBox())?.y).toBe(back?.y);
  for (const control of [page.getByRole('link', { name: '返回' }), choice.first()])
    await expect(control).toHaveCSS('background-color', 'rgba(0, 0, 0, 0.6)');
  const other = choice.and(page.locator(':not([aria-current])')).first();
  const name = (await other.textContent()) ?? '';
  const before = await videoSlide(page).count();
  expect(before).toBeGreaterThan(1);
  const asked = page.waitForRequest(/getMvodArticleList\?.*categoryId=/);
  await other.click();
  expect(new URL((await asked).url()).searchParams.get('page')).toBe('1');
  await expect(choice.and(page.locator('[aria-current]'))).toHaveText(name);
  expect(await readStillSlide(page)).toBe(0);
  await expectAccessible(page);
});

test.describe('the shared page', () => {
  test('plays at a tap and keeps a like', async ({ page }) => {
    const view = page.waitForRequest((request) => isEvent(request, 1));
    await page.goto('mvodShare/7012.html');
    await page.locator('[data-act=play]').tap();
    await expect
      .poll(() => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0))
      .toBeGreaterThan(0.2);
    expect((await view).postData()).toContain('id=7012');

    const like = page.locator('[data-act=praiseVideo]');
    const stored = page.waitForResponse((response) => isEvent(response.request(), 2));
    await like.tap();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await stored;
    await page.reload();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    // The feed shows the stored like, too.
    await page.goto('minVideoDetail/7012.html');
    await page.mouse.wheel(0, 10);
    await expect(videoSlide(page).locator('[aria-pressed]').first()).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('its template shows what the baked page shows, without React', { tag: '@sweep' }, async ({
    page,
  }) => {
    await holdReact(page, REACT);
    await page.goto('mvodShare/7003.html');
    const expected = await readParts(page);
    const app = await appBar(page).textContent();
    await page.goto('mvodShare.html?id=7003');
    await expect.poll(() => readParts(page)).toEqual(expected);
    await expect(appBar(page)).toHaveText(app ?? '');
  });

  test('its template shows the same video and sets the metadata', { tag: '@sweep' }, async ({
    page,
  }) => {
    await page.goto('mvodShare/7003.html');
    const title = await page.locator('h1').textContent();
    await page.goto('mvodShare.html?id=7003');
    await expect(page.locator('h1')).toHaveText(title ?? '');
    await expect(appBar(page)).toBeVisible();
    await expect(moreVideo(page)).toHaveCount(4);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title ?? '');
    await waitUntilStarted(page);
    await expectAccessible(page);
    await page.locator('[data-act=share]').tap();
    // A successful share is counted as the share of a video.
    const counted = page.waitForRequest((request) => isEvent(request, 3));
    await page.getByRole('button', { name: actionMessages.cn['share.copy'] }).tap();
    expect((await counted).postData()).toContain('id=7003');
  });

  test('shows a message when there is no such video, and retries a failure', {
    tag: '@sweep',
  }, async ({ page, problems }) => {
    problems.allow(/Failed to load resource/);
    await page.goto('mvodShare/99999.html');
    await expect(page.locator('[role=status] h1')).toHaveText(actionMessages.cn['mvod.gone']);
    await injectFault({ path: 'getMvodArticle\\?.*id=7009', kind: 'status', code: 500, times: 1 });
    await page.goto('minVideoDetail.html?id=7009');
    await page.getByRole('alert').getByRole('button').tap();
    await expect(videoSlide(page).locator('h1')).toBeVisible();
  });
});

test('comments of a video are read and written where the site names their source', async ({
  page,
}) => {
  await logInAsMember(page);
  await openWithSettings(page, 'mvodShare.html?id=7003', { mvodCommentSource: VIDEO_SOURCE });
  const title = await page.locator('h1').textContent();
  await page.getByRole('link', { name: '看评论' }).tap();
  await expect(page).toHaveURL(/\/commentAll\/7003\/30\.html$/);
  const video = page.getByRole('link', { name: title ?? '' });
  await expect(video).toHaveAttribute('href', /\/mvodShare\/7003\.html$/);
  await commentField(page).tap();
  const text = `拍得真好 ${createId()}`;
  await sendComment(page, text);
  await expect(page.locator(HOOK.commentText).first()).toHaveText(text);
  // The browser warns before a page with an unsent text is left.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.locator(HOOK.commentText).first()).toHaveText(text);
  // The article with the same id has comments of its own.
  await page.goto('commentAll/7003/0.html');
  await expect(page.locator('main')).not.toContainText(text);
});

test.describe('the feed', () => {
  test('plays one video at a time and keeps at most five while the reader swipes on', async ({
    page,
  }) => {
    await lengthen(page, 8);
    await page.goto('minVideoDetail/7001.html');
    await expect(videoSlide(page)).toHaveCount(5);
    await videoSlide(page).first().locator('[data-act=play]').tap();
    await expectPlaying(page, 0);

    for (let slide = 1; slide <= 7; slide += 1) {
      // The first slides by touch, the others by the keyboard, which is quicker.
      if (slide < 3) await swipeTo(page, slide);
      else await page.keyboard.press('ArrowDown');
      await expectPlaying(page, slide);
      expect((await films(page)).length).toBeLessThanOrEqual(5);
    }
    await expect(videoSlide(page)).toHaveCount(13);
    // Slides far from the current one keep their height and are empty.
    await expect(videoSlide(page).first()).toBeEmpty();
    await expect(page).toHaveURL(/minVideoDetail\/8002\.html$/);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', '第 2 个');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/mvodShare\/8002\.html$/,
    );
    await expectAccessible(page);
  });

  test('the keyboard moves through it, and a failed list can be retried', {
    tag: '@sweep',
  }, async ({ page, problems }) => {
    problems.allow(/Failed to load resource/);
    let fails = true;
    await page.route('**/getMvodArticleList?**', (route) =>
      fails ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
    );
    await page.goto('minVideoDetail.html?id=7002');
    await waitUntilStarted(page);
    await expect(videoSlide(page).locator('h1')).toBeVisible();
    await page.keyboard.press(' ');
    await expectPlaying(page, 0);
    for (const [key, slide] of [
      ['ArrowDown', 1],
      ['k', 0],
      ['j', 1],
      ['PageDown', 2],
    ] as const) {
      await page.keyboard.press(key);
      await expectPlaying(page, slide);
    }
    await page.keyboard.press(' ');
    await expectPlaying(page);

    await expect(slideEnd(page)).toContainText(actionMessages.cn['comment.moreFailed']);
    fails = false;
    await feedRetry(page).dispatchEvent('click');
    await expect(slideEnd(page)).toContainText(actionMessages.cn['mvod.end']);
  });

  test('its template shows what the baked page shows, without React', { tag: '@sweep' }, async ({
    page,
  }) => {
    await holdReact(page, REACT);
    await page.goto('minVideoDetail/7002.html');
    const expected = await readParts(page);
    await page.goto('minVideoDetail.html?id=7002');
    await expect.poll(() => readParts(page)).toEqual(expected);
  });

  test('plays what was tapped before React was there, in the shown slide', async ({ page }) => {
    const load = await delayReact(page, REACT);
    await page.goto('minVideoDetail.html?id=7002');
    const play = videoSlide(page).first().locator('[data-act=play]');
    await play.tap();
    // The slide of the skeleton is gone.
    const first = await videoSlide(page).first().elementHandle();
    await expect(play).toHaveAttribute('aria-busy', 'true');
    load();
    await expectPlaying(page, 0);
    expect(await first?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  });

  test('a key that was pressed before React was there changes the slide', {
    tag: '@sweep',
  }, async ({ page }) => {
    const load = await delayReact(page, REACT);
    await page.goto('minVideoDetail.html?id=7002');
    await expect(videoSlide(page)).toHaveCount(5);
    await page.keyboard.press('j');
    load();
    await expect
      .poll(() =>
        feedList(page).evaluate(({ scrollTop, clientHeight }) => scrollTop / clientHeight),
      )
      .toBe(1);
    await page.keyboard.press(' ');
    await expectPlaying(page, 1);
  });

  test('likes a video that was tapped before React was there', { tag: '@sweep' }, async ({
    page,
  }) => {
    const load = await delayReact(page, REACT);
    await page.goto('minVideoDetail.html?id=7006');
    const like = videoSlide(page).first().locator('[aria-pressed]');
    await like.tap();
    await expect(like).toHaveAttribute('aria-busy', 'true');
    load();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
  });

  test('Space pauses a video that becomes playable at that moment', { tag: '@sweep' }, async ({
    page,
  }) => {
    await page.goto('minVideoDetail.html?id=7002');
    await waitUntilStarted(page);
    await page.keyboard.press(' ');
    await expectPlaying(page, 0);
    await page.evaluate(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
      document.querySelector('video')?.dispatchEvent(new Event('canplay'));
    });
    await expectPlaying(page);
  });

  test('shows a message for a video without a file', { tag: '@sweep' }, async ({ page }) => {
    await page.route('**/getMvodArticle?**', async (route) => {
      const response = await route.fetch();
      const { data } = await response.json();
      await route.fulfill({ response, json: { status: 0, data: { ...data, videoUrl: null } } });
    });
    await page.route(/\/articleApp\/attach\b/, (route) =>
      route.fulfill({ json: { status: 0, data: [] } }),
    );
    await page.goto('minVideoDetail.html?id=7005');
    await expect(noVideo(page)).toContainText(actionMessages.cn['player.uploading']);
  });
});
