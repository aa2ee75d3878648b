import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTestPorts, testVariables } from '../../scripts/test/testEnvironment.ts';
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
const TEXT_LIMIT_MS = 15_000;

/** 48 design pixels on a phone that is 375 px wide (product 9.8). */
const TITLE_PX = '24px';
const BODY_PX = '18px';

const browser = await findChromium88();
const skipped = 'reason' in browser ? browser.reason : '';
const title = skipped ? `Chromium 88 (not run: ${skipped})` : 'Chromium 88';

describe.skipIf(skipped)(title, () => {
  let page: OldPage;
  let bakedText = '';
  beforeAll(async () => {
    if ('file' in browser) page = await openOldBrowser(browser.file);
  }, 30_000);
  afterAll(() => page?.close());

  const textOf = (selector: string) =>
    page.read<string>(`document.querySelector('${selector}')?.innerText.trim() ?? ''`);
  const styleOf = (selector: string, property: string) =>
    page.read<string>(`getComputedStyle(document.querySelector('${selector}')).${property}`);

  async function expectReadable(): Promise<void> {
    expect(await styleOf('h1', 'fontSize')).toBe(TITLE_PX);
    expect(await styleOf('h1', 'fontWeight')).toBe('700');
    expect(await styleOf('.prose p', 'fontSize')).toBe(BODY_PX);
    expect(await page.read('document.documentElement.scrollWidth')).toBe(375);
    expect(await page.read(`document.querySelector('h1').getBoundingClientRect().left`)).toBe(16);
  }

  it('is Chromium 88', async () => {
    expect(await page.read('navigator.userAgent')).toMatch(/Chrome\/88\./);
    expect(await page.read('typeof [].at')).toBe('undefined');
  });

  it('shows a baked article with its styles', async () => {
    await page.open(BAKED);
    bakedText = await textOf('.prose');
    expect(bakedText.length).toBeGreaterThan(1000);
    await expectReadable();
  });

  it('runs the scripts of a baked article', async () => {
    await page.waitFor("document.querySelector('.floats') !== null", TEXT_LIMIT_MS);
    expect(page.errors()).toEqual([]);
  });

  it('likes, and opens a sheet', async () => {
    await page.read(`document.querySelector('.bar [data-act=praise]').click()`);
    expect(await page.read(`document.querySelector('.bar [aria-pressed=true]') !== null`)).toBe(
      true,
    );
    await page.read(`document.querySelector('.bar [data-act=share]').click()`);
    await page.waitFor(`document.querySelector('.sheet button') !== null`, TEXT_LIMIT_MS);
    expect(await styleOf('.sheet', 'position')).toBe('absolute');
    expect(page.errors()).toEqual([]);
  });

  it('plays a video', async () => {
    await page.open(VIDEO);
    await page.waitFor("document.querySelector('.floats') !== null", TEXT_LIMIT_MS);
    await page.read(`document.querySelector('.film-cover').click()`);
    // The page had no user gesture: the browser refuses to play with audio, and only plays muted.
    const state = `document.querySelector('media-player')?.dataset.state`;
    await page.waitFor(`${state} === 'paused'`, TEXT_LIMIT_MS);
    await page.read(`document.querySelector('media-player video').muted = true`);
    await page.read(`document.querySelector('.player-toggle').click()`);
    await page.waitFor(`${state} === 'playing'`, TEXT_LIMIT_MS);
    expect(await page.read(`document.querySelector('media-player').offsetHeight`)).toBe(211);
    expect(page.errors()).toEqual([]);
  });

  it('restores the scroll position of a list on Back', async () => {
    const parts = `document.querySelectorAll('.feed-part').length`;
    const toEnd = 'scrollTo(0, document.documentElement.scrollHeight)';
    await page.open(`${SITE}/home.html`);
    await page.waitFor(`(${toEnd}, ${parts} > 3)`, TEXT_LIMIT_MS);
    // A part that is far from the viewport has no rows.
    const part = `document.querySelectorAll('.feed-part')[2]`;
    const row = `${part}.querySelector('[data-article]')`;
    await page.waitFor(`(${part}.scrollIntoView(), ${row} !== null)`, TEXT_LIMIT_MS);
    await page.read(`${row}.scrollIntoView()`);
    const id = await page.read<string>(`${row}.dataset.article`);
    const top = await page.read<number>(`Math.round(${row}.getBoundingClientRect().top)`);
    await page.open(BAKED);
    await page.read('history.back()');
    const again = `document.querySelector('.feed-part [data-article="${id}"]')`;
    const offset = `Math.abs(${again}.getBoundingClientRect().top - ${top})`;
    await page.waitFor(`${again} !== null && ${offset} < 2`, TEXT_LIMIT_MS);
    expect(page.errors()).toEqual([]);
  });

  it('renders the same article from the template', async () => {
    await page.open(TEMPLATE);
    await page.waitFor(`document.querySelector('.prose p') !== null`, TEXT_LIMIT_MS);
    expect(await textOf('.prose')).toBe(bakedText);
    await expectReadable();
    expect(page.errors()).toEqual([]);
  });
});
