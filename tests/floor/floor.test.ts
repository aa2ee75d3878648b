import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTestPorts, testVariables } from '../../scripts/test/testEnvironment.ts';
import { HOOK } from '../helpers/locators.ts';
import { findChromium88 } from './chromium88.ts';
import { type OldPage, openOldBrowser } from './oldBrowser.ts';

/**
 * The floor (architecture 8) in a real browser: finds what Chromium 88 cannot parse or style,
 * whatever the targets of the build are.
 */
const { SITE_URL, SITE_BASE } = testVariables(readTestPorts());
const SITE = `${SITE_URL}${SITE_BASE}`;
const BAKED = `${SITE}/newsDetail/12/345.html`;
const TEMPLATE = `${SITE}/newsDetail.html?columnId=12&id=345`;
/** An article with a video in its text. */
const VIDEO = `${SITE}/newsDetail/20/409.html`;
/** The library that draws PDF files is built for newer browsers than the floor. */
const PDF_FILE = `http://localhost:${readTestPorts().origin}/media/file/sheet-12003.pdf`;
const PDF = `${SITE}/previewPDF.html?url=${encodeURIComponent(PDF_FILE)}`;

/** An expression for the first part of the page that matches. */
const find = (selector: string): string => `document.querySelector(${JSON.stringify(selector)})`;
const PARAGRAPH = `${HOOK.articleBody} p`;
const LIKE = `${HOOK.bottomBar} [data-act=praise]`;

/** An expression for the number of dark pixels in the upper third of a drawn page: headlines. */
const INK = `(() => {
  const canvas = document.querySelector('canvas');
  if (!canvas || canvas.width === 0) return 0;
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height / 3);
  return data.filter((value, at) => at % 4 === 0 && value < 100).length;
})()`;

/** 48 design pixels on a phone that is 375 px wide (product 9.8). */
const TITLE_PX = '24px';
const BODY_PX = '18px';
/** 1.75 of it, and 2 where the site says so; 20 design pixels below the titles. */
const LINE_PX = '31.5px';
const SITE_LINE_PX = '36px';
const BELOW_TITLES_PX = 10;

const browser = await findChromium88();
const skipped = 'reason' in browser ? browser.reason : '';
const title = skipped ? `Chromium 88 (not run: ${skipped})` : 'Chromium 88';

describe.skipIf(skipped)(title, () => {
  let page: OldPage;
  let bakedText = '';
  beforeAll(async () => {
    if ('file' in browser) page = await openOldBrowser(browser.file);
  });
  afterAll(() => page?.close());

  const textOf = (selector: string) =>
    page.read<string>(`${find(selector)}?.innerText.trim() ?? ''`);
  const styleOf = (selector: string, property: string) =>
    page.read<string>(`getComputedStyle(${find(selector)}).${property}`);

  async function expectReadable(): Promise<void> {
    expect(await styleOf('h1', 'fontSize')).toBe(TITLE_PX);
    expect(await styleOf('h1', 'fontWeight')).toBe('700');
    expect(await styleOf(PARAGRAPH, 'fontSize')).toBe(BODY_PX);
    expect(await styleOf(PARAGRAPH, 'lineHeight')).toBe(LINE_PX);
    const root = 'document.documentElement.style';
    await page.read(`${root}.setProperty('--line', '2')`);
    expect(await styleOf(PARAGRAPH, 'lineHeight')).toBe(SITE_LINE_PX);
    await page.read(`${root}.removeProperty('--line')`);
    const titles = `document.querySelector('h1').parentElement`;
    const boxOf = (element: string) => `${element}.getBoundingClientRect()`;
    const below = `${boxOf(`${titles}.nextElementSibling`)}.top - ${boxOf(titles)}.bottom`;
    expect(await page.read(below)).toBe(BELOW_TITLES_PX);
    expect(await page.read('document.documentElement.scrollWidth')).toBe(375);
    expect(await page.read(`document.querySelector('h1').getBoundingClientRect().left`)).toBe(16);
  }

  it('is Chromium 88', async () => {
    expect(await page.read('navigator.userAgent')).toMatch(/Chrome\/88\./);
    expect(await page.read('typeof [].at')).toBe('undefined');
  });

  it('shows a baked article with its styles', async () => {
    await page.open(BAKED);
    bakedText = await textOf(HOOK.articleBody);
    expect(bakedText.length).toBeGreaterThan(1000);
    await expectReadable();
  });

  it('runs the scripts of a baked article', async () => {
    await page.waitFor(`${find(HOOK.floatingButtons)} !== null`);
    expect(page.errors()).toEqual([]);
  });

  it('likes, and opens a sheet', async () => {
    await page.read(`${find(LIKE)}.click()`);
    expect(await page.read(`${find(LIKE)}.getAttribute('aria-pressed')`)).toBe('true');
    await page.read(`${find(`${HOOK.bottomBar} [data-act=share]`)}.click()`);
    await page.waitFor(`${find(`${HOOK.sheet} button`)} !== null`);
    expect(await styleOf(HOOK.sheet, 'position')).toBe('absolute');
    expect(page.errors()).toEqual([]);
  });

  it('plays a video', async () => {
    await page.open(VIDEO);
    await page.waitFor(`${find(HOOK.floatingButtons)} !== null`);
    await page.read(`${find(HOOK.mediaCover)}.click()`);
    // The page had no user gesture: the browser refuses to play with audio, and only plays muted.
    const state = `document.querySelector('media-player')?.dataset.state`;
    await page.waitFor(`${state} === 'paused'`);
    await page.read(`document.querySelector('media-player video').muted = true`);
    await page.read(`${find('media-player button')}.click()`);
    await page.waitFor(`${state} === 'playing'`);
    expect(await page.read(`document.querySelector('media-player').offsetHeight`)).toBe(211);
    expect(page.errors()).toEqual([]);
  });

  it('restores the scroll position of a list on Back', async () => {
    const parts = `document.querySelectorAll('${HOOK.feedPart}').length`;
    const toEnd = 'scrollTo(0, document.documentElement.scrollHeight)';
    await page.open(`${SITE}/home.html`);
    await page.waitFor(`(${toEnd}, ${parts} > 3)`);
    // A part that is far from the viewport has no rows.
    const part = `document.querySelectorAll('${HOOK.feedPart}')[2]`;
    const row = `${part}.querySelector('[data-article]')`;
    await page.waitFor(`(${part}.scrollIntoView(), ${row} !== null)`);
    await page.read(`${row}.scrollIntoView()`);
    const id = await page.read<string>(`${row}.dataset.article`);
    const top = await page.read<number>(`Math.round(${row}.getBoundingClientRect().top)`);
    await page.open(BAKED);
    await page.read('history.back()');
    const again = find(`${HOOK.feedPart} [data-article="${id}"]`);
    const offset = `Math.abs(${again}.getBoundingClientRect().top - ${top})`;
    await page.waitFor(`${again} !== null && ${offset} < 2`);
    expect(page.errors()).toEqual([]);
  });

  it('renders the same article from the template', async () => {
    await page.open(TEMPLATE);
    await page.waitFor(`${find(PARAGRAPH)} !== null`);
    expect(await textOf(HOOK.articleBody)).toBe(bakedText);
    await expectReadable();
    expect(page.errors()).toEqual([]);
  });

  it('draws a page of the newspaper', async () => {
    await page.open(PDF);
    await page.waitFor(`${INK} > 5000`);
    expect(page.errors()).toEqual([]);
  });
});
