import { breakLines, type LineGlyph, measure, tightenSpaces } from './breakLines.ts';
import type { Box, SheetArticle } from './sheet.ts';

/** A character on a page; `x` and `y` (of the baseline) and `size` in pixels of the page. */
export interface PrintedGlyph {
  readonly char: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: FontWeight;
}

export type FontWeight = 400 | 700 | 900;

/** What is printed of an article. */
interface ArticleText {
  /** The line above the headline. */
  readonly kicker?: string | undefined;
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly body: readonly TextBlock[];
  readonly caption?: string | undefined;
}

export type TextBlock = string | { readonly heading: string };

export interface TypesetArticle {
  readonly glyphs: readonly PrintedGlyph[];
  readonly picture: Box | null;
  /** Lines between columns. */
  readonly rules: readonly Box[];
  /** Lines of the columns, and how many of them the body uses; more when it does not fit. */
  readonly lines: number;
  readonly usedLines: number;
}

/** A line of a column. */
interface Slot {
  readonly x: number;
  /** Upper edge. */
  readonly y: number;
  readonly w: number;
}

const BODY_PX = 13;
const LINE_PX = 20;
const HEADING_PX = 15;
const CAPTION_PX = 11;
const CAPTION_HEIGHT_PX = 20;
/** Height below the headline from which on an article has a picture. */
const LEAST_ROOM_PX = 150;
/** The same where the picture is over the whole width. */
const LEAST_ROOM_ABOVE_TEXT_PX = 200;
const KICKER_PX = 17;
const SUBTITLE_PX = 18;
const GUTTER_PX = 24;
/** Width of a column without lines, which only counts. */
const COLUMN_PX = 130;
const INDENT_EM = 2;
/** Part of the em above the baseline. */
const ASCENT = 0.88;

/** Columns of text by the width of an article in columns of the page. */
const TEXT_COLUMNS: Readonly<Record<number, number>> = { 2: 2, 3: 2, 4: 3, 6: 4 };
const TITLE_PX: Readonly<Record<number, number>> = { 2: 25, 3: 31, 4: 42, 6: 48 };
const MAX_TITLE_LINES = 3;

/** Sets headline, picture and columns of an article into its area; pure. */
export function typesetArticle(article: SheetArticle, text: ArticleText): TypesetArticle {
  const { head, picture, upper, lower, slots } = layOutArticle(article, text);
  const body = setBody(text.body, slots);
  return {
    glyphs: [
      ...head.glyphs,
      ...(picture && text.caption ? setCaption(text.caption, picture) : []),
      ...body.glyphs,
    ],
    picture,
    rules: [...listRules(upper), ...listRules(lower)],
    lines: slots.length,
    usedLines: body.used,
  };
}

/** Counts the lines of an article's columns, for a writer who fills them. */
interface LineCounter {
  readonly lines: number;
  /** Returns how many lines a block takes that begins at line `first`. */
  readonly count: (block: TextBlock, first: number) => number;
}

export function createLineCounter(
  article: SheetArticle,
  head: Omit<ArticleText, 'body'>,
): LineCounter {
  const { slots } = layOutArticle(article, head);
  return {
    lines: slots.length,
    count: (block, first) => breakBlock(block, slots, first).lines.length,
  };
}

function layOutArticle(article: SheetArticle, text: Omit<ArticleText, 'body'>) {
  const [box, runOn] = article.boxes;
  const head = setHead(article, text);
  const count = TEXT_COLUMNS[article.columns] ?? 2;
  const columns = splitColumns(box, count);
  const picture =
    article.hasPicture && text.caption !== undefined
      ? placePicture(columns, head.bottom, box)
      : null;
  const captioned = picture ? picture.y + picture.h + CAPTION_HEIGHT_PX : head.bottom;
  const upper = columns.map((column): Box => {
    const isUnder = picture !== null && column.x >= picture.x - 1;
    const y = isUnder ? captioned + 6 : head.bottom;
    return { ...column, y, h: box.y + box.h - y };
  });
  const lower = runOn ? splitColumns(runOn, 2) : [];
  return { head, picture, upper, lower, slots: [...upper, ...lower].flatMap(listSlots) };
}

function splitColumns(box: Box, count: number): Box[] {
  const w = (box.w - (count - 1) * GUTTER_PX) / count;
  return Array.from({ length: count }, (_, index) => ({
    ...box,
    x: box.x + index * (w + GUTTER_PX),
    w,
  }));
}

const listSlots = ({ x, y, w, h }: Box): Slot[] =>
  Array.from({ length: Math.max(0, Math.floor(h / LINE_PX)) }, (_, index) => ({
    x,
    y: y + index * LINE_PX,
    w,
  }));

/** Lists the hairlines in the middle of the gaps between columns. */
const listRules = (columns: readonly Box[]): Box[] =>
  columns.slice(1).flatMap((column, index) => {
    const before = columns[index];
    const y = Math.max(column.y, before?.y ?? 0);
    const h = column.y + column.h - y - 4;
    return h > LINE_PX ? [{ x: column.x - GUTTER_PX / 2, y: y + 4, w: 0.6, h }] : [];
  });

function setHead(article: SheetArticle, { kicker, title, subtitle }: Omit<ArticleText, 'body'>) {
  const [box] = article.boxes;
  const glyphs: PrintedGlyph[] = [];
  let y = box.y + 4;
  const add = (line: string, size: number, weight: FontWeight, leading: number) => {
    const [placed = []] = breakLines(line, () => Number.POSITIVE_INFINITY);
    const x = isCentred(article) ? box.x + (box.w - measure(line) * size) / 2 : box.x;
    glyphs.push(...toGlyphs(placed, { x, y, w: box.w }, size, weight));
    y += size * leading;
  };
  if (kicker) add(kicker, KICKER_PX, 400, 1.5);
  const { size, lines } = fitTitle(title, box.w, TITLE_PX[article.columns] ?? 25);
  for (const line of lines) add(line, size, article.columns >= 4 ? 900 : 700, 1.24);
  if (subtitle) {
    y += 4;
    add(subtitle, SUBTITLE_PX, 400, 1.3);
  }
  return { glyphs, bottom: y + 12 };
}

