/**
 * Tests the layout of editors' HTML after the body pipeline, with the style sheet of the
 * article's template, at the width of a phone.
 */

import type { Page } from 'playwright/test';
import { EXTRA_TRANSFORMS } from '../../src/body/extra/extraTransforms.ts';
import { parseHtml } from '../../src/body/parse.node.ts';
import { renderBody } from '../../src/body/pipeline.ts';
import { expect, test } from '../helpers/browser.ts';
import { readBuilt } from '../helpers/builtFiles.ts';
import { articleBody, HOOK, scrollBox } from '../helpers/locators.ts';
import { input, OPTIONS, outline } from '../unit/body/helpers.ts';

const sheet = () =>
  Array.from(
    readBuilt('newsDetail.html').matchAll(/<style>([\s\S]*?)<\/style>/g),
    ([, css]) => css,
  ).join('');

/** Shows a body in the column of an article. `shown` is HTML that bypasses the pipeline. */
async function showBody(
  page: Page,
  content: string,
  { lang = 'zh-CN', theme = 'light', shown = '' } = {},
) {
  const html = outline(renderBody(input(content), OPTIONS, parseHtml, EXTRA_TRANSFORMS));
  await page.setContent(
    `<!DOCTYPE html><html lang="${lang}" data-theme="${theme}"><meta name="viewport" content="width=device-width"><style>${sheet()}</style><body><div class="page"><article class="px-32"><div class="prose"><div>${html}</div>${shown}</div></article></div>`,
  );
}

const boxes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, top, width } = element.getBoundingClientRect();
      return { left, right, top, width };
    }),
  );

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('columns stand side by side, and wrap before they are too narrow', async ({ page }) => {
  const column = (text: string) =>
    `<section style="width:33.33%;margin:0 6px"><p>${text}</p></section>`;
  await showBody(
    page,
    `<section style="display:flex">${['座小水库', '公里渠系', '座泵站'].map(column).join('')}</section>`,
  );
  const columns = await boxes(page, '[style*="flex:"]');
  expect(new Set(columns.map(({ top }) => top)).size).toBe(1);
  expect(columns.every(({ width }) => width > 80)).toBe(true);
  expect(await overflow(page)).toBe(0);

  // Not narrower than four characters.
  const months = '一二三四五六七八'
    .split('')
    .map((month) => `<section style="flex:1">${month}月的雨水</section>`);
  await showBody(page, `<section style="display:flex;font-size:20px">${months.join('')}</section>`);
  const found = await boxes(page, '[style*="flex:"]');
  expect(new Set(found.map(({ top }) => top)).size).toBeGreaterThan(1);
  expect(Math.min(...found.map(({ width }) => width))).toBeGreaterThanOrEqual(80);

  // Text beside a number stays in the number's row.
  await showBody(
    page,
    '<section style="display:flex"><section style="width:28px">1</section><section>明年四月底前，主体工程全部完成，水费账目每季度公示一次。</section></section>',
  );
  const [number, text] = await boxes(page, '[style*="flex:"]');
  expect(number?.width).toBeCloseTo(28, 0);
  expect(text?.top).toBe(number?.top);
});

test('deep lists, quotes and indents leave room for text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const nest = (start: string, end: string, depth: number) =>
    `${start.repeat(depth)}岸边的灯${end.repeat(depth)}`;
  await showBody(
    page,
    [
      nest('<ul><li>', '</li></ul>', 22),
      nest('<blockquote>', '</blockquote>', 20),
      nest('<div style="margin-left:40px;padding-left:20px">', '</div>', 6),
    ].join(''),
  );
  expect(await overflow(page)).toBe(0);
  const deepest = await boxes(page, 'ul ul ul ul ul ul li, blockquote:not(:has(*)), div[style]');
  expect(Math.min(...deepest.map(({ width }) => width))).toBeGreaterThan(120);
});

