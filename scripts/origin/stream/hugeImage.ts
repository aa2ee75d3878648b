import sharp from 'sharp';
import { readPicture } from '../../sample/readPicture.ts';

/** An image far larger than any screen, for tests of the image viewer. */
export const HUGE_IMAGE = 'huge.jpg';
const WIDTH_PX = 12_000;
const HEIGHT_PX = 3_000;

export async function createHugeImage(): Promise<Buffer | null> {
  const picture = await readPicture('mountains-0.jpg');
  if (!picture) return null;
  return sharp(picture)
    .resize(WIDTH_PX, HEIGHT_PX, { fit: 'cover' })
    .jpeg({ quality: 60 })
    .toBuffer();
}
