import type { FileKind } from '../../model/upload/fileKinds.ts';
import { readJpeg } from '../../model/upload/jpeg.ts';
import { readPng } from '../../model/upload/png.ts';
import {
  createOrientationMatrix,
  fitSize,
  isRotated,
  isSmall,
  orientSize,
  type PixelSize,
} from '../../model/upload/sentSize.ts';

/** An image as it is uploaded. */
export interface ReducedImage extends PixelSize {
  readonly blob: Blob;
  readonly extension: 'jpg' | 'png' | 'gif' | 'bmp';
}

/** A decoded image that can be drawn. */
export interface DecodedImage extends PixelSize {
  readonly source: CanvasImageSource;
  readonly close: () => void;
}

/** The drawing functions of a worker or of the page. */
export interface DrawingFunctions {
  /** Rejects images that it cannot decode. `wish` is the target size, null when unknown. */
  readonly decode: (blob: Blob, wish: PixelSize | null) => Promise<DecodedImage>;
  readonly canvas: (size: PixelSize) => DrawingCanvas;
}

export interface DrawingCanvas {
  readonly context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
  readonly toJpeg: (quality: number) => Promise<Blob>;
}

const QUALITY = 0.85;
/** Side of the small copy that is searched for transparent pixels. */
const SAMPLE_PX = 128;

/**
 * Reduces an image to the size that readers need and removes its metadata. Returns null for an
 * image that cannot be decoded here and that servers do not accept as it is.
 */
export function reduceImage(
  env: DrawingFunctions,
  file: Blob,
  kind: FileKind,
): Promise<ReducedImage | null> {
  switch (kind) {
    case 'jpg':
      return reduceJpeg(env, file);
    case 'png':
      return reducePng(env, file);
    case 'gif':
      // A canvas would keep only the first frame of an animation.
      return keepGif(file);
    case 'bmp':
      return reduceBmp(env, file);
    default:
      return redraw(env, file, {}).catch(() => null);
  }
}

async function reduceJpeg(env: DrawingFunctions, file: Blob): Promise<ReducedImage | null> {
  const read = readJpeg(new Uint8Array(await file.arrayBuffer()));
  if (!read) return null;
  const { clean, orientation, width, height } = read;
  const blob = new Blob(clean.slice() as BlobPart[], { type: 'image/jpeg' });
  const kept: ReducedImage = { blob, extension: 'jpg', width, height };
  const small = isSmall({ width, height }, blob.size);
  if (small && orientation === 1) return kept;
  // Without EXIF data engines do not rotate the image, so it is rotated here.
  const drawn = await redraw(env, blob, { width, height, orientation }).catch(() => null);
  const isWorse = orientation === 1 && drawn?.width === width && drawn.blob.size >= blob.size;
  // An image that cannot be decoded here is sent as it is; the server accepts or refuses it.
  return drawn && !isWorse ? drawn : kept;
}

async function reducePng(env: DrawingFunctions, file: Blob): Promise<ReducedImage | null> {
  const read = readPng(new Uint8Array(await file.arrayBuffer()));
  if (!read) return null;
  const { clean, alpha, width, height } = read;
  const blob = new Blob(clean.slice() as BlobPart[], { type: 'image/png' });
  const kept: ReducedImage = { blob, extension: 'png', width, height };
  if (isSmall({ width, height }, blob.size)) return kept;
  const drawn = await redraw(env, blob, { width, height, alpha }).catch(() => null);
  return drawn ?? kept;
}

async function keepGif(file: Blob): Promise<ReducedImage> {
  const head = new DataView(await file.slice(0, 10).arrayBuffer());
  const isWhole = head.byteLength === 10;
  return {
    blob: file,
    extension: 'gif',
    width: isWhole ? head.getUint16(6, true) : 0,
    height: isWhole ? head.getUint16(8, true) : 0,
  };
}

const MAX_BMP_B = 1024 * 1024;

async function reduceBmp(env: DrawingFunctions, file: Blob): Promise<ReducedImage> {
  const kept: ReducedImage = { blob: file, extension: 'bmp', width: 0, height: 0 };
  if (file.size <= MAX_BMP_B) return kept;
  return (await redraw(env, file, {}).catch(() => null)) ?? kept;
}

interface StoredImage extends Partial<PixelSize> {
  readonly orientation?: number;
  /** The format allows transparent pixels. */
  readonly alpha?: boolean;
}

/** Returns the image as a reduced JPEG; null for one that has transparent pixels. */
async function redraw(
  env: DrawingFunctions,
  blob: Blob,
  { width: storedWidth = 0, height: storedHeight = 0, orientation = 1, alpha = false }: StoredImage,
): Promise<ReducedImage | null> {
  const shown = orientSize({ width: storedWidth, height: storedHeight }, orientation);
  const wish = orientSize(fitSize(shown), orientation);
  const decoded = await env.decode(blob, wish.width > 0 ? wish : null);
  try {
    if (alpha && hasTransparentPixels(env, decoded)) return null;
    const size = fitSize(orientSize(decoded, orientation));
    const { context, toJpeg } = env.canvas(size);
    context.fillStyle = '#fff';
    context.fillRect(0, 0, size.width, size.height);
    context.imageSmoothingEnabled = true;
    context.imageSmoothingQuality = 'high';
    context.setTransform(...createOrientationMatrix(orientation, size));
    const [width, height] = isRotated(orientation)
      ? [size.height, size.width]
      : [size.width, size.height];
    context.drawImage(decoded.source, 0, 0, width, height);
    return { ...size, blob: await toJpeg(QUALITY), extension: 'jpg' };
  } finally {
    decoded.close();
  }
}

function hasTransparentPixels(env: DrawingFunctions, { source }: DecodedImage): boolean {
  const { context } = env.canvas({ width: SAMPLE_PX, height: SAMPLE_PX });
  context.drawImage(source, 0, 0, SAMPLE_PX, SAMPLE_PX);
  const { data } = context.getImageData(0, 0, SAMPLE_PX, SAMPLE_PX);
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) < 255) return true;
  return false;
}
