import type { Page } from 'playwright/test';
import * as STORAGE_KEYS from '../../src/host/storageKeys.ts';
import { cn as messages } from '../../src/i18n/messages/cn.ts';
import { cn } from '../../src/i18n/mine/cn.ts';
import { expect, test } from '../helpers/browser.ts';
import {
  articleRow,
  columnTab,
  HOOK,
  lightbox,
  sheet,
  skeleton,
  videoSlide,
} from '../helpers/locators.ts';
import { scrollBackTo, waitUntilStarted } from '../helpers/pageHelpers.ts';
import { ROUTE_RECORDS } from '../helpers/routeRecords.ts';

/** What moves by itself: animations under reduced motion, and videos that start without a tap. */

/** Returns animations and transitions of more than 1 ms, and boxes that scroll smoothly. */
const findMotion = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const nameOf = (element: Element | null) =>
      `${element?.localName}.${element?.getAttribute('class')}`;
    const longest = (times: string) =>
      Math.max(...times.split(',').map((time) => Number.parseFloat(time)));
    for (const { effect } of document.getAnimations()) {
      const { target } = effect as KeyframeEffect;
      if (Number(effect?.getComputedTiming().endTime) > 1) found.add(`runs: ${nameOf(target)}`);
    }
    for (const element of document.querySelectorAll('*')) {
      const style = getComputedStyle(element);
      if (style.animationName !== 'none' && longest(style.animationDuration) > 0.001)
        found.add(`animation: ${nameOf(element)}`);
      if (longest(style.transitionDuration) > 0.001) found.add(`transition: ${nameOf(element)}`);
      if (style.scrollBehavior === 'smooth') found.add(`smooth: ${nameOf(element)}`);
    }
    return [...found];
  });

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('no page, sheet, lightbox or player moves, and scrolling is not smooth', async ({
    page,
  }) => {
    const found: Record<string, readonly string[]> = {};
    const look = async (what: string) => {
      const motion = await findMotion(page);
      if (motion.length > 0) found[what] = motion;
    };
    await page.addInitScript(() => {
      for (const name of ['scrollTo', 'scrollBy', 'scrollIntoView'] as const) {
        const own = Element.prototype[name] as (options?: ScrollToOptions) => void;
        Element.prototype[name] = function (this: Element, options?: ScrollToOptions) {
          if (options?.behavior === 'smooth') console.error(`smooth ${name}`);
          own.call(this, options);
        };
      }
      const scrollWindow = window.scrollTo as (...args: unknown[]) => void;
      Object.assign(window, {
        scrollTo(...args: unknown[]) {
          if ((args[0] as ScrollToOptions)?.behavior === 'smooth') console.error('smooth scrollTo');
          scrollWindow(...args);
        },
      });
    });
    await page.goto('home.html', { waitUntil: 'commit' });
    await articleRow(page).first().waitFor();
    await look('front page');
    await waitUntilStarted(page);
    await columnTab(page).nth(6).click();
    await look('another column');
    await page.goto(`${ROUTE_RECORDS.newsDetail.address}`);
    await waitUntilStarted(page);
    await scrollBackTo(page, 1500);
    await look('article');
    await page.getByRole('button', { name: messages['page.top'], exact: true }).click();
    for (const act of ['look', 'compose', 'share']) {
      await page.locator(`[data-act=${act}]:visible`).last().click();
      await sheet(page).waitFor();
      await look(act);
      await page.keyboard.press('Escape');
      await expect(sheet(page)).toHaveCount(0);
    }
    await page.locator('main img[data-i="0"]').click();
    await lightbox(page).waitFor();
    await page.keyboard.press('ArrowRight');
    await look('lightbox');
    await page.goto(ROUTE_RECORDS.videoDetail.address);
    await page.locator(HOOK.mediaCover).first().click();
    await page.locator('media-player').waitFor();
    await look('player');
    // Without its content the template shows the skeleton.
    await page.route('**/getArticleContent?**', () => {});
    await page.goto('newsDetail.html?columnId=12&id=345', { waitUntil: 'commit' });
    await skeleton(page).waitFor();
    await look('template');
    await page.goto(ROUTE_RECORDS.minVideoDetail.address);
    await look('feed of short videos');
    expect(found).toEqual({});
  });
});

/** Returns whether the second video of the feed starts after the reader has started the first. */
async function startsByItself(page: Page): Promise<boolean> {
  await page.goto(ROUTE_RECORDS.minVideoDetail.address);
  await waitUntilStarted(page);
  const video = (slide: number) => videoSlide(page).nth(slide).locator('video');
  await videoSlide(page).first().locator('[data-act=play]').click();
  await expect(videoSlide(page).first().locator('[data-state=playing]')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(videoSlide(page).nth(1)).toBeInViewport({ ratio: 0.9 });
  await expect
    .poll(() => video(0).evaluateAll(([first]) => (first as HTMLVideoElement)?.paused ?? true))
    .toBe(true);
  // The player of a video that starts is requested in the same task as the pause.
  return (await videoSlide(page).nth(1).locator('media-player, [aria-busy=true]').count()) > 0;
}

test('the next short video starts by itself, unless the reader has chosen otherwise', {
  tag: '@sweep',
}, async ({ page }) => {
  expect(await startsByItself(page)).toBe(true);
  await page.goto(ROUTE_RECORDS.getUserInfo.address);
  const choices = page.getByRole('group', { name: cn['look.autoplay'] });
  await expect(choices.getByRole('radio', { name: cn['look.always'] })).toBeChecked();
  await choices.getByText(cn['look.never'], { exact: true }).click();
  // Saved by code that the page loads when it has been shown.
  await page.waitForFunction((key) => localStorage.getItem(key), STORAGE_KEYS.autoplay);
  expect(await startsByItself(page)).toBe(false);
  await page.goto(ROUTE_RECORDS.getUserInfo.address);
  await expect(choices.getByRole('radio', { name: cn['look.never'] })).toBeChecked();
});

test('no video starts by itself where motion is reduced', { tag: '@sweep' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await startsByItself(page)).toBe(false);
});

test('no video starts by itself where data is saved', { tag: '@sweep' }, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  expect(await startsByItself(page)).toBe(false);
});
