import { writeTitle } from '../paper/createPaperArticle.ts';
import { decideArticleId, FRONT, type PaperPage, parsePageCode } from '../paper/paperIds.ts';
import { EVENING } from '../paper/papers.ts';
import {
  type Box,
  layOutSheet,
  SHEET_HEIGHT,
  SHEET_WIDTH,
  type SheetArticle,
} from '../paper/sheet.ts';
import { type Canvas, circle, createCanvas, rect, repeat, type Scene, shape } from './canvas.ts';
import { PAPER_SCENES } from './graphics.ts';
import { mix, PALETTES } from './palettes.ts';

/**
 * Pages of the printed newspaper: nameplate, headlines, columns and photographs as
 * `layOutSheet` places them. Characters are strokes, so that no font is needed.
 */
const INK = '#23211f';
const GREY = '#8b8780';
const GROUND = '#fbfaf6';
const HAIR = '#c9c5bd';
const RED = '#c8102e';
const NIGHT = '#1f3b4d';

const LINE_PX = 12.5;
const GUTTER_PX = 24;

/** The page whose code is the image's number. */
const sheet: Scene = (canvas) => {
  const place = parsePageCode(canvas.seed);
  return place ? drawSheet(canvas, place) : [rect(0, 0, canvas.width, canvas.height, GROUND)];
};

/** Number 1 is today's front page; other numbers are a generic page. */
const page: Scene = (canvas) =>
  canvas.seed === 1 && canvas.height > canvas.width
    ? drawSheet(canvas, FRONT)
    : PAPER_SCENES.page(canvas);

function drawSheet(canvas: Canvas, place: PaperPage): string[] {
  const articles = layOutSheet(place);
  const scale = canvas.width / SHEET_WIDTH;
  return [
    `<g transform="scale(${scale})">`,
    rect(0, 0, SHEET_WIDTH, SHEET_HEIGHT, GROUND),
    ...(place.page === 1 ? drawNameplate(canvas, place) : drawPageHead(canvas, place)),
    ...articles.flatMap((article, index) =>
      drawArticle(
        canvas,
        article,
        writeTitle({ ...place, place: index }),
        decideArticleId({ ...place, place: index }),
      ),
    ),
    '</g>',
  ];
}

const inkOf = ({ paper }: PaperPage): string => (paper === EVENING ? NIGHT : RED);

function drawNameplate(canvas: Canvas, place: PaperPage): string[] {
  // The nameplate of a newspaper is the same every day.
  const name = createCanvas('nameplate', place.paper, SHEET_WIDTH, SHEET_HEIGHT);
  return [
    drawCharacters(name, 50, 38, 82, 4, inkOf(place), 1.12),
    drawLines(canvas, { x: 690, y: 44, w: 260, h: 62 }, GREY),
    rect(50, 128, 900, 5, INK),
  ];
}

function drawPageHead(canvas: Canvas, place: PaperPage): string[] {
  return [
    rect(50, 44, 76, 34, inkOf(place)),
    drawCharacters(canvas, 57, 49, 24, 2, GROUND, 1.2),
    drawCharacters(canvas, 800, 52, 18, 7, GREY, 1.2),
    rect(50, 84, 900, 2.5, INK),
  ];
}

function drawArticle(canvas: Canvas, article: SheetArticle, title: string, id: number): string[] {
  const [box, runOn] = article.boxes;
  const size =
    article.columns >= 6 ? 50 : article.columns >= 4 ? 42 : article.columns === 3 ? 32 : 26;
  const head = drawHeadline(canvas, box, size, title);
  const width = (box.w - (article.columns - 1) * GUTTER_PX) / article.columns;
  const picture = article.hasPicture
    ? positionImage(box, head.bottom, article.columns, width)
    : null;
  const columns = repeat(article.columns, (index): Box => {
    const x = box.x + index * (width + GUTTER_PX);
    const isUnder = picture !== null && x >= picture.x - 1;
    const y = isUnder ? picture.y + picture.h + 14 : head.bottom;
    return { x, y, w: width, h: box.y + box.h - y };
  });
  return [
    rect(box.x, box.y - ROW_LINE_PX, box.w, 1.5, HAIR),
    head.drawn,
    ...(picture ? [drawPhotograph(canvas, picture, id)] : []),
    ...columns.map((column) => drawLines(canvas, column, GREY)),
    ...(runOn
      ? repeat(2, (index) => {
          const x = runOn.x + index * (width + GUTTER_PX);
          // The text continues across the gap between the rows.
          const y = box.y + box.h;
          return drawLines(canvas, { x, y, w: width, h: runOn.y + runOn.h - y }, GREY);
        })
      : []),
  ];
}

