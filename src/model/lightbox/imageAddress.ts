import type { Size } from './lightboxView.ts';

/** Larger images, with 4 B per decoded pixel, use too much memory on cheap phones. */
const MAX_DECODED_PX = 25_000_000;

/** Image types that browsers can show. */
const SUPPORTED_TYPES = 'jpe?g|png|gif|webp|bmp|avif';
const SUFFIXED = new RegExp(`^([^?#]+\\.(?:${SUPPORTED_TYPES}))\\.2(?=$|[?#])`, 'i');

/**
 * Returns the address of the original image without the suffix `.2` (product 5); '' when
 * it has none.
 */
export function findOriginalAddress(url: string): string {
  const [whole, path] = SUFFIXED.exec(url) ?? [];
  return whole !== undefined && path !== undefined ? path + url.slice(whole.length) : '';
}

/** Whether an image of this size may be decoded ahead of its display. */
export const canDecodeAhead = ({ width, height }: Size): boolean =>
  width * height <= MAX_DECODED_PX;

/** Returns the fragment of an image by its index in the article, from 0. */
export const formatImageHash = (index: number): string => `#img-${index + 1}`;

/** Returns the index that a fragment names; null when it names none. */
export function parseImageHash(hash: string): number | null {
  const [, number] = /^#img-([1-9]\d{0,3})$/.exec(hash) ?? [];
  return number === undefined ? null : Number(number) - 1;
}
