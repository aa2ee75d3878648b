import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Block } from '../types.ts';
import type { PaperPage } from './paperIds.ts';
import { DAILY, findPaper, PROOFS } from './papers.ts';

/** Size of a page's layout in pixels; outlines are in it. */
export const SHEET_WIDTH = 1000;
export const SHEET_HEIGHT = 1420;

/** A corner in pixels of the layout. */
export type Point = readonly [x: number, y: number];

/** An article as a page prints it, and its area. */
export interface PrintedArticle {
  /** The page that prints it (`namePage`). */
  readonly printedOn: string;
  /** The corners, clockwise: `50,149 630,149 630,532 50,532`. */
  readonly outline: string;
  readonly introTitle?: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly author: string;
  readonly editor: string;
  readonly body: readonly Block[];
}

/** Each newspaper is printed in two sets of pages, which alternate by day: `1-even-1.webp`. */
const FOLDER = join(import.meta.dirname, 'pages');
/** The articles of all pages in reading order, one a line. */
const ARTICLES = readFileSync(join(FOLDER, 'articles.jsonl'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line): PrintedArticle => JSON.parse(line));

/** Returns the name of the page that an edition shows. Proofs are of the daily newspaper's pages. */
function namePage({ paper, day, page }: PaperPage): string {
  if (paper !== PROOFS) return `${paper}-${day % 2 === 0 ? 'even' : 'odd'}-${page}`;
  const count = findPaper(DAILY)?.sections.length ?? 1;
  return `${DAILY}-${page <= count ? 'even' : 'odd'}-${((page - 1) % count) + 1}`;
}

/** Returns the articles of a page in reading order. */
export function findPrintedArticles(place: PaperPage): readonly PrintedArticle[] {
  const name = namePage(place);
  return ARTICLES.filter(({ printedOn }) => printedOn === name);
}

export const parseOutline = (outline: string): readonly Point[] =>
  outline.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return [x, y];
  });

/** The dates of all editions, one below the other, in the size of the pages' images. */
const DATES = { file: join(FOLDER, 'dates.png'), width: 250, height: 32, firstDay: 12 } as const;
const FILE_WIDTH = 1600;
/** Where a page has room for its date, in pixels of its file: the nameplate, the head of others. */
const DATE_ON_FIRST: Point = [672, 64];
const DATE_INSIDE: Point = [1094, 84];

/** Opens the image of a page with the date of its edition, in a size. */
export async function openPageImage(
  place: PaperPage,
  width: number,
  height: number,
): Promise<Sharp> {
  const scale = width / FILE_WIDTH;
  const name = namePage(place);
  const [x, y] = name.endsWith('-1') ? DATE_ON_FIRST : DATE_INSIDE;
  const input = await sharp(DATES.file)
    .extract({ ...DATES, left: 0, top: (place.day - DATES.firstDay) * DATES.height })
    .resize(Math.max(1, Math.round(DATES.width * scale)))
    .png()
    .toBuffer();
  return sharp(join(FOLDER, `${name}.webp`))
    .resize(width, height)
    .composite([{ input, left: Math.round(x * scale), top: Math.round(y * scale) }]);
}
