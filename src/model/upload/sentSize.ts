export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Maximum side of a sent image: larger than the screens of phones. */
const MAX_SIDE_PX = 1920;
/**
 * Maximum width of a long image, such as a screenshot of a conversation, so that its text stays
 * readable.
 */
const MAX_LONG_WIDTH_PX = 1080;
/** Height divided by width from which an image counts as long. */
const LONG = 3;
/** Limits of a canvas on old phones. */
const MAX_PIXELS = 16_000_000;
const MAX_CANVAS_SIDE_PX = 16_000;

/** Larger files are encoded again. */
const MAX_KEPT_B = 1024 * 1024;

/** Returns the size at which an image is sent; never larger than the original. */
export function fitSize({ width, height }: PixelSize): PixelSize {
  if (width <= 0 || height <= 0) return { width: 0, height: 0 };
  const isLong = height > width * LONG;
  const wished = isLong ? MAX_LONG_WIDTH_PX / width : MAX_SIDE_PX / Math.max(width, height);
  const scale = Math.min(
    1,
    wished,
    MAX_CANVAS_SIDE_PX / Math.max(width, height),
    Math.sqrt(MAX_PIXELS / (width * height)),
  );
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Whether an image is small enough to be sent unchanged. */
export function isSmall(size: PixelSize, bytes: number): boolean {
  const fit = fitSize(size);
  return bytes <= MAX_KEPT_B && fit.width > 0 && fit.width === size.width;
}

/** Whether an orientation swaps width and height. */
export const isRotated = (orientation: number): boolean => orientation >= 5;

/** Returns the size as displayed. */
export const orientSize = ({ width, height }: PixelSize, orientation: number): PixelSize =>
  isRotated(orientation) ? { width: height, height: width } : { width, height };

/** Returns the canvas transform that draws an image upright in `width` by `height`. */
export function createOrientationMatrix(
  orientation: number,
  { width, height }: PixelSize,
): readonly [a: number, b: number, c: number, d: number, e: number, f: number] {
  switch (orientation) {
    case 2:
      return [-1, 0, 0, 1, width, 0];
    case 3:
      return [-1, 0, 0, -1, width, height];
    case 4:
      return [1, 0, 0, -1, 0, height];
    case 5:
      return [0, 1, 1, 0, 0, 0];
    case 6:
      return [0, 1, -1, 0, width, 0];
    case 7:
      return [0, -1, -1, 0, width, height];
    case 8:
      return [0, -1, 1, 0, 0, height];
    default:
      return [1, 0, 0, 1, 0, 0];
  }
}
