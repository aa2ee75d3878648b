import type { BodyImage } from '../../body/types.ts';

/** Ratio of height to width that is assumed for an image of unknown size. */
const DEFAULT_RATIO = 2 / 3;
/**
 * Limits of the frame: a minimum height around panoramas, and room for the title below tall images.
 */
const MIN_RATIO = 0.5;
const MAX_RATIO = 1.25;
/** Limit up to which tall images raise the frame of a mostly wide set. */
const MAX_RATIO_OF_WIDE_SET = 0.8;

/**
 * Returns the ratio of height to width of the frame that all images of a set share. Every image
 * fits into it whole, and the content below does not move on swiping. The ratio is the median of
 * the images: a few tall images are shown smaller, so that the others have no large margins.
 */
export function decideFrameRatio(photos: readonly BodyImage[]): number {
  const ratios = photos
    .map(({ width, height }) => (width > 0 && height > 0 ? height / width : DEFAULT_RATIO))
    .sort((a, b) => a - b);
  const middle = ratios[Math.floor(ratios.length / 2)] ?? DEFAULT_RATIO;
  const tallest = ratios[ratios.length - 1] ?? DEFAULT_RATIO;
  return Math.min(MAX_RATIO, Math.max(MIN_RATIO, middle, Math.min(tallest, MAX_RATIO_OF_WIDE_SET)));
}
