import sharp, { type Sharp } from 'sharp';
import type { ImageType } from './fileTypes.ts';

/** An uploaded image as it is stored. */
export interface UploadedImage {
  readonly type: ImageType;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Limits memory: a small file can decode to a huge image. */
const MAX_PIXELS = 50_000_000;
/** Larger images of cameras are scaled down to this. */
const MAX_SIDE_PX = 2560;
const BMP_HEADER_BYTES = 54;

/**
 * Re-encodes an uploaded image upright and without metadata (no geolocation, no appended
 * data). Null when it cannot be decoded.
 */
export async function reencodeImage(bytes: Buffer, type: ImageType): Promise<UploadedImage | null> {
  if (type === 'bmp') return readBmp(bytes);
  try {
    const image = sharp(bytes, { animated: type === 'gif', limitInputPixels: MAX_PIXELS });
    const { data, info } = await redraw(image, type).toBuffer({ resolveWithObject: true });
    return { type, bytes: data, width: info.width, height: info.pageHeight ?? info.height };
  } catch {
    return null;
  }
}

function redraw(image: Sharp, type: 'jpg' | 'png' | 'gif'): Sharp {
  if (type === 'gif') return image.gif();
  const sized = image.autoOrient().resize({
    width: MAX_SIDE_PX,
    height: MAX_SIDE_PX,
    fit: 'inside',
    withoutEnlargement: true,
  });
  return type === 'png' ? sized.png() : sized.jpeg({ quality: 85 });
}

/** Checks the header of a BMP and cuts off appended data; sharp cannot encode BMP. */
function readBmp(bytes: Buffer): UploadedImage | null {
  if (bytes.length < BMP_HEADER_BYTES || bytes.readUInt32LE(14) < 40) return null;
  const size = bytes.readUInt32LE(2);
  const pixelsAt = bytes.readUInt32LE(10);
  const width = bytes.readInt32LE(18);
  const height = Math.abs(bytes.readInt32LE(22));
  const hasValidSize = width > 0 && height > 0 && width * height <= MAX_PIXELS;
  const isWhole = size <= bytes.length && pixelsAt >= BMP_HEADER_BYTES && pixelsAt < size;
  return hasValidSize && isWhole
    ? { type: 'bmp', bytes: bytes.subarray(0, size), width, height }
    : null;
}
