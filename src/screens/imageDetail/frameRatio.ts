import type { BodyImage } from '../../body/types.ts';

/** Height to width of a picture whose size nobody told. */
const UNTOLD = 2 / 3;
/** A panorama still gets a calm ground, tall pictures leave the title its place. */
const MIN = 0.5;
const MAX = 1.25;
/** As much as the frame of a wide set grows for the tall pictures in it. */
const MIXED = 0.8;

/**
 * Height to width of the one frame of a set: every picture fits into it whole, and swiping
 * moves nothing under it. It suits most of the pictures; a few tall ones stand smaller
 * rather than leave all others a wall above and below.
 */
export function decideFrameRatio(photos: readonly BodyImage[]): number {
  const ratios = photos
    .map(({ width, height }) => (width > 0 && height > 0 ? height / width : UNTOLD))
    .sort((a, b) => a - b);
  const middle = ratios[Math.floor(ratios.length / 2)] ?? UNTOLD;
  const tallest = ratios[ratios.length - 1] ?? UNTOLD;
  return Math.min(MAX, Math.max(MIN, middle, Math.min(tallest, MIXED)));
}