/** Headlines over the whole width or two thirds of it are centred. */
const isCentred = ({ columns }: SheetArticle): boolean => columns >= 4;

/** Breaks a headline into at most three lines of similar length; smaller when it is too long. */
function fitTitle(title: string, width: number, most: number) {
  for (let size = most; ; size -= 1) {
    const perLine = width / size;
    const count = Math.ceil(measure(title) / perLine);
    const lines = breakTitle(title, count, perLine);
    const isFitting = lines.every((line) => measure(line) <= perLine);
    if ((isFitting && lines.length <= MAX_TITLE_LINES) || size <= BODY_PX) return { size, lines };
  }
}

const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** Breaks a headline after a comma or colon where both parts fit, otherwise between words. */
function breakTitle(title: string, count: number, perLine: number): readonly string[] {
  if (count === 1) return [title];
  const at = title.search(/[，：]/);
  if (count === 2 && at > 0) {
    // A comma at the end of a line of a headline is not printed.
    const parts = [title.slice(0, at + 1).replace(/，$/, ''), title.slice(at + 1)];
    if (parts.every((part) => measure(part) <= perLine)) return parts;
  }
  const units = Array.from(words.segment(title), ({ segment }) => segment);
  for (let width = measure(title) / count; width <= perLine; width += 0.5) {
    const lines = joinWords(units, width);
    if (lines.length <= count) return lines;
  }
  return joinWords(units, perLine);
}

function joinWords(units: readonly string[], width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const unit of units) {
    const isMark = /^[，。：；、？！”》）]/.test(unit);
    if (line && !isMark && measure(line + unit) > width) {
      lines.push(line);
      line = '';
    }
    line += unit;
  }
  return [...lines, line];
}

/** Places the picture over the right columns, below the headline. */
function placePicture(columns: readonly Box[], top: number, box: Box): Box | null {
  // Over the whole width where there are two columns.
  const first = columns[columns.length - 2];
  const last = columns[columns.length - 1];
  if (!first || !last) return null;
  const w = last.x + last.w - first.x;
  const room = box.y + box.h - top;
  if (room < (columns.length > 2 ? LEAST_ROOM_PX : LEAST_ROOM_ABOVE_TEXT_PX)) return null;
  const h = Math.round(Math.min(w / 1.5, room * (columns.length > 2 ? 0.7 : 0.5)));
  return { x: first.x, y: top + 2, w, h };
}

function setCaption(caption: string, { x, y, w, h }: Box): PrintedGlyph[] {
  const perLine = w / CAPTION_PX;
  const short =
    measure(caption) > perLine ? `${caption.slice(0, Math.floor(perLine) - 1)}…` : caption;
  const [line = []] = breakLines(short, () => Number.POSITIVE_INFINITY);
  return toGlyphs(line, { x, y: y + h + 6, w }, CAPTION_PX, 400);
}

/** Fills the columns with text; what does not fit is counted and not printed. */
function setBody(blocks: readonly TextBlock[], slots: readonly Slot[]) {
  const glyphs: PrintedGlyph[] = [];
  let used = 0;
  for (const block of blocks) {
    const { lines, size, isHeading } = breakBlock(block, slots, used);
    for (const line of lines) {
      const slot = slots[used];
      used += 1;
      if (!slot) continue;
      const shift = isHeading ? (slot.w - measure(joinLine(line)) * size) / 2 : 0;
      const at = { ...slot, x: slot.x + shift, y: slot.y + (LINE_PX - size) / 2 };
      glyphs.push(...toGlyphs(line, at, size, isHeading ? 700 : 400));
    }
  }
  return { glyphs, used };
}

/** Breaks a block that begins at line `first` of the columns. */
function breakBlock(block: TextBlock, slots: readonly Slot[], first: number) {
  const isHeading = typeof block === 'object';
  const size = isHeading ? HEADING_PX : BODY_PX;
  const last = slots[slots.length - 1];
  const widthOfLine = (line: number) => ((slots[first + line] ?? last)?.w ?? COLUMN_PX) / size;
  const text = tightenSpaces(isHeading ? block.heading : block);
  return { isHeading, size, lines: breakLines(text, widthOfLine, isHeading ? 0 : INDENT_EM) };
}

const joinLine = (line: readonly LineGlyph[]): string => line.map(({ char }) => char).join('');

const toGlyphs = (
  line: readonly LineGlyph[],
  { x, y }: Slot,
  size: number,
  weight: FontWeight,
): PrintedGlyph[] =>
  line
    .filter(({ char }) => char.trim() !== '')
    .map((glyph) => ({
      char: glyph.char,
      x: x + glyph.x * size,
      y: y + size * ASCENT,
      size,
      weight,
    }));

/** Sets one line of text that is no part of an article, such as a date. */
export function setLine(
  text: string,
  { x, y }: { readonly x: number; readonly y: number },
  size: number,
  weight: FontWeight = 400,
  align: 'left' | 'right' = 'left',
): PrintedGlyph[] {
  const [line = []] = breakLines(text, () => Number.POSITIVE_INFINITY);
  const start = align === 'right' ? x - measure(text) * size : x;
  return toGlyphs(line, { x: start, y, w: 0 }, size, weight);
}
