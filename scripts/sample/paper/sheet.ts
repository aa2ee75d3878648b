import type { Point } from '../images/canvas.ts';
import { createRandom, type Random } from '../images/random.ts';
import { formatPageCode, isFront, type PaperPage } from './paperIds.ts';

/** Size of a page's image in pixels. */
export const SHEET_WIDTH = 1000;
export const SHEET_HEIGHT = 1420;

const COLUMN_PX = 130;
const GUTTER_PX = 24;
const LEFT_PX = 50;
const BOTTOM_PX = 1370;
const ROW_GAP_PX = 32;
/** Below the nameplate of the first page, below the line at the head of the others. */
const NAMEPLATE_BOTTOM_PX = 150;
const HEAD_BOTTOM_PX = 104;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The area of an article on its page; drawing and hotspot use it. */
export interface SheetArticle {
  /** One rectangle, or two adjoining ones: the article continues in the second. */
  readonly boxes: readonly [Box, ...Box[]];
  /** Its corners, clockwise. */
  readonly outline: readonly Point[];
  /** How many columns of text the first box holds. */
  readonly columns: number;
  readonly hasPicture: boolean;
}

/** Lays out the articles of a page, in reading order; always the same for a page. */
export function layOutSheet(place: PaperPage): readonly SheetArticle[] {
  if (isFront(place)) return FRONT_ARTICLES;
  const random = createRandom(`sheet-${formatPageCode(place)}`);
  const top = place.page === 1 ? NAMEPLATE_BOTTOM_PX : HEAD_BOTTOM_PX;
  const rows = layOutRows(random, top, place.page === 1);
  return joinRows(rows, random);
}

/** Widths of the articles of a row, in columns of six. */
const LEAD_ROWS = [[4, 2], [2, 4], [6]] as const;
const ROWS = [
  [2, 2, 2],
  [3, 3],
  [2, 4],
  [4, 2],
  [2, 2, 2],
] as const;

interface Cell extends Box {
  readonly columns: number;
}

function layOutRows(random: Random, top: number, isFirst: boolean): Cell[][] {
  const shares = [
    isFirst ? random.between(1.3, 1.6) : random.between(1, 1.3),
    ...Array.from({ length: isFirst ? 2 : random.int(2, 3) }, () => random.between(0.8, 1)),
  ];
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const height = BOTTOM_PX - top - ROW_GAP_PX * (shares.length - 1);
  let y = top;
  return shares.map((share, row) => {
    const h = Math.round((height * share) / whole);
    const cells = layOutRow(row === 0 ? random.pick(LEAD_ROWS) : random.pick(ROWS), y, h);
    y += h + ROW_GAP_PX;
    return cells;
  });
}

function layOutRow(widths: readonly number[], y: number, h: number): Cell[] {
  let column = 0;
  return widths.map((columns) => {
    const x = LEFT_PX + column * (COLUMN_PX + GUTTER_PX);
    column += columns;
    return { x, y, w: columns * COLUMN_PX + (columns - 1) * GUTTER_PX, h, columns };
  });
}

const CHANCE_TO_JOIN = 0.6;
const CHANCE_OF_IMAGE = 0.8;
/** A narrow article that is higher can have an image too. */
const TALL_PX = 330;

/** Joins some wide articles with a narrow one below at the same side. */
function joinRows(rows: readonly Cell[][], random: Random): readonly SheetArticle[] {
  const joined = new Map<Cell, Cell>();
  const isTaken = (cell: Cell) => [...joined.values()].includes(cell);
  rows.forEach((row, index) => {
    const next = rows[index + 1] ?? [];
    const pairs: readonly (readonly [Cell | undefined, Cell | undefined])[] = [
      [row[0], next[0]],
      [row[row.length - 1], next[next.length - 1]],
    ];
    for (const [upper, lower] of pairs) {
      if (!upper || !lower || upper.columns !== 4 || lower.columns !== 2) continue;
      if (!isTaken(upper) && random.next() < CHANCE_TO_JOIN) joined.set(upper, lower);
    }
  });
  return rows.flatMap((row) =>
    row
      .filter((cell) => !isTaken(cell))
      .map((cell): SheetArticle => {
        const { columns, ...box } = cell;
        const lower = joined.get(cell);
        const boxes: [Box, ...Box[]] = lower ? [box, lower] : [box];
        const hasPicture =
          columns > 2 ? random.next() < CHANCE_OF_IMAGE : box.h > TALL_PX && random.next() < 0.5;
        return { boxes, outline: traceOutline(box, lower), columns, hasPicture };
      }),
  );
}

function traceOutline(upper: Box, lower?: Box): readonly Point[] {
  const right = upper.x + upper.w;
  const bottom = upper.y + upper.h;
  const start: Point[] = [
    [upper.x, upper.y],
    [right, upper.y],
  ];
  if (!lower) return [...start, [right, bottom], [upper.x, bottom]];
  const end = lower.y + lower.h;
  if (lower.x === upper.x) {
    const inner = lower.x + lower.w;
    return [...start, [right, bottom], [inner, bottom], [inner, end], [lower.x, end]];
  }
  return [...start, [right, end], [lower.x, end], [lower.x, bottom], [upper.x, bottom]];
}

/** Layout of the front page, whose hand-written articles define their own hotspots. */
const FRONT_ARTICLES: readonly SheetArticle[] = [
  createBox({ x: 50, y: 149, w: 580, h: 383.5 }, 4, true),
  createBox({ x: 660, y: 149, w: 290, h: 383.5 }, 2),
  createBox({ x: 50, y: 568, w: 900, h: 312.4 }, 6, true),
  createBox({ x: 50, y: 912, w: 284, h: 458 }, 2),
  createBox({ x: 358, y: 912, w: 284, h: 458 }, 2),
  createBox({ x: 666, y: 912, w: 284, h: 458 }, 2),
];

function createBox(box: Box, columns: number, hasPicture = false): SheetArticle {
  return { boxes: [box], outline: traceOutline(box), columns, hasPicture };
}
