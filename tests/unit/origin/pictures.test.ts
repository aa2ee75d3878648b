import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ACTIVITIES } from '../../../scripts/sample/activities.ts';
import { ADS } from '../../../scripts/sample/ads.ts';
import { ARTICLES } from '../../../scripts/sample/articles.ts';
import { BIG_VOTES } from '../../../scripts/sample/bigVotes/votes.ts';
import { COLUMNS } from '../../../scripts/sample/columns.ts';
import { COMMENTS } from '../../../scripts/sample/comments.ts';
import { LIVE_REPORTS } from '../../../scripts/sample/liveReports.ts';
import { PAPERS } from '../../../scripts/sample/paper/papers.ts';
import {
  findPrintedArticles,
  parseOutline,
  SHEET_HEIGHT,
  SHEET_WIDTH,
} from '../../../scripts/sample/paper/printedPages.ts';
import { parsePictureName } from '../../../scripts/sample/pictureName.ts';
import { POSTS } from '../../../scripts/sample/posts.ts';
import { QUESTIONS } from '../../../scripts/sample/questions.ts';
import { createThumbnail, readPicture } from '../../../scripts/sample/readPicture.ts';
import { SHORT_VIDEOS } from '../../../scripts/sample/shortVideos.ts';

const SAMPLE = join(import.meta.dirname, '../../../scripts/sample');
const MAX_BYTES = 5_000_000;
/** Keeps the many pictures of a test cheap. */
const SMALL = 0.05;

/** Lists every text in a value that has the form of a picture's name. */
function listNames(value: unknown): readonly string[] {
  if (typeof value === 'string') return parsePictureName(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listNames);
}

const sizeOf = async (name: string, scale?: number) => {
  const { format, width, height } = await sharp((await readPicture(name, scale)) ?? '').metadata();
  return [format, width, height];
};

const pages = PAPERS.flatMap(({ id, days, sections }) =>
  days.flatMap((day) => sections.map((_, index) => ({ paper: id, day, page: index + 1 }))),
);

describe('the sample pictures', () => {
  it('include one for every name in the sample content', async () => {
    const content = [ACTIVITIES, ADS, ARTICLES, BIG_VOTES, COLUMNS, COMMENTS, LIVE_REPORTS];
    const names = new Set(listNames([content, SHORT_VIDEOS, POSTS, QUESTIONS]));
    expect(names.size).toBeGreaterThan(80);
    for (const name of names) expect(await readPicture(`${name}.jpg`, SMALL), name).not.toBeNull();
  });

  it.each([
    ['terraces-3.jpg', 1200, 800],
    ['river-4-tall.jpg', 800, 1200],
    ['portrait-2-square.jpg', 400, 400],
    ['notice-4-banner.jpg', 1080, 270],
    ['sheet-12001-leaf.jpg', 250, 355],
    ['t0_(0X0X1200X800)rail-1.jpg', 1067, 800],
    ['t1_(0X0X1200X800)rail-1.jpg', 1200, 675],
  ])('%s is a JPEG of %i×%i pixels', async (name, width, height) => {
    expect(await sizeOf(name)).toEqual(['jpeg', width, height]);
  });

  it('keep their ratio at a smaller scale', async () => {
    expect(await sizeOf('rail-1.jpg', 0.25)).toEqual(['jpeg', 300, 200]);
  });

  it('differ by number, and are the same each time', async () => {
    const read = async (name: string) => (await readPicture(name, SMALL))?.toString('base64');
    const numbers = [0, 1, 2, 3].map((number) => read(`sunset-${number}.jpg`));
    expect(new Set(await Promise.all(numbers)).size).toBe(4);
    expect(await read('sunset-1.jpg')).toBe(await read('sunset-1.jpg'));
  });

  it.each(['nothing-1.jpg', 'constructor-1.jpg', 'rail-1', 'rail.jpg', 'sheet-12009-page.jpg'])(
    'have no %s',
    async (name) => {
      expect(await readPicture(name)).toBeNull();
    },
  );

  it('have thumbnails at most 750 pixels wide', async () => {
    const picture = await readPicture('rail-1.jpg');
    const { width } = await sharp(await createThumbnail(picture as Buffer)).metadata();
    expect(width).toBe(750);
  });

  it('are smaller than 5 MB together with the printed pages', () => {
    const sizes = ['pictures', 'paper/pages'].flatMap((folder) =>
      readdirSync(join(SAMPLE, folder)).map((file) => statSync(join(SAMPLE, folder, file)).size),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES);
  });
});

describe('a printed page', () => {
  it('has the outlines of its articles, on every page of every edition', () => {
    for (const place of pages) {
      const articles = findPrintedArticles(place);
      expect(articles.length, JSON.stringify(place)).toBeGreaterThan(3);
      for (const [x, y] of articles.flatMap(({ outline }) => parseOutline(outline))) {
        expect(x >= 0 && x <= SHEET_WIDTH && y >= 0 && y <= SHEET_HEIGHT).toBe(true);
      }
    }
  });

  it('differs by the printed date alone from that of two days before', async () => {
    const read = async (name: string) =>
      sharp((await readPicture(name)) ?? '')
        .raw()
        .toBuffer({ resolveWithObject: true });
    for (const page of [1, 2]) {
      const [today, before] = await Promise.all(
        [20, 18].map((day) => read(`sheet-1${day}0${page}-page.jpg`)),
      );
      const { width, channels } = today?.info ?? { width: 1, channels: 3 };
      const rows = new Set<number>();
      today?.data.forEach((value, at) => {
        if (Math.abs(value - (before?.data[at] ?? 0)) > 60) {
          rows.add(Math.floor(at / width / channels));
        }
      });
      // Digits and the day of the week, in the head of the page.
      expect(rows.size).toBeGreaterThan(5);
      expect(Math.max(...rows)).toBeLessThan(130);
    }
  });
});