test('a long table is as high as the screen at most', async ({ page }) => {
  const rows = '<tr><td>名单</td><td>岸边</td></tr>'.repeat(500);
  await showBody(page, `<table>${rows}</table><p>末段</p>`);
  const { height } = page.viewportSize() ?? { height: 0 };
  const box = scrollBox(page);
  expect(await box.evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(height);
  await box.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(page.locator('td').last()).toBeInViewport();
});

test('signs stay in their line', { tag: '@sweep' }, async ({ page }) => {
  const file = 'R0lGODlhEAAQAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  const sign = `<img class="emoji" src="data:image/gif;base64,${file}">`;
  await showBody(page, `<p>今天真冷${sign}多穿点</p><p>今天真冷，多穿点</p>`);
  const [withSign, without] = await page
    .locator('p')
    .evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  expect(withSign).toBe(without);
  expect((await boxes(page, 'img')).map(({ width }) => width)).toEqual([20]);
});

test('code scrolls in its own box, in a monospace font in every language', {
  tag: '@sweep',
}, async ({ page }) => {
  const code = `<pre><code>const answer = await fetch('/a/long/address/that/does/not/fit/on/a/phone');</code></pre>`;
  for (const lang of ['zh-CN', 'en', 'bo']) {
    await showBody(page, `<p><code>a</code><kbd>b</kbd></p>${code}`, { lang });
    expect(await overflow(page)).toBe(0);
    const box = scrollBox(page);
    expect(await box.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    for (const selector of ['p code', 'kbd', 'pre', 'pre code']) {
      expect(await styleOf(page, selector, 'font-family'), `${lang} ${selector}`).toMatch(
        /monospace$/,
      );
    }
  }
});

test('puts bullets, bars and first columns of right-to-left text on the right', async ({
  page,
}) => {
  await showBody(
    page,
    `<p>مرحبا ${'x'.repeat(80)}</p><ul><li>العنصر</li></ul><blockquote><p>اقتباس</p></blockquote><table><tr><td>القاهرة</td><td>12</td></tr></table><p>海港</p>`,
  );
  expect(await overflow(page)).toBe(0);
  expect(await styleOf(page, 'p', 'direction')).toBe('rtl');
  expect(Number.parseFloat(await styleOf(page, 'ul', 'padding-right'))).toBeGreaterThan(0);
  expect(await styleOf(page, 'ul', 'padding-left')).toBe('0px');
  expect(await styleOf(page, 'blockquote', 'border-right-width')).toBe('2px');
  expect(await styleOf(page, 'td', 'text-align')).toBe('start');
  const [first, second] = await boxes(page, 'td');
  expect(first?.left).toBeGreaterThan(second?.left ?? 0);
  expect(await styleOf(page, 'p >> nth=-1', 'direction')).toBe('ltr');
});

test('an image in a column does not extend to the edges of the page', async ({ page }) => {
  const picture =
    '<section style="width:48%"><img src="https://img.example.test/a.jpg" width="300" height="200"></section>';
  await page.route('**/*.jpg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );
  await showBody(
    page,
    `<section style="display:flex;justify-content:space-between">${picture}${picture}</section>`,
  );
  const [first, second] = await boxes(page, 'figure');
  expect(first?.left).toBeGreaterThan(0);
  expect(first?.top).toBe(second?.top);
  expect(first?.right).toBeLessThan(second?.left ?? 0);
});

test('the duration of a video in the text is white in every theme', { tag: '@sweep' }, async ({
  page,
}) => {
  const shown =
    '<figure class="video"><a class="video-cover" href="#"><span class="video-time">03:12</span></a></figure>';
  for (const theme of ['light', 'dark']) {
    await showBody(page, '<p><a href="https://news.example.test/">a</a></p>', { theme, shown });
    expect(await styleOf(page, HOOK.mediaDuration, 'color')).toBe('rgb(255, 255, 255)');
    expect(await styleOf(page, HOOK.mediaCover, 'text-decoration-line')).toBe('none');
    expect(await styleOf(page, 'p a', 'text-decoration-line')).toBe('underline');
  }
});

test('a card has a raised ground instead of its shadow in the dark theme', {
  tag: '@sweep',
}, async ({ page }) => {
  const card = '<section style="box-shadow:0 0 6px #ddd;background:#fffdf7">a</section>';
  const CARD = '[style*="box-shadow"]';
  await showBody(page, card, { theme: 'light' });
  expect(await styleOf(page, CARD, 'box-shadow')).toBe('rgb(221, 221, 221) 0px 0px 6px 0px');
  expect(await styleOf(page, CARD, 'background-color')).toBe('rgb(255, 253, 247)');
  await showBody(page, card, { theme: 'dark' });
  expect(await styleOf(page, CARD, 'box-shadow')).toBe('none');
  expect(await styleOf(page, CARD, 'background-color')).toBe('rgb(30, 30, 30)');
});

test('an infographic has the same layout in the template as in the baked page', async ({
  page,
}) => {
  const rows = () =>
    articleBody(page)
      .locator('[style*="display:flex"]')
      .evaluateAll((elements) => elements.map((element) => element.outerHTML));
  await page.goto('newsDetail/14/452.html');
  const baked = await rows();
  expect(baked).toHaveLength(3);
  await page.goto('newsDetail.html?columnId=14&id=452');
  await expect.poll(rows).toEqual(baked);
  expect(await overflow(page)).toBe(0);
});
