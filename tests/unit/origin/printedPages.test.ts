import { describe, expect, it } from 'vitest';
import { drawImage } from '../../../scripts/sample/drawImage.ts';
import { loadGlyphs } from '../../../scripts/sample/fonts/loadGlyphs.ts';
import type { PaperPage } from '../../../scripts/sample/paper/paperIds.ts';
import { PAPERS } from '../../../scripts/sample/paper/papers.ts';
import type { Box } from '../../../scripts/sample/paper/sheet.ts';
import {
  type PrintedArticle,
  setFurniture,
  typesetPage,
} from '../../../scripts/sample/paper/typesetPage.ts';

const pages: readonly PaperPage[] = PAPERS.filter(({ hidden }) => !hidden).flatMap(
  ({ id, days, sections }) =>
    days.flatMap((day) => sections.map((_, index) => ({ paper: id, day, page: index + 1 }))),
);
const nameOf = ({ paper, day, page }: PaperPage) => `newspaper ${paper}, day ${day}, page ${page}`;

const isInside = ({ x, y, w, h }: Box, boxes: readonly Box[]) =>
  boxes.some(
    (box) => x >= box.x - 1 && y >= box.y && x + w <= box.x + box.w + 1 && y + h <= box.y + box.h,
  );

/** The ink of a character; the right half of a mark at the end of a line is empty. */
const inkOf = ({ x, y, size }: PrintedArticle['glyphs'][number]): Box => ({
  x,
  y: y - size * 0.8,
  w: size * 0.5,
  h: size * 0.8,
});

describe('a printed page', () => {
  it('has the text and the picture of an article in its area, on every page', () => {
    for (const place of pages) {
      for (const { area, glyphs, picture } of typesetPage(place)) {
        const outside = glyphs.filter((glyph) => !isInside(inkOf(glyph), area.boxes));
        expect(outside, nameOf(place)).toEqual([]);
        if (picture) expect(isInside(picture, area.boxes), nameOf(place)).toBe(true);
      }
    }
  });

  it('has room for the whole text of each article', () => {
    for (const place of pages) {
      for (const { usedLines, lines } of typesetPage(place)) {
        expect(usedLines, nameOf(place)).toBeLessThanOrEqual(lines);
        expect(usedLines, nameOf(place)).toBeGreaterThan(0);
      }
    }
  });

  it('has different headlines, and prints a picture below no text', () => {
    for (const place of pages) {
      const articles = typesetPage(place);
      const titles = articles.map(({ glyphs }) =>
        glyphs.filter(({ weight, size }) => weight > 400 && size > 20).map(({ char }) => char),
      );
      expect(new Set(titles.map((title) => title.join(''))).size, nameOf(place)).toBe(
        articles.length,
      );
      for (const { glyphs, picture } of articles) {
        if (!picture) continue;
        const covered = glyphs.filter((glyph) => isInside(inkOf(glyph), [picture]));
        expect(covered, nameOf(place)).toEqual([]);
      }
    }
  });

  it('prints only characters that the font has', async () => {
    for (const place of pages.filter(({ day }) => day >= 19)) {
      const { ink, coloured, white, grey } = setFurniture(place);
      const glyphs = [...typesetPage(place).flatMap((article) => article.glyphs)];
      const all = [...glyphs, ...ink, ...coloured, ...white, ...grey];
      for (const weight of new Set(all.map((glyph) => glyph.weight))) {
        const chars = all.filter((glyph) => glyph.weight === weight).map(({ char }) => char);
        const known = await loadGlyphs(chars, weight);
        expect(
          chars.filter((char) => !known.has(char)),
          nameOf(place),
        ).toEqual([]);
      }
    }
  });

  it('is drawn with the same bytes each time', async () => {
    const [one, two] = [
      await drawImage('sheet-12002-leaf.jpg'),
      await drawImage('sheet-12002-leaf.jpg'),
    ];
    expect(one).not.toBeNull();
    expect(one?.equals(two ?? Buffer.alloc(0))).toBe(true);
  });
});

describe('a photograph', () => {
  const SMALL = 0.1;

  it('is drawn with the same bytes each time, and differently for each number', async () => {
    for (const scene of ['river', 'city', 'market', 'night']) {
      const first = await drawImage(`${scene}-1.jpg`, SMALL);
      const again = await drawImage(`${scene}-1.jpg`, SMALL);
      const other = await drawImage(`${scene}-2.jpg`, SMALL);
      expect(first?.equals(again ?? Buffer.alloc(0)), scene).toBe(true);
      expect(first?.equals(other ?? Buffer.alloc(0)), scene).toBe(false);
    }
  });

  it.each(['rail-1', 'forest-1', 'books-1'])('%s is small enough for a page', async (name) => {
    const bytes = await drawImage(`${name}.jpg`);
    expect(bytes?.length).toBeLessThan(70_000);
  });
});
