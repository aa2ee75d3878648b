import type { Locator, Page } from 'playwright/test';
import { findViolationsInBothThemes } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import {
  articleBody,
  audioHeader,
  currentLesson,
  finishedLesson,
  followBadge,
  HOOK,
  mediaHeader,
  photoNext,
  photoSlide,
  photoStrip,
} from '../helpers/locators.ts';
import { putArticle } from '../helpers/origin.ts';
import { collectRows, stopLimits, textOf, waitUntilStarted } from '../helpers/pageHelpers.ts';
import { readLayoutShift } from '../helpers/readLayoutShift.ts';

/** The screens of photo sets, videos and courses, and the list of photo sets. */
const strip = (page: Page) => photoStrip(page);
const stage = (page: Page) => mediaHeader(page);
const lessons = (page: Page) => page.locator('[data-lesson]');

async function expectAxeClean(page: Page): Promise<void> {
  expect(await findViolationsInBothThemes(page)).toEqual([]);
}

/** Returns the number of the image in view, from 1. */
const shownIndex = (page: Page) =>
  strip(page).evaluate((element) => Math.round(element.scrollLeft / element.clientWidth) + 1);

/** Keeps a video from ending while the test looks at the page. */
const keepFromEnding = (video: Locator) =>
  video.evaluate((element) => {
    (element as HTMLVideoElement).loop = true;
  });

const isPlaying = (video: Locator) =>
  video.evaluate((element) => {
    const { currentTime, paused } = element as HTMLVideoElement;
    return !paused && currentTime > 0;
  });

test.describe('imageDetail', () => {
  test('a baked set moves by the keyboard without layout shift', async ({ page }) => {
    await page.goto('imageDetail/19/411.html');
    await waitUntilStarted(page);
    await expect(page).toHaveTitle(/三百一十二公里/);
    await expect(strip(page).locator('li')).toHaveCount(14);
    await expect(strip(page)).toHaveAccessibleName('14 图');
    expect(await readLayoutShift(page)).toEqual({ value: 0, sources: [] });
    // The next button appears when the module that handles the arrow keys has loaded.
    await expect(photoNext(page)).not.toHaveAttribute('hidden');
    await strip(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => shownIndex(page)).toBe(2);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => shownIndex(page)).toBe(1);
    await expectAxeClean(page);
  });

  test('a template shows the same set, and its ad', async ({ page }) => {
    await stopLimits(page);
    // An address with a query opens the template, as in a native web view.
    await page.goto('imageDetail.html?columnId=19&id=411');
    await expect(strip(page).locator('li')).toHaveCount(14);
    expect(await textOf(photoSlide(page).locator('figcaption').first())).toBe(
      '白鹭渡特大桥，试验列车第一次驶上江面。',
    );
    await expect(articleBody(page).locator(HOOK.bodyFigure)).toHaveCount(0);
    await expect(page.locator('ad-slot')).toBeVisible();
  });
});

test.describe('with a mouse', () => {
  test.use({ hasTouch: false, isMobile: false, viewport: { width: 1280, height: 900 } });

  test('two buttons move through a set', { tag: '@sweep' }, async ({ page }) => {
    await page.goto('imageDetail/19/412.html');
    const next = page.getByRole('button', { name: '下一张' });
    for (const index of [2, 3, 4]) {
      await next.click();
      await expect.poll(() => shownIndex(page)).toBe(index);
    }
    await expect(next).toBeDisabled();
    await expect(page.getByRole('button', { name: '上一张' })).toBeEnabled();
  });
});

test.describe('videoDetail', () => {
  test('a baked video plays in the box of its cover', async ({ page }) => {
    await page.goto('videoDetail/20/401.html');
    await waitUntilStarted(page);
    expect(await readLayoutShift(page)).toEqual({ value: 0, sources: [] });
    const before = await stage(page).boundingBox();
    expect(before?.x).toBe(0);
    await expectAxeClean(page);
    await stage(page).locator('[data-act=play]').click();
    const video = stage(page).locator('video');
    await expect.poll(() => isPlaying(video)).toBe(true);
    expect(await stage(page).boundingBox()).toEqual(before);
    // The ad under a video can be closed.
    const ad = page.locator('article > ad-slot').first();
    await ad.getByRole('button').click();
    await expect(ad).toHaveCount(0);
  });

  for (const [width, height, tag] of [
    [375, 812, '@sweep'],
    [768, 1024, '@sweep'],
    [812, 375, '@sweep'],
    [1280, 800, '@sweep'],
    [1280, 400, undefined],
  ] as const) {
    test(`a video is 16 to 9 and whole in a window of ${width} × ${height}`, { tag }, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto('videoDetail/20/401.html');
      const box = await stage(page).boundingBox();
      expect(box && box.width / box.height).toBeCloseTo(16 / 9, 1);
      expect(box && box.y + box.height).toBeLessThanOrEqual(height);
    });
  }

  test('a template shows tall videos, videos that are still uploading, and no player without a video', {
    tag: '@sweep',
  }, async ({ page }) => {
    await page.goto('videoDetail/999/432.html');
    await expect(stage(page)).toBeVisible();
    const box = await stage(page).boundingBox();
    expect(box?.height).toBeGreaterThan(box?.width ?? 0);

    const wire = { detail: { videos: [{ videoarray: [{ videoUrl: '', duration: 3 }] }] } };
    await putArticle(848_001, { kind: 'video', body: ['一段。'], title: '还在上传', wire });
    await page.goto('videoDetail/26/848001.html');
    await expect(stage(page)).toHaveText('视频上传中，请稍后再看');
    await expectAxeClean(page);

    await putArticle(848_002, { kind: 'video', body: ['一段。'], title: '没有视频' });
    await page.goto('videoDetail/26/848002.html');
    await expect(page.locator('h1')).toHaveText('没有视频');
    await expect(stage(page)).toHaveCount(0);
  });
});

