/** The program of `writeInstallFiles.ts`: reads a logo from its input and writes it as PNG. */
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/** Larger images are no logos: they would need too much memory. */
const MAX_PIXELS = 16_000_000;
const MAX_SIDE_PX = 1024;

const logo = await buffer(process.stdin);
// Sharp trims before it resizes.
const image = await sharp(logo, { limitInputPixels: MAX_PIXELS })
  .rotate()
  .trim()
  .resize(MAX_SIDE_PX, MAX_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
  .ensureAlpha()
  .png()
  .toBuffer();
process.stdout.write(image);
