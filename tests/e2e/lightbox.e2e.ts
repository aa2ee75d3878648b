import type { Page } from 'playwright/test';
import { readTestPorts } from '../../scripts/test/testEnvironment.ts';
import { actionMessages } from '../helpers/actionMessages.ts';
import { findViolations } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import { scrollToComments } from '../helpers/comments.ts';
import {
  HOOK,
  lightboxCaption,
  lightboxCount,
  lightboxSlide,
  lightboxStrip,
} from '../helpers/locators.ts';
import { createId, putArticle, putCommentWithImages } from '../helpers/origin.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';
import { makePng } from '../helpers/png.ts';
import { createFingers } from '../helpers/touchscreen.ts';

/** Tests gestures, keys and addresses of the lightbox on a screen of 375 × 812. */
const words = actionMessages.cn;
const CAPTIONS = ['试验列车驶过大桥', '清代石桥', '清晨的渡口'];
const FILLER = '一段文字。'.repeat(60);
const box = (page: Page) => page.getByRole('dialog', { name: words['pictures.name'] });
const inPage = (page: Page, place: number) => page.locator(`main img[data-i="${place}"]`);
const count = (page: Page) => lightboxCount(box(page));
const frames = (page: Page) => lightboxSlide(box(page));
const shown = (page: Page) => box(page).locator(`[aria-hidden=false] ${HOOK.lightboxFrame}`);
const hash = (page: Page) => new URL(page.url()).hash;

/** Returns scale and position (px) of the current image after its animations. */
async function viewOf(page: Page): Promise<{ scale: number; x: number; y: number }> {
  return shown(page).evaluate(async (frame: HTMLElement) => {
    await Promise.all(frame.getAnimations().map((motion) => motion.finished));
    const { a, e, f } = new DOMMatrix(getComputedStyle(frame).transform);
    return { scale: a, x: e, y: f };
  });
}

const ARTICLE = {
  body: [
    FILLER,
    { picture: 'rail-1', caption: CAPTIONS[0] ?? '' },
    FILLER,
    { picture: 'bridge-2', caption: CAPTIONS[1] ?? '' },
    FILLER,
    { picture: 'river-4', caption: CAPTIONS[2] ?? '' },
    FILLER,
  ],
};

async function openArticle(page: Page, id: number, article: object = ARTICLE): Promise<void> {
  await page.goto(await putArticle(id, article));
  await waitUntilStarted(page);
}

async function openPicture(page: Page, place: number): Promise<void> {
  await inPage(page, place).tap();
  await expect(box(page)).toBeFocused();
  await viewOf(page);
}