test.describe('onlineStudy', () => {
  test('a lesson plays after a tap that precedes its code', { tag: '@sweep' }, async ({ page }) => {
    await page.goto('onlineStudy/431.html', { waitUntil: 'commit' });
    await lessons(page).nth(1).click();
    await expect.poll(() => isPlaying(stage(page).nth(1).locator('video'))).toBe(true);
    await expect(lessons(page).nth(1)).toHaveAttribute('aria-current', 'true');
  });

  test('moves from lesson to lesson and remembers those that are done', async ({ page }) => {
    await page.goto('onlineStudy/431.html');
    await expect(lessons(page)).toHaveCount(3);
    await waitUntilStarted(page);
    await lessons(page).first().click();
    const film = stage(page).nth(0).locator('video');
    await keepFromEnding(film);
    await expect.poll(() => isPlaying(film)).toBe(true);
    await expect(currentLesson(lessons(page).first())).toBeVisible();
    await expectAxeClean(page);

    // At the end of a lesson the next one plays by itself.
    await film.evaluate((element) => {
      const video = element as HTMLVideoElement;
      video.loop = false;
      video.currentTime = video.duration - 0.2;
    });
    const next = stage(page).nth(1).locator('video');
    await keepFromEnding(next);
    await expect.poll(() => isPlaying(next)).toBe(true);
    await expect(stage(page).nth(0)).toBeHidden();
    await expect(lessons(page).nth(1)).toHaveAttribute('aria-current', 'true');
    await expect(finishedLesson(lessons(page).first())).toBeVisible();

    await lessons(page).nth(2).click();
    await expect(audioHeader(page).locator('audio-player')).toBeVisible();
    await expect(stage(page).nth(1).locator('video')).toHaveCount(0);
    await expect(currentLesson(lessons(page).nth(2))).toBeVisible();

    await page.reload();
    await expect(finishedLesson(lessons(page).first())).toBeVisible();
    await expect(finishedLesson(lessons(page).nth(1))).toBeHidden();
  });
});

test.describe('moreImage', () => {
  const rows = (page: Page) => page.locator('main li');

  /** Answers a column of `count` articles, twenty a page, of which every fifth is no photo set. */
  const fakeColumn = (page: Page, count: number) =>
    page.route('**/getArticles?**', (route) => {
      const at = Number(new URL(route.request().url()).searchParams.get('page')) * 20;
      const list = Array.from({ length: Math.max(0, Math.min(20, count - at)) }, (_, n) => ({
        fileId: `${900_000 + at + n}`,
        articleType: n % 5 === 4 ? 0 : 1,
        title: `图集 ${at + n}`,
        picBig: `${new URL(route.request().url()).origin}/media/pic/school-1.jpg`,
        publishtime: '2026-11-20 08:00:00.0',
      }));
      return route.fulfill({ json: { list } });
    });

  test('finds the photo column, sets the title and links to the sets', async ({ page }) => {
    await page.goto('moreImage.html');
    await expect(page).toHaveTitle(/^图片/);
    await expect(page.locator('h1')).toHaveText('图片');
    await expect(followBadge(rows(page).first())).toHaveText('14 图');
    await expect(page.getByText('没有更多了')).toBeVisible();
    await expectAxeClean(page);
    await rows(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/imageDetail\/19\/411\.html$/);
  });

  test('grows by pages, and retries a failed page only on demand', { tag: '@sweep' }, async ({
    page,
    problems,
  }) => {
    problems.allow(/Failed to load resource/);
    await fakeColumn(page, 45);
    await page.goto('moreImage/19.html');
    await expect(rows(page)).toHaveCount(16);
    await page.unroute('**/getArticles?**');
    await page.route('**/getArticles?**', (route) => route.abort());
    await page.locator('main button').scrollIntoViewIfNeeded();
    const again = page.getByRole('button', { name: '加载失败，点此重试' });
    await expect(again).toBeVisible();
    await page.unroute('**/getArticles?**');
    await fakeColumn(page, 45);
    await again.click();
    await expect(again).toHaveCount(0);
    // While the rows are being loaded, their end moves away from the screen.
    await expect(page.locator('main button[aria-busy=true]')).toHaveCount(0);
    await page.getByText('没有更多了').or(page.locator('main button')).scrollIntoViewIfNeeded();
    await expect(page.getByText('没有更多了')).toBeVisible();
    const readTexts = (list: readonly Element[]) => list.map((row) => row.textContent);
    await expect.poll(async () => (await collectRows(rows(page), readTexts)).length).toBe(36);
  });

  test('shows a message when there is nothing, and when loading failed', { tag: '@sweep' }, async ({
    page,
    problems,
  }) => {
    problems.allow(/Failed to load resource/);
    await page.goto('moreImage/26042.html');
    await expect(page.locator('[role=status] h1')).toHaveText('还没有图集');
    await page.route('**/getArticles?**', (route) => route.fulfill({ status: 500 }));
    await page.goto('moreImage/26043.html');
    const again = page.locator('[role=alert]').getByRole('button');
    await expect(again).toBeVisible();
    await page.unroute('**/getArticles?**');
    await again.click();
    await expect(page.locator('[role=status] h1')).toHaveText('还没有图集');
  });
});
