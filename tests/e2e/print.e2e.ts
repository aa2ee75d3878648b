import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../helpers/browser.ts';
import {
  articleBody,
  bodyFigure,
  HOOK,
  paperImage,
  photoSlide,
  showAll,
} from '../helpers/locators.ts';
import { putArticle, withBaked } from '../helpers/origin.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';

/** Returns elements that are drawn in print although they belong to the screen. */
const readScreenOnly = (page: Page) =>
  page.evaluate((names) => {
    const isDrawn = (element: Element) =>
      element.checkVisibility() && element.getBoundingClientRect().height > 1;
    const shown = Array.from(document.querySelectorAll(names)).filter(isDrawn);
    const floating = Array.from(document.querySelectorAll('body *')).filter(
      (element) => isDrawn(element) && /fixed|sticky/.test(getComputedStyle(element).position),
    );
    return [...shown, ...floating].map((element) => element.outerHTML.slice(0, 80));
  }, `top-bar,ad-slot,button,nav,${HOOK.bottomBar},${HOOK.floatingButtons},${HOOK.skipLink}`);

/** Returns the pairs of text and background colours in print. */
const readColours = (page: Page) =>
  page.evaluate((column) => {
    const seen = new Set<string>();
    for (const element of document.querySelectorAll(`${column}, ${column} *`)) {
      if (!element.checkVisibility() || element.closest('svg')) continue;
      const { color, backgroundColor } = getComputedStyle(element);
      seen.add(`${color} on ${backgroundColor}`);
    }
    return [...seen];
  }, HOOK.pageColumn);

for (const [what, tag, address] of [
  ['a baked article', undefined, 'newsDetail/12/345.html'],
  ['the template of articles', '@sweep', 'newsDetail/999/345.html'],
  ['a photo set', '@sweep', 'imageDetail/19/411.html'],
] as const) {
  test(`${what} prints only text and images, black on white`, { tag }, async ({ page }) => {
    await page.goto(address);
    await waitUntilStarted(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await readScreenOnly(page)).toEqual([]);
    expect(await readColours(page)).toEqual(['rgb(0, 0, 0) on rgba(0, 0, 0, 0)']);
    await expect(page.locator('#comments')).toBeHidden();
    await expect(page.locator('h1')).toBeVisible();
    await expect(articleBody(page).locator('p').first()).toBeVisible();
    // The text is as wide as the paper, wider than the widest column of the screen.
    await page.setViewportSize({ width: 720, height: 1000 });
    const width = await page.locator('article').evaluate((element) => element.clientWidth);
    expect(width).toBe(720);
  });

  test(`${what} prints its images whole`, { tag }, async ({ page }) => {
    await page.goto(address);
    await waitUntilStarted(page);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const pictures = bodyFigure(page).locator('img:visible');
    expect(await pictures.count()).toBeGreaterThan(0);
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveJSProperty('complete', true);
      expect(
        await picture.evaluate((image: HTMLImageElement) => {
          const { left, right } = image.getBoundingClientRect();
          const { breakInside } = getComputedStyle(image);
          const isWhole = left >= 0 && right <= innerWidth;
          return { isWhole, breakInside, hasPixels: image.naturalWidth > 0 };
        }),
      ).toEqual({ isWhole: true, breakInside: 'avoid', hasPixels: true });
    }
  });
}

test('an article prints its source, its address and its date with the year', async ({ page }) => {
  for (const address of ['newsDetail/12/345.html', 'newsDetail/999/345.html']) {
    await page.goto(address);
    await waitUntilStarted(page);
    await page.emulateMedia({ media: 'print' });
    await expect(
      page.locator('article').getByText('霁川日报', { exact: true }).first(),
    ).toBeVisible();
    const link = page.locator('link[rel=canonical]');
    const own = await link.getAttribute('href');
    expect(own).toMatch(/\/newsDetail\/\w+\/345\.html$/);
    expect(await readAfter(link)).toMatchObject({ content: `"${own}"`, isDrawn: true });
    const time = page.locator('article time').first();
    await expect(time).toHaveAttribute('title', '2026年11月20日 06:30');
    expect(await readAfter(time)).toMatchObject({
      content: '"2026年11月20日 06:30"',
      isDrawn: true,
    });
    expect(await time.evaluate((element) => getComputedStyle(element).fontSize)).toBe('0px');
    await page.emulateMedia({ media: 'screen' });
  }
});

