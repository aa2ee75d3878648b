import { encode } from 'uqr';
import { readPageBrand } from '../host/document/readShareParams.ts';
import type { ActionTranslate } from '../i18n/translate.ts';
import {
  type Box,
  decideCoverBox,
  decideLogoBox,
  POSTER_WIDTH_PX,
  type PosterPlan,
  type PosterTexts,
  planPoster,
  type TextStyle,
} from '../model/share/planPoster.ts';
import type { ShareCard } from '../model/share/shareTypes.ts';
import { formatDate } from '../model/time.ts';

/** The colours of posters are the same in dark mode and on days of mourning. */
const COLOURS = { ground: '#ffffff', ink: '#1c1b1a', 'ink-2': '#595652', hairline: '#e8e5e0' };
const MIN_SCALE = 2;
const MAX_SCALE = 3;
/** Time limit for loading an image, in ms; after it the image is left out. */
const IMAGE_LIMIT_MS = 8000;

interface PosterInput extends PosterTexts {
  readonly imageUrl: string;
  /** Target of the QR code. */
  readonly url: string;
}

/** Returns the poster as a PNG image; null when this browser cannot make one. */
async function drawPoster(order: PosterInput): Promise<Blob | null> {
  const { logo: logoUrl, fontFamily, accent } = readPageBrand();
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return null;
  const [picture, logo] = await Promise.all([loadImage(order.imageUrl), loadImage(logoUrl)]);
  const font = ({ weight, px }: TextStyle) => `${weight} ${px}px ${fontFamily}`;
  const plan = planPoster(
    order,
    { picture: picture !== null, logo: logo !== null },
    (style) => (text) => {
      context.font = font(style);
      return context.measureText(text).width;
    },
  );
  const scale = Math.min(MAX_SCALE, Math.max(MIN_SCALE, Math.ceil(devicePixelRatio)));
  canvas.width = POSTER_WIDTH_PX * scale;
  canvas.height = plan.height * scale;
  context.scale(scale, scale);
  const fill = (colour: string, { x, y, width, height }: Box) => {
    context.fillStyle = colour;
    context.fillRect(x, y, width, height);
  };
  fill(COLOURS.ground, { x: 0, y: 0, width: POSTER_WIDTH_PX, height: plan.height });
  if (plan.band) fill(accent, plan.band);
  fill(COLOURS.hairline, plan.rule);
  if (picture && plan.picture) drawCover(context, picture, plan.picture);
  if (logo && plan.logo) drawLogo(context, logo, plan.logo);
  drawTexts(context, plan, font);
  drawQrCode(context, order.url, plan.qr, scale);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function drawTexts(
  context: CanvasRenderingContext2D,
  { texts }: PosterPlan,
  font: (style: TextStyle) => string,
): void {
  context.textBaseline = 'middle';
  for (const { lines, style, colour, x, y } of texts) {
    context.font = font(style);
    context.fillStyle = COLOURS[colour];
    lines.forEach((line, index) => {
      context.fillText(line, x, y + (index + 0.5) * style.linePx);
    });
  }
}

function drawCover(context: CanvasRenderingContext2D, picture: HTMLImageElement, box: Box): void {
  const size = { width: picture.naturalWidth, height: picture.naturalHeight };
  const from = decideCoverBox(size, box);
  const { x, y, width, height } = box;
  context.drawImage(picture, from.x, from.y, from.width, from.height, x, y, width, height);
}

/** Draws the whole logo: a wide one is lower than its box, and begins at its left edge. */
function drawLogo(context: CanvasRenderingContext2D, logo: HTMLImageElement, box: Box): void {
  const { x, y, width, height } = decideLogoBox(
    { width: logo.naturalWidth, height: logo.naturalHeight },
    box,
  );
  context.drawImage(logo, x, y, width, height);
}

/**
 * Draws the QR code in whole pixels of the canvas: blurred edges are hard to scan. The poster's
 * margins are the quiet zone around the code.
 */
function drawQrCode(context: CanvasRenderingContext2D, url: string, box: Box, scale: number): void {
  const { size, data } = encode(url, { ecc: 'M', border: 0 });
  const module = Math.max(1, Math.floor((box.width * scale) / size));
  const left = Math.round((box.x + box.width) * scale) - module * size;
  const top = Math.round(box.y * scale);
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = '#000000';
  data.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) context.fillRect(left + x * module, top + y * module, module, module);
    });
  });
  context.restore();
}

/**
 * Loads an image with CORS, without which the canvas could not be exported. The cache may hold the
 * image without CORS headers, so a second attempt uses another address; it has no referrer, because
 * some hosts refuse those of other sites. Resolves to null on failure; the poster is then made
 * without the image.
 */
async function loadImage(url: string): Promise<HTMLImageElement | null> {
  if (!url) return null;
  const mark = url.includes('?') ? '&' : '?';
  return (await loadOnce(url, '')) ?? loadOnce(`${url}${mark}poster=${Date.now()}`, 'no-referrer');
}

function loadOnce(url: string, referrerPolicy: ReferrerPolicy): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const image = new Image();
    const finish = (picture: HTMLImageElement | null) => {
      clearTimeout(timer);
      resolve(picture);
    };
    const timer = setTimeout(() => finish(null), IMAGE_LIMIT_MS);
    image.crossOrigin = 'anonymous';
    image.referrerPolicy = referrerPolicy;
    image.onload = () => finish(image.naturalWidth > 0 && image.naturalHeight > 0 ? image : null);
    image.onerror = () => finish(null);
    image.src = url;
  });
}

/**
 * Returns the poster of a card as an image; null when it failed. A quotation takes the place of the headline and of
 * the image. `hint` says what the QR code is
 * for.
 */
export async function createPoster(
  card: ShareCard,
  t: ActionTranslate,
  hint: string = t('poster.read'),
): Promise<Blob | null> {
  const { siteName, publishedAt } = readPageBrand();
  const at = Date.parse(publishedAt);
  try {
    return await drawPoster({
      title: card.quotation ?? card.title,
      description: card.quotation ? card.title : card.description,
      siteName,
      date: Number.isNaN(at) ? '' : formatDate(at, t('time.date')),
      hint,
      imageUrl: card.quotation ? '' : card.imageUrl,
      url: card.url,
    });
  } catch {
    return null;
  }
}
