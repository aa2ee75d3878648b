import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHAPES } from './pictureName.ts';
import { readPicture } from './readPicture.ts';

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
