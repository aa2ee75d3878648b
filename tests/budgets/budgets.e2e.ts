import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from 'parse5';
import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/browser.ts';
import { readBuilt } from '../helpers/builtFiles.ts';
import { HOOK } from '../helpers/locators.ts';
import { brotliSize, collectTraffic, type Transfer, waitUntilSettled } from '../helpers/traffic.ts';

/** Budgets of architecture 11, in bytes after brotli. */
const HTML_B = 13_800;
const EAGER_JS_B = 15_000;
const WHOLE_PAGE_B = 50_000;
const TEMPLATE_JS_B = 35_000;
const TEMPLATE_FILES = 5;
/** The front page with its first screen (no React before a touch or scroll). */
const HOME_HTML_B = 20_000;
const HOME_JS_B = 46_000;
/** Files of the front page until its first picture has loaded. */
const HOME_REQUESTS = 12;
/** Files of code that the first touch of an article loads, whatever the control. */
const TOUCH_FILES = 23;
const PHONE = { width: 375, height: 812 };
/** A community page, with its deferred behaviours and its messages. */
const COMMUNITY_JS_B = 50_000;

/** An article of 1,500 characters. */
const ARTICLE = 'newsDetail/12/345.html';
const HOME = 'home.html';
const POST = 'postDetail/9001.html';
/** The same article, rendered by the template. */
const TEMPLATE = 'newsDetail.html?columnId=12&id=345';

/** Chunks are recognised by text that only they contain, since their names may change. */
const REACT = /react\.transitional\.element|react-dom/;
/** Code of form fields and of uploads. */
const FORMS = /mamUploadAccessToken|minioGetData|convertToBlob|XMLHttpRequest/;
const DEFERRED_CODE: readonly (readonly [string, RegExp])[] = [
  ['player (hls.js)', /EXT-X-/],
  ['player (mpegts.js)', /mpegts|FLVDemuxer/],
  ['cipher (sm4)', /2746333894|0xa3b1bac6/i],
  ['cipher (md5)', /crypto-js|1732584193/],
  ['PDF', /pdfjs|PDFDocument/],
  ['lightbox', /lightbox-ground/],
  ['speech', /SpeechSynthesisUtterance/],
  ['poster', /\.toBlob\(|toDataURL\(/],
];

const measured: { what: string; measured: number; limit: number }[] = [];
const measure = (what: string, value: number, limit: number) => {
  measured.push({ what, measured: value, limit });
  return value;
};
const sum = (transfers: readonly Transfer[]) =>
  transfers.reduce((bytes, transfer) => bytes + transfer.bytes, 0);
const scriptsOf = (transfers: readonly Transfer[]) =>
  transfers.filter(({ type }) => type === 'script');

test.describe.configure({ mode: 'default' });
// Without its baked file the template would show the article and be measured in its place.
test.beforeAll(() => void readBuilt(ARTICLE));
test.afterAll(() => {
  if (measured.length > 0) console.table(measured);
});

test('a baked article is one small file', () => {
  const bytes = brotliSize(readBuilt(ARTICLE));
  expect(measure('baked article, HTML', bytes, HTML_B)).toBeLessThanOrEqual(HTML_B);
});

test('no other file is needed before the text paints', () => {
  const blocking = [...elementsOf(readBuilt(ARTICLE))].filter(blocksPaint).map(describeElement);
  measure('requests before the text paints', 1 + blocking.length, 1);
  expect(blocking).toEqual([]);
});

test('the check for blocking files finds them', () => {
  const page = `<head><link rel="stylesheet" href="a.css"><link rel="stylesheet" href="b.css" media="print">
    <script src="a.js"></script><script src="b.js" defer></script><script type="module" src="c.js"></script>
    <style>@import "d.css";</style></head>`;
  expect([...elementsOf(page)].filter(blocksPaint).map(describeElement)).toEqual([
    'link a.css',
    'script a.js',
    'style',
  ]);
});

/** The files of code that the first touch of an open article loads. */
async function expectFewFiles(page: Page, act: string): Promise<void> {
  const traffic = collectTraffic(page);
  await page.locator(`[data-act=${act}]`).last().click();
  await waitUntilSettled(page);
  const scripts = scriptsOf(await traffic.read());
  measure(`baked article, files of the first touch: ${act}`, scripts.length, TOUCH_FILES);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.length, listSizes(scripts)).toBeLessThanOrEqual(TOUCH_FILES);
}

test('a baked article loads little before any touch or scroll', async ({ page }) => {
  const traffic = collectTraffic(page);
  await page.goto(ARTICLE);
  await waitUntilSettled(page);
  const transfers = await traffic.read();
  const scripts = scriptsOf(transfers);

  const js = measure('baked article, JS before any touch', sum(scripts), EAGER_JS_B);
  const all = measure('baked article, all but pictures and media', sum(transfers), WHOLE_PAGE_B);
  expect(scripts.length, 'the page has a script of its own').toBeGreaterThan(0);
  expect(js, listSizes(scripts)).toBeLessThanOrEqual(EAGER_JS_B);
  expect(all, listSizes(transfers)).toBeLessThanOrEqual(WHOLE_PAGE_B);
  expect(scripts.filter(({ text }) => REACT.test(text)).map(({ url }) => url)).toEqual([]);
  for (const [name, pattern] of DEFERRED_CODE) {
    const found = scripts.filter(({ url, text }) => pattern.test(url) || pattern.test(text));
    measure(`baked article, ${name}`, sum(found), 0);
    expect(
      found.map(({ url }) => url),
      name,
    ).toEqual([]);
  }
  await expectFewFiles(page, 'praise');
});

for (const act of ['share', 'compose'] as const) {
  test(`the first touch of a baked article loads few files: ${act}`, async ({ page }) => {
    await page.goto(ARTICLE);
    await waitUntilSettled(page);
    await expectFewFiles(page, act);
  });
}

test('the baked front page is one small file, and needs no React before a touch', async ({
  page,
  browser,
}) => {
  const html = readBuilt(HOME);
  const bytes = measure('baked front page, HTML', brotliSize(html), HOME_HTML_B);
  expect(bytes).toBeLessThanOrEqual(HOME_HTML_B);
  expect([...elementsOf(html)].filter(blocksPaint).map(describeElement)).toEqual([]);
  expect(html, 'it was baked').toContain('class="carousel');

  const traffic = collectTraffic(page);
  await page.goto(HOME);
  await waitUntilSettled(page);
  const scripts = scriptsOf(await traffic.read());
  measure('baked front page, JS before any touch', sum(scripts), HOME_JS_B);
  expect(sum(scripts), listSizes(scripts)).toBeLessThanOrEqual(HOME_JS_B);
  expect(scripts.filter(({ text }) => REACT.test(text)).map(({ url }) => url)).toEqual([]);

  // Nothing is in the cache; the origin has drawn its pictures when they were first requested.
  const context = await browser.newContext({ viewport: PHONE });
  const fresh = await context.newPage();
  await fresh.goto(HOME);
  const requests = await fresh.evaluate(countRequestsUntilLoaded);
  measure('baked front page, requests until it has loaded', requests, HOME_REQUESTS);
  expect(requests).toBeLessThanOrEqual(HOME_REQUESTS);
  await context.close();
});

/** Runs in the page: the document and what was requested before it had loaded. */
function countRequestsUntilLoaded(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const files = performance.getEntriesByType('resource');
  return 1 + files.filter(({ startTime }) => startTime < (page?.loadEventStart ?? 0)).length;
}

test('a baked post needs neither React nor the code of its forms to be read', async ({ page }) => {
  const traffic = collectTraffic(page);
  await page.goto(POST);
  await waitUntilSettled(page);
  const scripts = scriptsOf(await traffic.read());
  measure('baked post, JS before any touch', sum(scripts), COMMUNITY_JS_B);
  expect(sum(scripts), listSizes(scripts)).toBeLessThanOrEqual(COMMUNITY_JS_B);
  expect(scripts.filter(({ text }) => REACT.test(text)).map(({ url }) => url)).toEqual([]);
  const forms = scripts.filter(({ text }) => FORMS.test(text));
  measure('baked post, composer and uploader', sum(forms), 0);
  expect(forms.map(({ url }) => url)).toEqual([]);
});

test('the template needs little JS until its text has rendered', async ({ page }) => {
  const traffic = collectTraffic(page);
  await page.addInitScript(noteText, `${HOOK.articleBody} p`);
  await page.goto(TEMPLATE);
  await waitUntilSettled(page);
  const loadedBeforeText = await page.evaluate(() => {
    const { textAt = 0 } = window as { textAt?: number };
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries.filter((entry) => entry.responseEnd <= textAt).map((entry) => entry.name);
  });
  const scripts = scriptsOf(await traffic.read()).filter(({ url }) =>
    loadedBeforeText.includes(url),
  );

  const js = measure('template, JS until the text is there', sum(scripts), TEMPLATE_JS_B);
  expect(js, listSizes(scripts)).toBeLessThanOrEqual(TEMPLATE_JS_B);
  expect(scripts.length, listSizes(scripts)).toBeLessThanOrEqual(TEMPLATE_FILES);
  expect(scripts.filter(({ text }) => REACT.test(text)).map(({ url }) => url)).toEqual([]);
});

/** Runs in the page from its start; records when the paragraph is in the document. */
function noteText(paragraph: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(paragraph)) return;
    observer.disconnect();
    (window as { textAt?: number }).textAt = performance.now();
  });
  observer.observe(document, { childList: true, subtree: true });
}