/** Position of the hairline above an article, in the gap between the rows. */
const ROW_LINE_PX = 14;
/** Two lines of a headline, three where it is narrow. */
const MAX_LINES = 3;

function drawHeadline(canvas: Canvas, box: Box, size: number, title: string) {
  const step = size * 1.06;
  const perLine = Math.max(4, Math.floor(box.w / step));
  const count = [...title].length;
  const lines = Math.min(MAX_LINES, Math.ceil(count / perLine));
  const drawn = repeat(lines, (line) => {
    const length = Math.min(perLine, count - line * perLine);
    return drawCharacters(canvas, box.x, box.y + 6 + line * size * 1.22, size, length, INK, 1.06);
  });
  return { drawn: drawn.join(''), bottom: box.y + 6 + lines * size * 1.22 + 16 };
}

/** Over the right columns, below the headline, 3:2. */
function positionImage(box: Box, top: number, columns: number, width: number): Box | null {
  const taken = columns >= 6 ? 3 : 2;
  const w = taken * width + (taken - 1) * GUTTER_PX;
  const h = Math.min(w / 1.5, (box.y + box.h - top) * 0.72);
  return h < 60 ? null : { x: box.x + box.w - w, y: top, w, h };
}

/** Draws stylised characters: horizontal and vertical strokes in a square. */
function drawCharacters(
  canvas: Canvas,
  x: number,
  y: number,
  size: number,
  count: number,
  ink: string,
  spacing: number,
): string {
  const { random } = canvas;
  const strokes = repeat(count, (index) => {
    const left = x + index * size * spacing;
    const across = repeat(random.int(2, 4), (line) => {
      const from = random.between(0, 0.25) * size;
      const top = y + size * (0.08 + line * random.between(0.24, 0.28));
      return `M${n(left + from)},${n(top)}h${n(size * random.between(0.55, 0.95) - from)}`;
    });
    const down = repeat(random.int(1, 3), () => {
      const from = random.between(0.02, 0.4) * size;
      const at = left + size * random.between(0.12, 0.85);
      return `M${n(at)},${n(y + from)}v${n(size * random.between(0.45, 0.92) - from * 0.6)}`;
    });
    return across.join('') + down.join('');
  });
  return `<path d="${strokes.join('')}" fill="none" stroke="${ink}" stroke-width="${n(size * 0.11)}"/>`;
}

/** Draws a column of text: lines of small characters, the last line of a paragraph shorter. */
function drawLines(canvas: Canvas, { x, y, w, h }: Box, ink: string): string {
  const { random } = canvas;
  let left = random.int(4, 9);
  const lines = repeat(Math.max(0, Math.floor(h / LINE_PX)), (index) => {
    left -= 1;
    const isLast = left === 0;
    if (isLast) left = random.int(4, 9);
    const indent = left >= 8 && index === 0 ? 14 : 0;
    const length = isLast ? w * random.between(0.25, 0.85) : w - indent;
    return `M${n(x + indent)},${n(y + index * LINE_PX + 4)}h${n(length)}`;
  });
  return `<path d="${lines.join('')}" fill="none" stroke="${ink}" stroke-width="6" stroke-dasharray="6.4 1.8"/>`;
}

/** Draws a landscape or a row of houses under a sky. */
function drawPhotograph(canvas: Canvas, { x, y, w, h }: Box, id: number): string {
  const { random } = canvas;
  const mood = (['dawn', 'day', 'autumn', 'dusk', 'mist'] as const)[id % 5] ?? 'day';
  const { sky, far, near, sun } = PALETTES[mood];
  const ground =
    rect(x, y, w, h, canvas.gradient([0, sky[0]], [0.6, sky[1]], [1, sky[2]])) +
    circle(x + w * random.between(0.2, 0.8), y + h * 0.3, h * 0.08, sun, 'opacity="0.9"');
  if (id % 3 === 0) {
    const houses = repeat(9, (index) => {
      const height = h * random.between(0.2, 0.55);
      return rect(
        x + (w * index) / 9,
        y + h - height,
        w / 9 - 2,
        height,
        mix(near, far, random.next() * 0.6),
      );
    });
    return ground + houses.join('');
  }
  const ridge = (base: number, colour: string) =>
    shape(
      [
        [x, y + h],
        ...repeat(7, (index): [number, number] => [
          x + (w * index) / 6,
          y + h * (base + random.between(-0.12, 0.12)),
        ]),
        [x + w, y + h],
      ],
      colour,
    );
  return ground + ridge(0.55, far) + ridge(0.7, mix(far, near, 0.5)) + ridge(0.86, near);
}

const n = (value: number): string => String(Math.round(value * 10) / 10);

export const PAGE_SCENES = { sheet, page } as const;
