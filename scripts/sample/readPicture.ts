import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { parsePageCode } from './paper/paperIds.ts';
import { openPageImage } from './paper/printedPages.ts';
import { type PictureName, parsePictureName, SHAPES } from './pictureName.ts';

/** The sample pictures, each named like a picture that it is used for: `river-0`, `river-4-tall`. */
const FOLDER = join(import.meta.dirname, 'pictures');
const FILES = readdirSync(FOLDER)
  .sort()
  .flatMap((file) => {
    const parsed = parsePictureName(file.replace(/\.webp$/, ''));
    return parsed ? [{ ...parsed, path: join(FOLDER, file) }] : [];
  });

/** Scenes with a text or an axis, which a mirror would turn around. */
const NEVER_MIRRORED: ReadonlySet<string> = new Set(['chart', 'notice', 'page']);

const JPEG_QUALITY = 72;
const THUMBNAIL_WIDTH_PX = 750;

/**
 * Reads the JPEG of a picture's name that ends with `.jpg`; null for an invalid name or an unknown
 * scene. The number chooses among the pictures of the scene, then among their mirror images. The
 * prefix `t0_(…)` crops to 4:3 and `t1_(…)` to 16:9, as in the CMS (wire 5.10).
 * @param scale of the picture: 1 is the full size
 */
export async function readPicture(fileName: string, scale = 1): Promise<Buffer | null> {
  const [, crop, name = ''] = /^(?:t([012])_\([\dX]+\))?(.+)\.jpg$/.exec(fileName) ?? [];
  const parsed = parsePictureName(name);
  if (!parsed) return null;
  const size = cropSize(crop, SHAPES[parsed.shape]);
  const [width, height] = [Math.round(size[0] * scale), Math.round(size[1] * scale)];
  const page = parsed.scene === 'sheet' ? parsePageCode(parsed.number) : null;
  const picture = page ? await openPageImage(page, width, height) : openPhotograph(parsed);
  if (!picture) return null;
  return picture.resize(width, height).jpeg({ quality: JPEG_QUALITY }).toBuffer();
}

function openPhotograph({ scene, number, shape }: PictureName): Sharp | null {
  const files = FILES.filter((file) => file.scene === scene);
  const fitting = files.filter((file) => file.shape === shape);
  const found = fitting.length > 0 ? fitting : files.filter((file) => file.shape === 'normal');
  const file = found[number % found.length];
  if (!file) return null;
  const isMirrored = Math.floor(number / found.length) % 2 === 1 && !NEVER_MIRRORED.has(scene);
  return sharp(file.path).flop(isMirrored);
}

type Size = readonly [width: number, height: number];

function cropSize(crop: string | undefined, [width, height]: Size): Size {
  if (crop === undefined) return [width, height];
  const ratio = crop === '1' ? 16 / 9 : 4 / 3;
  return width / height > ratio
    ? [Math.round(height * ratio), height]
    : [width, Math.round(width / ratio)];
}

/** Creates a version that is at most 750 pixels wide. */
export async function createThumbnail(original: Buffer): Promise<Buffer> {
  return sharp(original).resize({ width: THUMBNAIL_WIDTH_PX, withoutEnlargement: true }).toBuffer();
}

const ICON_PX = 240;
/** Scenes of icons that show no person. */
const PLACES = ['fields', 'harbor', 'rail', 'mountains'] as const;

/**
 * Reads a logo or icon: `masthead.png`, `app.png`, `share.png`, `official.png`, and portraits or
 * icons with a number (`reader-3.jpg`). Null for other names.
 */
export async function readLogo(name: string): Promise<Buffer | null> {
  if (name === 'masthead.png') return readLogoFile(name);
  if (/^(app|share|official)\.png$/.test(name)) return readLogoFile('emblem.png');
  const [, kind, number] =
    /^(reader|reporter|leader|account|column)-(\d{1,5})\.jpg$/.exec(name) ?? [];
  if (!kind) return null;
  const isPlace = kind === 'account' || kind === 'column';
  const scene = isPlace ? PLACES[Number(number) % PLACES.length] : 'portrait';
  return readPicture(`${scene}-${number}-square.jpg`, ICON_PX / SHAPES.square[0]);
}

const readLogoFile = (file: string): Promise<Buffer> =>
  readFile(join(import.meta.dirname, 'pictures', file));
