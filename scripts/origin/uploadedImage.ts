import sharp, { type Sharp } from 'sharp';

/** An uploaded image as it is stored. */
export interface UploadedImage {
  readonly type: ImageType;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

export type ImageType = 'jpg' | 'png' | 'gif' | 'bmp';

/** Limits memory: a small file can decode to a huge image. */
const MAX_PIXELS = 50_000_000;
/** Larger images of cameras are scaled down to this. */
const MAX_SIDE_PX = 2560;
const BMP_HEADER_BYTES = 54;

/** First bytes of the image types that readers may upload. */
const MAGIC: readonly (readonly [ImageType, readonly number[]])[] = [
  ['jpg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['bmp', [0x42, 0x4d]],
];

/** Detects the type by the first bytes of a file, not by its name; null for any other type. */
export function detectImageType(bytes: Uint8Array): ImageType | null {
  const found = MAGIC.find(([, magic]) => magic.every((byte, index) => bytes[index] === byte));
  return found?.[0] ?? null;
}

/**
 * Re-encodes an uploaded image upright and without metadata (no geolocation, no appended
 * data). Null when it cannot be decoded.
 */
export async function reencodeImage(bytes: Buffer): Promise<UploadedImage | null> {
  const type = detectImageType(bytes);
  if (type === null) return null;
  if (type === 'bmp') return readBmp(bytes);
  try {
    const picture = sharp(bytes, { animated: type === 'gif', limitInputPixels: MAX_PIXELS });
    const { data, info } = await redraw(picture, type).toBuffer({ resolveWithObject: true });
    return { type, bytes: data, width: info.width, height: info.pageHeight ?? info.height };
  } catch {
    return null;
  }
}

function redraw(picture: Sharp, type: 'jpg' | 'png' | 'gif'): Sharp {
  if (type === 'gif') return picture.gif();
  const sized = picture.autoOrient().resize({
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
  const isSound = width > 0 && height > 0 && width * height <= MAX_PIXELS;
  const isWhole = size <= bytes.length && pixelsAt >= BMP_HEADER_BYTES && pixelsAt < size;
  return isSound && isWhole ? { type: 'bmp', bytes: bytes.subarray(0, size), width, height } : null;
}
