import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/browser.ts';
import { waitUntilAwake } from '../helpers/reader.ts';

/** The masthead of home and login. */

const bar = (page: Page) => page.locator('top-bar');
const waitUntilWired = (page: Page) =>
  page.waitForFunction(() => customElements.get('top-bar') !== undefined);
const scrollTo = (page: Page, y: number) =>
  page.evaluate(async (to) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    window.scrollTo(0, to);
    await frame();
    await frame();
  }, y);

test('its menu opens the login, whose button closes it and goes back', async ({ page }) => {
  await page.goto('home.html');
  await page.getByRole('link', { name: '我的账号' }).click();
  await expect(page).toHaveURL(/\/login\.html$/);
  await expect(page.locator('[name=phone]')).toBeVisible();
  await waitUntilAwake(page);
  await page.getByRole('link', { name: '关闭' }).click();
  await expect(page).toHaveURL(/\/home\.html$/);
  // Back, and not a home on top of it.
  await page.goForward();
  await expect(page).toHaveURL(/\/login\.html$/);
});

test('its close button goes home for a reader who came from nowhere', async ({ page }) => {
  await page.goto('login.html');
  await page.getByRole('link', { name: '关闭' }).click();
  await expect(page).toHaveURL(/\/home\.html$/);
});

test('it hides on the way down and returns on the way up', async ({ page }) => {
  await page.goto('home.html');
  await waitUntilWired(page);
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
});

test('it never hides what has the focus', async ({ page }) => {
  await page.goto('home.html');
  await waitUntilWired(page);
  await scrollTo(page, 400);
  await expect(bar(page)).not.toBeInViewport();
  await page.getByRole('link', { name: '我的账号' }).focus();
  await expect(bar(page)).toBeInViewport();
});

test('it does not move where reduced motion is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('home.html');
  await waitUntilAwake(page);
  await expect(bar(page)).toHaveCSS('transition-duration', '0s');
});

test('its words stay inside it in long languages, too', async ({ page }) => {
  for (const lang of ['de', 'fr', 'bo']) {
    await page.goto(`login.html?lang=${lang}`);
    await expect(page.locator('[data-t="page.paper"]')).toBeVisible();
    const outside = await bar(page).evaluate((element) => {
      const box = element.getBoundingClientRect();
      return Array.from(element.querySelectorAll('img, span, a')).filter((part) => {
        const { top, bottom, left, right } = part.getBoundingClientRect();
        return top < box.top - 1 || bottom > box.bottom + 1 || left < 0 || right > innerWidth;
      }).length;
    });
    expect(outside, lang).toBe(0);
  }
});
