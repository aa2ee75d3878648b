import sharp from 'sharp';
import { createCanvas, type Scene } from './images/canvas.ts';
import { COUNTRY_SCENES } from './images/country.ts';
import { drawNewspaperPage } from './images/drawNewspaperPage.ts';
import { PAPER_SCENES } from './images/graphics.ts';
import { type ImageName, parseImageName, SHAPES } from './images/imageName.ts';
import { LAND_SCENES } from './images/land.ts';
import { LIFE_SCENES } from './images/life.ts';
import { renderPhoto } from './images/photo/renderPhoto.ts';
import { renderNoticeText } from './images/renderNoticeText.ts';
import { MIRROR_AT, SHORE_SCENES } from './images/shore.ts';
import { SKY_SCENES } from './images/sky.ts';
import { TOWN_SCENES } from './images/town.ts';
import { WATER_SCENES } from './images/water.ts';
import { FRONT, type PaperPage, parsePageCode } from './paper/paperIds.ts';

/** Increase it when a scene is drawn differently: stored images are then drawn again. */
export const IMAGES_VERSION = 4;

const JPEG_QUALITIES = [76, 64, 54] as const;
const LEAST_QUALITY = 44;
const BYTES_A_PIXEL = 0.055;
const THUMBNAIL_WIDTH = 750;
/** Dots per inch at which one SVG unit is one pixel. */
const PIXEL_DENSITY = 72;

const SCENES: Readonly<Record<string, Scene>> = {
  ...LAND_SCENES,
  ...COUNTRY_SCENES,
  ...WATER_SCENES,
  ...SHORE_SCENES,
  ...SKY_SCENES,
  ...TOWN_SCENES,
  ...LIFE_SCENES,
  ...PAPER_SCENES,
};

/**
 * Draws the JPEG of an image name that ends with `.jpg`; null for an invalid name. The same
 * name always gives the same image. The prefix `t0_(…)` crops it to 4:3 and `t1_(…)` to
 * 16:9, as in the CMS (wire 5.10). `scale` below 1 makes it smaller.
 */
export async function drawImage(fileName: string, scale = 1): Promise<Buffer | null> {
  const crop = /^t([012])_\([\dX]+\)(.+)$/.exec(fileName);
  const name = crop?.[2] ?? fileName;
  const parsed = name.endsWith('.jpg') ? parseImageName(name) : null;
  const page = parsed && findPrintedPage(parsed);
  if (parsed && page) {
    return drawNewspaperPage(page, SHAPES[parsed.shape][0] * scale, drawImage);
  }
  const scene = parsed && findScene(parsed);
  if (!parsed || !scene) return null;
  const [width, height] = SHAPES[parsed.shape];
  const text = parsed.scene === 'notice' ? await renderNoticeText(parsed.seed, width, height) : '';
  const svg = createCanvas(parsed.scene, parsed.seed, width, height).render(scene, text);
  const image = isPhoto(parsed.scene)
    ? await renderPhoto({
        ...parsed,
        svg,
        width: Math.round(width * scale),
        height: Math.round(height * scale),
        mirrorAt: findMirror(parsed.scene),
      })
    : sharp(Buffer.from(svg), { density: PIXEL_DENSITY * scale });
  if (crop) {
    const size = cropSize(crop[1], width, height).map((side) => Math.round(side * scale));
    image.resize(...(size as [number, number]), { fit: 'cover' });
  }
  const pixels = await image
    .flatten({ background: '#fff' })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return encodeJpeg(pixels, width * height * scale * scale);
}

/** Encodes with the best quality that keeps to the size of a photograph on a page. */
async function encodeJpeg(image: Buffer, pixels: number): Promise<Buffer> {
  for (const quality of JPEG_QUALITIES) {
    const bytes = await sharp(image).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= pixels * BYTES_A_PIXEL) return bytes;
  }
  return sharp(image).jpeg({ quality: LEAST_QUALITY, mozjpeg: true }).toBuffer();
}

/** Returns the page of the newspaper that a name means; null for other images. */
function findPrintedPage({ scene, seed, shape }: ImageName): PaperPage | null {
  if (scene === 'sheet') return parsePageCode(seed);
  // Number 1 is today's front page; other numbers are a photograph of a newspaper.
  return scene === 'page' && seed === 1 && shape === 'page' ? FRONT : null;
}

/** Returns the scene of a name; null for an unknown scene or a page that no edition has. */
const findScene = ({ scene }: ImageName): Scene | null =>
  (Object.hasOwn(SCENES, scene) && SCENES[scene]) || null;

const GRAPHICS = new Set(['chart', 'notice', 'page']);

/** Charts, banners and pages are graphics; all other scenes are photographs. */
const isPhoto = (scene: string): boolean => !GRAPHICS.has(scene);

const findMirror = (scene: string): number | undefined =>
  Object.entries(MIRROR_AT).find(([name]) => name === scene)?.[1];

function cropSize(shape: string | undefined, width: number, height: number): [number, number] {
  const ratio = shape === '1' ? 16 / 9 : 4 / 3;
  return width / height > ratio
    ? [Math.round(height * ratio), height]
    : [width, Math.round(width / ratio)];
}

/** Creates a version that is at most 750 pixels wide. */
export async function createThumbnail(original: Buffer): Promise<Buffer> {
  return sharp(original).resize({ width: THUMBNAIL_WIDTH, withoutEnlargement: true }).toBuffer();
}
