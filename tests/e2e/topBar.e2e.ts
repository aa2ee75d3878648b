import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/browser.ts';
import { HOOK } from '../helpers/locators.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';
import { readLayoutShift } from '../helpers/readLayoutShift.ts';

/** The top bar of the front page and of the login, and the bar of an article. */

const bar = (page: Page) => page.locator('top-bar');
const scrollTo = (page: Page, y: number) =>
  page.evaluate(async (to) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    window.scrollTo(0, to);
    await frame();
    await frame();
  }, y);

test('the bar’s menu opens the login, whose close button goes back, or home from a first page', async ({
  page,
}) => {
  await page.goto('login.html');
  await page.getByRole('link', { name: '关闭' }).click();
  await expect(page).toHaveURL(/\/home\.html$/);
  await bar(page).getByRole('link', { name: '登录' }).click();
  await expect(page).toHaveURL(/\/login\.html$/);
  await expect(page.locator('[name=phone]')).toBeVisible();
  await waitUntilStarted(page);
  await page.getByRole('link', { name: '关闭' }).click();
  await expect(page).toHaveURL(/\/home\.html$/);
  // The button has gone back in the history: it has not added the front page again.
  await page.goForward();
  await expect(page).toHaveURL(/\/login\.html$/);
});

test('the bar hides on scrolling down, and returns on scrolling up and for an element with focus', async ({
  page,
}) => {
  await page.goto('home.html');
  await waitUntilStarted(page);
  await expect(bar(page)).toBeInViewport();
  await scrollTo(page, 400);
  await expect(bar(page)).not.toBeInViewport();
  await scrollTo(page, 402);
  await expect(bar(page)).not.toBeInViewport();
  await scrollTo(page, 340);
  await expect(bar(page)).toBeInViewport();
  await scrollTo(page, 500);
  await expect(bar(page)).not.toBeInViewport();
  await scrollTo(page, 0);
  await expect(bar(page)).toBeInViewport();
  await scrollTo(page, 400);
  await expect(bar(page)).not.toBeInViewport();
  await page.getByRole('link', { name: '我的账号' }).focus();
  await expect(bar(page)).toBeInViewport();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(bar(page)).toHaveCSS('transition-duration', '0s');
});

for (const [width, tag] of [
  [375, '@sweep'],
  [1280, undefined],
] as const) {
  test(`a logo that loads late moves nothing in a window of ${width} px`, { tag }, async ({
    page,
  }) => {
    let send = () => {};
    const asked = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route('**/masthead.png*', async (route) => {
      await asked;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('login.html', { waitUntil: 'commit' });
    const logo = bar(page).getByRole('img');
    const widthOfLogo = () => logo.evaluate((image: HTMLImageElement) => image.width);
    await expect(bar(page).getByRole('link', { name: '关闭' })).toBeVisible();
    expect(await readLayoutShift(page)).toEqual({ value: 0, sources: [] });
    const before = await widthOfLogo();
    send();
    await expect.poll(widthOfLogo).toBeGreaterThan(before);
    // A tag for which the logo leaves no room goes away.
    expect((await readLayoutShift(page)).value).toBeLessThan(0.001);
  });
}

test('the bar of an article is back on scrolling up, where nothing moves for it', async ({
  page,
}) => {
  await page.goto('newsDetail/12/345.html');
  await waitUntilStarted(page);
  const own = page
    .getByRole('navigation')
    .filter({ has: page.getByRole('link', { name: '返回' }) });
  await scrollTo(page, 900);
  // What watches the way is loaded with the first scroll.
  await expect(page.locator('html')).toHaveAttribute('data-way', 'down');
  await expect(own).not.toBeInViewport();
  const place = () =>
    page.evaluate(() => document.querySelector('h1')?.getBoundingClientRect().top ?? 0);
  await scrollTo(page, 800);
  await expect(own).toBeInViewport();
  expect(await place()).toBeLessThan(0);
  const before = await place();
  await scrollTo(page, 900);
  await expect(own).not.toBeInViewport();
  expect(await place()).toBe(before - 100);
});

test('on a phone on its side the bar at the foot is away while the reader scrolls down', async ({
  page,
}) => {
  await page.setViewportSize({ width: 812, height: 375 });
  await page.goto('newsDetail/12/345.html');
  await waitUntilStarted(page);
  const foot = page.locator(HOOK.bottomBar);
  await expect(foot).toBeInViewport();
  await scrollTo(page, 400);
  await expect(foot).not.toBeInViewport();
  await scrollTo(page, 300);
  await expect(foot).toBeInViewport();
  await scrollTo(page, 600);
  await expect(foot).not.toBeInViewport();
  await foot.getByRole('button').first().focus();
  await expect(foot).toBeInViewport();
});

test('the bar’s texts fit in long languages, too, and the logo keeps its size', {
  tag: '@sweep',
}, async ({ page }) => {
  const widthOfLogo = () =>
    bar(page)
      .getByRole('img')
      .evaluate((logo: HTMLImageElement) => logo.width);
  await page.goto('login.html');
  // It has no width until its file has loaded.
  await expect.poll(widthOfLogo).toBeGreaterThan(0);
  const width = await widthOfLogo();
  for (const lang of ['de', 'fr', 'bo']) {
    await page.goto(`login.html?lang=${lang}`);
    await expect(page.locator('[data-t="page.paper"]')).toBeVisible();
    const outside = await bar(page).evaluate((element) => {
      const box = element.getBoundingClientRect();
      return Array.from(element.querySelectorAll('img, a, a span')).filter((part) => {
        const { top, bottom, left, right } = part.getBoundingClientRect();
        return top < box.top - 1 || bottom > box.bottom + 1 || left < 0 || right > innerWidth;
      }).length;
    });
    expect(outside, lang).toBe(0);
    await expect.poll(widthOfLogo, lang).toBe(width);
  }
});