test('an image of a comment opens in the lightbox, with the others of that comment', async ({
  page,
}) => {
  const id = createId();
  await putCommentWithImages(id);
  await openArticle(page, id);
  await scrollToComments(page);
  const link = page.locator('[data-comment] a[data-act=picture]').first();
  await link.click();
  await expect(box(page)).toBeFocused();
  await expect(count(page)).toHaveText('1 / 2');
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('a tap opens it, Back closes it and keeps the scroll position, and keys turn, zoom and close', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await openArticle(page, 841_001);
  await inPage(page, 1).scrollIntoViewIfNeeded();
  const scroll = await page.evaluate(() => scrollY);
  expect(files.filter((url) => /lightbox/.test(url))).toEqual([]);
  await openPicture(page, 1);
  expect(files.some((url) => /lightbox[^/]*\.js$/.test(url))).toBe(true);
  await expect(count(page)).toHaveText('2 / 3');
  await expect(lightboxCaption(box(page))).toHaveText(CAPTIONS[1] ?? '');
  // The image of the page is shown at once, then replaced by the original when it has loaded.
  await expect(shown(page).locator('img')).toHaveAttribute('src', /bridge-2\.jpg$/);
  await expect(shown(page).locator('img')).toHaveCount(1);
  await expect(frames(page)).toHaveCount(3);
  expect(hash(page)).toBe('#img-2');
  expect(await findViolations(page)).toEqual([]);

  await page.goBack();
  await expect(box(page)).toHaveCount(0);
  expect(hash(page)).toBe('');
  await expect(inPage(page, 1)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scroll);
  expect(await page.evaluate(() => document.documentElement.dataset.sheet)).toBeUndefined();

  // The focus stays inside.
  await inPage(page, 0).focus();
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
  const press = (key: string) => page.keyboard.press(key);
  await press('ArrowRight');
  await press('ArrowRight');
  await expect(count(page)).toHaveText('3 / 3');
  await press('Home');
  await expect(count(page)).toHaveText('1 / 3');
  await press('+');
  expect((await viewOf(page)).scale).toBe(1.5);
  await press('ArrowRight');
  expect(await viewOf(page)).toEqual({ scale: 1.5, x: -80, y: 0 });
  await press('0');
  expect(await viewOf(page)).toEqual({ scale: 1, x: 0, y: 0 });
  const next = box(page).getByRole('button', { name: words['pictures.next'] });
  const close = box(page).getByRole('button', { name: words['pictures.close'] });
  for (const control of [next, close, next]) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(count(page)).toHaveText('2 / 3');
  await page.keyboard.press('Enter');
  await expect(count(page)).toHaveText('3 / 3');
  // The button is hidden on the last image; the keys still work.
  await expect(next).toBeHidden();
  await press('Home');
  await expect(count(page)).toHaveText('1 / 3');
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveCount(0);
  await expect(inPage(page, 0)).toBeFocused();
  // Back while images are changing leaves no hash in the address.
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
  await next.evaluate((button: HTMLElement) => {
    button.click();
    history.back();
  });
  await expect(box(page)).toHaveCount(0);
  expect(hash(page)).toBe('');
});

test('gestures zoom, pan, show the next image and close the lightbox', async ({ page }) => {
  await openArticle(page, 841_001);
  await openPicture(page, 0);
  const fingers = await createFingers(page);
  // A double tap zooms in and out, and a drag pans up to the edges.
  await fingers.doubleTap([287, 406]);
  // The point under the finger, 100 px right of the middle, keeps its position.
  expect(await viewOf(page)).toEqual({ scale: 2.5, x: expect.closeTo(-149.25, 0), y: 0 });
  await fingers.draw([
    [80, 300],
    [360, 300],
  ]);
  const { x } = await viewOf(page);
  expect(x).toBeCloseTo(-149.25 + 280, 0);
  await fingers.draw([
    [20, 300],
    [370, 500],
  ]);
  expect(await viewOf(page)).toEqual({ scale: 2.5, x: expect.closeTo(281.25, 0), y: 0 });
  await expect(count(page)).toHaveText('1 / 3');
  await fingers.doubleTap([187, 406]);
  expect(await viewOf(page)).toEqual({ scale: 1, x: 0, y: 0 });

  // A pinch zooms up to six times, around its centre.
  await fingers.draw(
    [
      [157, 406],
      [127, 406],
    ],
    [
      [217, 406],
      [247, 406],
    ],
  );
  const twice = await viewOf(page);
  expect(twice.scale).toBeCloseTo(2, 1);
  await fingers.draw(
    [
      [167, 406],
      [17, 406],
    ],
    [
      [207, 406],
      [357, 406],
    ],
  );
  expect((await viewOf(page)).scale).toBe(6);
  // An image that is pinched below its original size returns to it.
  for (let time = 0; time < 2; time += 1) {
    await fingers.draw(
      [
        [17, 406],
        [177, 406],
      ],
      [
        [357, 406],
        [197, 406],
      ],
    );
  }
  expect(await viewOf(page)).toEqual({ scale: 1, x: 0, y: 0 });
  await expect(box(page)).toBeVisible();

  // A swipe shows the next image, and a drag down closes the lightbox.
  const strip = lightboxStrip(box(page));
  const shift = () => strip.evaluate((it) => new DOMMatrix(getComputedStyle(it).transform).e);
  // The strip follows the finger.
  await fingers.hold([
    [300, 406],
    [150, 410],
  ]);
  expect(await shift()).toBeCloseTo(-150, 0);
  await fingers.lift();
  await expect(count(page)).toHaveText('2 / 3');
  expect(hash(page)).toBe('#img-2');
  await fingers.draw([
    [300, 406],
    [60, 406],
  ]);
  await expect(count(page)).toHaveText('3 / 3');
  // The last image follows the finger only partly and returns.
  await fingers.hold([
    [300, 406],
    [100, 406],
  ]);
  expect(await shift()).toBeCloseTo(-60, 0);
  await fingers.lift();
  await expect.poll(shift).toBe(0);
  await expect(count(page)).toHaveText('3 / 3');
  await fingers.draw([
    [100, 406],
    [340, 406],
  ]);
  await expect(count(page)).toHaveText('2 / 3');
  // A drag of 20 px is too short to close.
  await fingers.draw([
    [187, 406],
    [187, 426],
  ]);
  expect(await viewOf(page)).toEqual({ scale: 1, x: 0, y: 0 });
  await fingers.draw([
    [187, 306],
    [187, 606],
  ]);
  await expect(box(page)).toHaveCount(0);
  await expect.poll(() => hash(page)).toBe('');
  // All images shared one history entry.
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test('a hash opens the lightbox at its image, and closing stays on the page', async ({ page }) => {
  const address = await putArticle(841_001, ARTICLE);
  await page.goto(`${address}#img-3`);
  await expect(count(page)).toHaveText('3 / 3');
  await page.reload();
  await expect(count(page)).toHaveText('3 / 3');
  await box(page).getByRole('button', { name: words['pictures.close'] }).click();
  await expect(box(page)).toHaveCount(0);
  await expect.poll(() => hash(page)).toBe('');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  // Forward opens the image again.
  await page.goForward();
  await expect(count(page)).toHaveText('3 / 3');
  await page.goBack();
  await expect(box(page)).toHaveCount(0);
  // The hash of an image that does not exist has no effect.
  await page.evaluate(() => {
    location.hash = '#img-4';
  });
  await inPage(page, 1).tap();
  await expect(count(page)).toHaveText('2 / 3');
});

test('an image inside a link stays a link, and is included in the lightbox', {
  tag: '@sweep',
}, async ({ page }) => {
  const pictures = `http://localhost:${readTestPorts().origin}/media/pic`;
  const content = `<p>${FILLER}</p><p><img src="${pictures}/rail-1.jpg"></p><p><a href="https://elsewhere.test/"><img src="${pictures}/bridge-2.jpg" alt="石桥"></a></p>`;
  await openArticle(page, 841_002, { content, body: undefined });
  await page.route('https://elsewhere.test/', (route) =>
    route.fulfill({ body: '<title>elsewhere</title>', contentType: 'text/html' }),
  );
  await expect(inPage(page, 1)).not.toHaveAttribute('role', 'button');
  await expect(inPage(page, 0)).toHaveAccessibleName(/841002 1$/);
  await openPicture(page, 0);
  await expect(count(page)).toHaveText('1 / 2');
  await page.goBack();
  await inPage(page, 1).click();
  await expect(page).toHaveTitle('elsewhere');
});

test('shows a message for an image that fails to load', { tag: '@sweep' }, async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  await page.route(/bridge-2\.jpg/, (route) => route.abort());
  await openArticle(page, 841_001);
  await openPicture(page, 0);
  await page.keyboard.press('ArrowRight');
  await expect(box(page).getByText(words['pictures.failed'])).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(count(page)).toHaveText('3 / 3');
});

test('does not show an original that is too large to decode', { tag: '@sweep' }, async ({
  page,
}) => {
  await page.route(/rail-1\.jpg$/, (route) =>
    route.fulfill({ contentType: 'image/png', body: makePng(12_000, 3000) }),
  );
  await openArticle(page, 841_001);
  await openPicture(page, 0);
  const original = await inPage(page, 0).evaluate((image: HTMLImageElement) =>
    image.src.replace(/\.2$/, ''),
  );
  const countLoads = () =>
    page.evaluate((address) => performance.getEntriesByName(address).length, original);
  await expect.poll(countLoads, 'loads of the original').toBe(1);
  await page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
  }, original);
  await expect(shown(page).locator('img')).toHaveAttribute('src', /rail-1\.jpg\.2$/);
});

