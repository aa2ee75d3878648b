export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** No phone shows more. */
const MAX_SIDE_PX = 1920;
/** A picture that is read from top to bottom keeps a width at which it can be. */
const MAX_LONG_WIDTH_PX = 1080;
/** From so many times its width on a picture is a long one. */
const LONG = 3;
/** What old phones give a canvas. */
const MAX_PIXELS = 16_000_000;
const MAX_CANVAS_SIDE_PX = 16_000;

/** Heavier ones are drawn anew. */
const MAX_KEPT_B = 1024 * 1024;

/** How large a picture is sent; never larger than it is. */
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

/** Whether a picture is sent as it is. */
export function isSmall(size: PixelSize, bytes: number): boolean {
  const fit = fitSize(size);
  return bytes <= MAX_KEPT_B && fit.width > 0 && fit.width === size.width;
}

/** Orientations that lay a picture on its side. */
export const isTurned = (orientation: number): boolean => orientation >= 5;

/** As it is seen. */
export const turnSize = ({ width, height }: PixelSize, orientation: number): PixelSize =>
  isTurned(orientation) ? { width: height, height: width } : { width, height };

/** The transform of a canvas that shows a picture upright in `width` by `height`. */
export function turnMatrix(
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
