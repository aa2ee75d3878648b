import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/browser.ts';
import { ROUTE_RECORDS } from '../helpers/routeRecords.ts';

/** The lines of headlines on baked pages (product 9.8). */

/** Returns the words of headlines that are divided over two lines, by the browser's own dictionary. */
const findDividedWords = (page: Page): Promise<readonly string[]> =>
  page.locator('main :is(h1, h2, h3):visible').evaluateAll((headings) => {
    const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
    const divided: string[] = [];
    for (const heading of headings) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const places: { node: Node; at: number }[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        for (let at = 0; at < (node.textContent ?? '').length; at += 1) places.push({ node, at });
      const topOf = (place: { node: Node; at: number } | undefined) => {
        const range = document.createRange();
        if (!place) return 0;
        range.setStart(place.node, place.at);
        range.setEnd(place.node, place.at + 1);
        return range.getBoundingClientRect().top;
      };
      for (const { segment, index } of segmenter.segment(heading.textContent ?? '')) {
        if (!/^\p{Script=Han}{2,6}$/u.test(segment)) continue;
        const last = index + segment.length - 1;
        if (topOf(places[index]) !== topOf(places[last])) divided.push(segment);
      }
    }
    return divided;
  });

for (const width of [320, 375, 414]) {
  const tag = width === 375 ? undefined : '@sweep';
  test(`no headline has a word in two lines on a phone of ${width} px`, { tag }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    for (const route of ['home', 'columnDetail', 'newsDetail', 'specDetail'] as const) {
      await page.goto(ROUTE_RECORDS[route].address);
      expect(await findDividedWords(page), route).toEqual([]);
    }
  });
}
