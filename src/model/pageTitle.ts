import { cutCharacters } from './cutCharacters.ts';

/** Number of characters that titles keep where the site does not configure one. */
export const DEFAULT_TITLE_LENGTH = 64;

/**
 * Returns a page's title cut to twice `maxCharacters` bytes, where ASCII counts one byte and
 * all else two (product 2.5); a family of emoji stays whole. 0 or less keeps the whole title.
 */
export function formatPageTitle(title: string, maxCharacters: number): string {
  if (maxCharacters <= 0) return title;
  let bytesLeft = maxCharacters * 2;
  let count = 0;
  for (const point of title) {
    bytesLeft -= point > '\u007f' ? 2 : 1;
    if (bytesLeft < 0) return cutCharacters(title, count);
    count += 1;
  }
  return title;
}