const listSizes = (transfers: readonly Transfer[]): string =>
  transfers.map(({ url, bytes }) => `${bytes} B ${url}`).join('\n');

type Element = DefaultTreeAdapterMap['element'];

function* elementsOf(html: string): Generator<Element> {
  const waiting: DefaultTreeAdapterMap['node'][] = [parse(html)];
  for (let node = waiting.shift(); node; node = waiting.shift()) {
    if (defaultTreeAdapter.isElementNode(node)) yield node;
    if ('childNodes' in node) waiting.unshift(...node.childNodes);
  }
}

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

/** Returns whether the browser has to load another file before it paints what follows. */
function blocksPaint(element: Element): boolean {
  const has = (name: string) => attribute(element, name) !== undefined;
  if (element.tagName === 'style') {
    return element.childNodes.some((node) => 'value' in node && /@import/.test(node.value));
  }
  if (element.tagName === 'link') {
    const sheet = /\bstylesheet\b/.test(attribute(element, 'rel') ?? '');
    return sheet && !/^(print|not all)$/.test(attribute(element, 'media') ?? '');
  }
  if (element.tagName !== 'script' || !has('src')) return false;
  // Browsers do not run scripts of type 'defer' (scripts/build/finishPage.ts).
  const type = attribute(element, 'type') ?? '';
  return !has('async') && !has('defer') && !['module', 'defer'].includes(type);
}

function describeElement(element: Element): string {
  const file = attribute(element, 'href') ?? attribute(element, 'src');
  return file === undefined ? element.tagName : `${element.tagName} ${file}`;
}
