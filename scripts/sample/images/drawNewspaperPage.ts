import sharp, { type OverlayOptions } from 'sharp';
import type { PaperPage } from '../paper/paperIds.ts';
import { EVENING } from '../paper/papers.ts';
import { type Box, SHEET_HEIGHT, SHEET_WIDTH } from '../paper/sheet.ts';
import type { PrintedGlyph } from '../paper/typesetArticle.ts';
import { type PrintedArticle, setFurniture, typesetPage } from '../paper/typesetPage.ts';
import { rect } from './canvas.ts';
import { renderGlyphs } from './renderGlyphs.ts';

const INK = '#23211f';
const GREY = '#6d6963';
const GROUND = '#fbfaf6';
const HAIR = '#bdb8ae';
const RED = '#c8102e';
const NIGHT = '#1f3b4d';
const JPEG_QUALITY = 72;
/** Distance of the hairline above an article. */
const ROW_LINE_PX = 14;
/** Articles below this height have no hairline: there is the head of the page. */
const FIRST_ROW_PX = 160;

/** Scale of a photograph for one pixel of the layout; it is at most half as wide as the page. */
const PICTURE_SCALE = 0.4;

type DrawPicture = (name: string, scale: number) => Promise<Buffer | null>;

/**
 * Draws a page of the printed newspaper as a JPEG: nameplate, headlines, columns of text and
 * photographs as `typesetPage` places them.
 * @param width of the JPEG in pixels
 * @param drawPicture draws a photograph by its name and scale
 */
export async function drawNewspaperPage(
  place: PaperPage,
  width: number,
  drawPicture: DrawPicture,
): Promise<Buffer> {
  const scale = width / SHEET_WIDTH;
  const articles = typesetPage(place);
  const svg = await renderPage(place, articles, scale);
  const overlays = await Promise.all(
    articles.map((article) => renderPicture(article, scale, drawPicture)),
  );
  return sharp(Buffer.from(svg))
    .composite(overlays.filter((overlay) => overlay !== null))
    .flatten({ background: GROUND })
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer();
}

async function renderPicture(
  { picture, pictureName }: PrintedArticle,
  scale: number,
  drawPicture: DrawPicture,
): Promise<OverlayOptions | null> {
  const drawn =
    picture && pictureName ? await drawPicture(`${pictureName}.jpg`, scale * PICTURE_SCALE) : null;
  if (!picture || !drawn) return null;
  const [left = 0, top = 0, width = 1, height = 1] = [
    picture.x,
    picture.y,
    picture.w,
    picture.h,
  ].map((value) => Math.max(1, Math.round(value * scale)));
  const input = await sharp(drawn).resize(width, height, { fit: 'cover' }).toBuffer();
  return { input, left, top };
}

async function renderPage(
  place: PaperPage,
  articles: readonly PrintedArticle[],
  scale: number,
): Promise<string> {
  const furniture = setFurniture(place);
  const own = place.paper === EVENING ? NIGHT : RED;
  const layers: readonly (readonly [readonly PrintedGlyph[], string])[] = [
    [[...furniture.ink, ...articles.flatMap(({ glyphs }) => glyphs)], INK],
    [furniture.coloured, own],
    [furniture.white, GROUND],
    [furniture.grey, GREY],
  ];
  const texts = await Promise.all(layers.map(([glyphs, ink]) => renderGlyphs(glyphs, ink)));
  const box =
    (ink: string) =>
    ({ x, y, w, h }: Box) =>
      rect(x, y, w, h, ink);
  const rows = articles.flatMap(
    ({
      area: {
        boxes: [{ x, y, w }],
      },
    }) => (y > FIRST_ROW_PX ? [rect(x, y - ROW_LINE_PX, w, 1, HAIR)] : []),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET_WIDTH * scale}" height="${SHEET_HEIGHT * scale}" viewBox="0 0 ${SHEET_WIDTH} ${SHEET_HEIGHT}">`,
    rect(0, 0, SHEET_WIDTH, SHEET_HEIGHT, GROUND),
    ...furniture.grounds.map(box(own)),
    ...furniture.rules.map(box(INK)),
    ...rows,
    ...articles.flatMap(({ rules }) => rules.map(box(HAIR))),
    ...texts,
    '</svg>',
  ].join('');
}