test('an article that is folded on the screen prints in full, with the addresses of its links', {
  tag: '@sweep',
}, async ({ page }) => {
  const link = 'https://example.org/a?b=1';
  const body = Array.from({ length: 60 }, (_, n) => `第 ${n + 1} 段。`.repeat(12));
  const address = await putArticle(806_001, {
    body: [...body, { html: `<p><a href="${link}">名单</a></p>` }],
    onlyAppRead: true,
  });
  await withBaked(address, async () => {
    await page.goto(address);
    await expect(showAll(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(showAll(page)).toBeHidden();
    const prose = articleBody(page);
    expect(await prose.evaluate((text) => getComputedStyle(text).maxHeight)).toBe('none');
    expect(await prose.evaluate((text) => getComputedStyle(text).maskImage)).toBe('none');
    const shown = await page
      .getByRole('link', { name: '名单' })
      .evaluate((element) => getComputedStyle(element, '::after').content);
    expect(shown).toContain(link);
  });
});

test('other pages print without floating elements', { tag: '@sweep' }, async ({ page }) => {
  for (const address of ['home.html', 'postDetail/9001.html']) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await page.emulateMedia({ media: 'print' });
    await page.locator('main').first().waitFor();
    expect([address, ...(await readScreenOnly(page))]).toEqual([address]);
  }
});

test.describe('on a device with a mouse', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('a photo set prints all its pictures, a newspaper page on one sheet', async ({ page }) => {
    await page.goto('imageDetail/19/411.html');
    await waitUntilStarted(page);
    const pictures = photoSlide(page).locator('img');
    await expect.poll(() => pictures.evaluateAll(countMissing)).toBe(0);
    expect(countImages(await printPage(page))).toBe(14);
    await page.goto('paperSharePage.html');
    await expect(paperImage(page)).toHaveJSProperty('complete', true);
    await waitUntilStarted(page);
    const paper = await printPage(page);
    expect(countImages(paper)).toBe(1);
    expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  test('the first print of an article has all its pictures', async ({ page }) => {
    const body = Array.from({ length: 10 }, (_, n) => [
      `第 ${n + 1} 张`,
      { picture: `rail-${n}` },
      '渡口的老站房重新刷了漆，候船的人沿着石阶坐下。'.repeat(4),
    ]).flat();
    const address = await putArticle(806_002, { body });
    const print = async () => {
      await page.goto(address);
      await waitUntilStarted(page);
      await expect.poll(() => bodyFigure(page).locator('img').evaluateAll(countMissing)).toBe(0);
      return countImages(await printPage(page));
    };
    expect(await print(), 'the template').toBe(10);
    await withBaked(address, async () => expect(await print(), 'the baked page').toBe(10));
  });
});

/** Returns what is drawn after the content of an element, and whether the element is. */
const readAfter = (element: Locator) =>
  element.evaluate((node) => ({
    content: getComputedStyle(node, '::after').content,
    isDrawn: node.getBoundingClientRect().height > 0,
  }));

/** Returns the PDF that the page is printed as. */
async function printPage(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.printToPDF', { printBackground: true });
  return Buffer.from(data, 'base64');
}

const countMissing = (images: readonly (SVGElement | HTMLElement)[]) =>
  images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth === 0).length;

/** Returns how many photographs a PDF has; small images are signs. */
const countImages = (pdf: Buffer): number =>
  Array.from(pdf.toString('latin1').matchAll(/\/Subtype \/Image\b[^>]*?\/Width (\d+)/g)).filter(
    ([, width]) => Number(width) > 100,
  ).length;
