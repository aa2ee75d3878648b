const ENDING = /\.(?:jpe?g|png|gif|webp|avif|bmp)(?=$|[?#])/i;
/** Servers keep smaller copies under the address of the picture and `.0`, `.1` or `.2`. */
const SIZE_SUFFIX = /(\.(?:jpe?g|png|gif|webp|avif|bmp))\.\d(?=$|[?#])/i;

/** Returns the address of the original picture, which ends as a picture does. */
export const originalImage = (link: string): string => link.replace(SIZE_SUFFIX, '$1');

/**
 * Returns the first link that ends as a picture does, because some crawlers take no other; else
 * the first link; '' without one.
 */
export function chooseCardImage(links: readonly string[]): string {
  const originals = links.filter(Boolean).map(originalImage);
  return originals.find((link) => ENDING.test(link)) ?? originals[0] ?? '';
}
