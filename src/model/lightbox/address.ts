import type { Size } from './view.ts';

/** More pixels than this, 4 B each once decoded, are too much for a cheap phone. */
const MAX_DECODED_PX = 25_000_000;

/** Kinds of file that browsers show. */
const SHOWN = 'jpe?g|png|gif|webp|bmp|avif';
const SUFFIXED = new RegExp(`^([^?#]+\\.(?:${SHOWN}))\\.2(?=$|[?#])`, 'i');

/** The address of a picture before it got its suffix (product 5.9); '' when it is that. */
export function originalAddress(url: string): string {
  const [whole, path] = SUFFIXED.exec(url) ?? [];
  return whole !== undefined && path !== undefined ? path + url.slice(whole.length) : '';
}

/** Whether a picture of this size is decoded when it does not have to be. */
export const mayDecode = ({ width, height }: Size): boolean => width * height <= MAX_DECODED_PX;

/** The fragment that names a picture by its place in the article, from 0. */
export const formatPictureHash = (place: number): string => `#img-${place + 1}`;

/** The place that a fragment names; null when it names none. */
export function parsePictureHash(hash: string): number | null {
  const [, number] = /^#img-([1-9]\d{0,3})$/.exec(hash) ?? [];
  return number === undefined ? null : Number(number) - 1;
}
