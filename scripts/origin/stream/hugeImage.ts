import sharp from 'sharp';
import { drawImage } from '../../sample/drawImage.ts';

/** An image far larger than any screen, for tests of the image viewer. */
export const HUGE_IMAGE = 'huge.jpg';
const WIDTH_PX = 12_000;
const HEIGHT_PX = 3_000;

export async function drawHugeImage(): Promise<Buffer | null> {
  const drawing = await drawImage('mountains-0.jpg');
  if (!drawing) return null;
  return sharp(drawing)
    .resize(WIDTH_PX, HEIGHT_PX, { fit: 'cover' })
    .jpeg({ quality: 60 })
    .toBuffer();
}
