import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTestPorts, testVariables } from '../../scripts/test/testEnvironment.ts';
import { findChromium88 } from './chromium88.ts';
import { type OldPage, openOldBrowser } from './oldBrowser.ts';

/** The library that draws PDF files is built for newer browsers than the floor. */
const { SITE_URL, SITE_BASE } = testVariables(readTestPorts());
const FILE = `http://localhost:${readTestPorts().origin}/media/file/sheet-12003.pdf`;
const PAGE = `${SITE_URL}${SITE_BASE}/previewPDF.html?url=${encodeURIComponent(FILE)}`;
const DRAW_LIMIT_MS = 15_000;

/** An expression for the number of dark pixels in the upper third of the page: headlines. */
const INK = `(() => {
  const canvas = document.querySelector('canvas');
  if (!canvas || canvas.width === 0) return 0;
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height / 3);
  return data.filter((value, at) => at % 4 === 0 && value < 100).length;
})()`;

const browser = await findChromium88();
const skipped = 'reason' in browser ? browser.reason : '';

describe.skipIf(skipped)(`Chromium 88${skipped && ` (not run: ${skipped})`}`, () => {
  let page: OldPage;
  beforeAll(async () => {
    if ('file' in browser) page = await openOldBrowser(browser.file);
  }, 30_000);
  afterAll(() => page?.close());

  it('draws a page of the newspaper', async () => {
    await page.open(PAGE);
    await page.waitFor(`${INK} > 5000`, DRAW_LIMIT_MS);
    expect(page.errors()).toEqual([]);
  });
});
