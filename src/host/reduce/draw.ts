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

/** A picture as it is sent. */
export interface Reduced extends PixelSize {
  readonly blob: Blob;
  readonly extension: 'jpg' | 'png' | 'gif' | 'bmp';
}

/** A picture that can be drawn. */
export interface Decoded extends PixelSize {
  readonly source: CanvasImageSource;
  readonly close: () => void;
}

/** What draws: a worker's means or the page's. */
export interface DrawEnv {
  /** Rejects what it cannot read. `wish` is the size that is needed, where it is known. */
  readonly decode: (blob: Blob, wish: PixelSize | null) => Promise<Decoded>;
  readonly canvas: (size: PixelSize) => Canvas;
}

export interface Canvas {
  readonly context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
  readonly toJpeg: (quality: number) => Promise<Blob>;
}

const QUALITY = 0.85;
/** Side of the small copy in which a picture is looked through for holes. */
const SAMPLE_PX = 128;

/**
 * Makes a picture as small as readers need it and takes out what cameras write into it.
 * Null for one that cannot be read here and that servers do not take as it is.
 */
export function reduce(env: DrawEnv, file: Blob, kind: FileKind): Promise<Reduced | null> {
  switch (kind) {
    case 'jpg':
      return reduceJpeg(env, file);
    case 'png':
      return reducePng(env, file);
    case 'gif':
      // It moves: a canvas would stop it.
      return keepGif(file);
    case 'bmp':
      return reduceBmp(env, file);
    default:
      return redraw(env, file, {}).catch(() => null);
  }
}

async function reduceJpeg(env: DrawEnv, file: Blob): Promise<Reduced | null> {
  const read = readJpeg(new Uint8Array(await file.arrayBuffer()));
  if (!read) return null;
  const { clean, orientation, width, height } = read;
  const blob = new Blob(clean.slice() as BlobPart[], { type: 'image/jpeg' });
  const kept: Reduced = { blob, extension: 'jpg', width, height };
  const small = isSmall({ width, height }, blob.size);
  if (small && orientation === 1) return kept;
  // Without its EXIF no engine turns it: it is turned here, once.
  const drawn = await redraw(env, blob, { width, height, orientation }).catch(() => null);
  const isWorse = orientation === 1 && drawn?.width === width && drawn.blob.size >= blob.size;
  // What cannot be read here is for the server to judge.
  return drawn && !isWorse ? drawn : kept;
}

async function reducePng(env: DrawEnv, file: Blob): Promise<Reduced | null> {
  const read = readPng(new Uint8Array(await file.arrayBuffer()));
  if (!read) return null;
  const { clean, alpha, width, height } = read;
  const blob = new Blob(clean.slice() as BlobPart[], { type: 'image/png' });
  const kept: Reduced = { blob, extension: 'png', width, height };
  if (isSmall({ width, height }, blob.size)) return kept;
  const drawn = await redraw(env, blob, { width, height, alpha }).catch(() => null);
  return drawn ?? kept;
}

async function keepGif(file: Blob): Promise<Reduced> {
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

async function reduceBmp(env: DrawEnv, file: Blob): Promise<Reduced> {
  const kept: Reduced = { blob: file, extension: 'bmp', width: 0, height: 0 };
  if (file.size <= MAX_BMP_B) return kept;
  return (await redraw(env, file, {}).catch(() => null)) ?? kept;
}

interface Stored extends Partial<PixelSize> {
  readonly orientation?: number;
  /** It may be seen through. */
  readonly alpha?: boolean;
}

/** Null for one that is seen through where it may be. */
async function redraw(
  env: DrawEnv,
  blob: Blob,
  { width: storedWidth = 0, height: storedHeight = 0, orientation = 1, alpha = false }: Stored,
): Promise<Reduced | null> {
  const shown = orientSize({ width: storedWidth, height: storedHeight }, orientation);
  const wish = orientSize(fitSize(shown), orientation);
  const decoded = await env.decode(blob, wish.width > 0 ? wish : null);
  try {
    if (alpha && hasHoles(env, decoded)) return null;
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

function hasHoles(env: DrawEnv, { source }: Decoded): boolean {
  const { context } = env.canvas({ width: SAMPLE_PX, height: SAMPLE_PX });
  context.drawImage(source, 0, 0, SAMPLE_PX, SAMPLE_PX);
  const { data } = context.getImageData(0, 0, SAMPLE_PX, SAMPLE_PX);
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) < 255) return true;
  return false;
}