test('a tap before the code has loaded opens it later', { tag: '@sweep' }, async ({ page }) => {
  let open: () => void = () => {};
  const gate = new Promise<void>((done) => {
    open = done;
  });
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('newsDetail/12/345.html');
  await inPage(page, 0).tap();
  await expect(inPage(page, 0)).toHaveAttribute('aria-busy', 'true');
  open();
  await expect(count(page)).toHaveText(/^1 \/ /);
});

test('opening it fifty times leaks no memory, nodes or listeners', { tag: '@sweep' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openArticle(page, 841_001);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const weigh = async () => {
    // The first collection can make more objects collectable.
    for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { bytes: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
  };
  const openTimes = (times: number) =>
    page.evaluate(
      async ({ left, dialog, close }) => {
        const picture = document.querySelector<HTMLElement>('main img[data-i="0"]');
        const until = async (isSo: () => boolean) => {
          while (!isSo()) await new Promise((done) => setTimeout(done));
        };
        for (let time = 0; time < left; time += 1) {
          picture?.click();
          await until(() => document.querySelector(dialog) !== null);
          document.querySelector<HTMLElement>(close)?.click();
          await until(() => !document.querySelector(dialog) && location.hash === '');
        }
      },
      { left: times, dialog: HOOK.lightbox, close: HOOK.lightboxClose },
    );
  await openTimes(5);
  const before = await weigh();
  await openTimes(50);
  const after = await weigh();
  // A leak of one lightbox would be sixty nodes each time; other late changes of a page are fewer.
  expect(after.nodes - before.nodes).toBeLessThan(300);
  expect(after.listeners - before.listeners).toBeLessThan(20);
  expect(after.bytes - before.bytes).toBeLessThan(500_000);
});
