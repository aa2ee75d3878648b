const ENDING = /\.(?:jpe?g|png|gif|webp|avif|bmp)(?=$|[?#])/i;
/** Servers keep smaller copies of an image at its address plus `.0`, `.1` or `.2`. */
const SIZE_SUFFIX = /(\.(?:jpe?g|png|gif|webp|avif|bmp))\.\d(?=$|[?#])/i;

/** Returns the address of the original image, which ends in an image type. */
export const originalImage = (link: string): string => link.replace(SIZE_SUFFIX, '$1');

/**
 * Returns the first link that ends in an image type, because some crawlers accept no other;
 * else the first link; '' without one.
 */
export function chooseCardImage(links: readonly string[]): string {
  const originals = links.filter(Boolean).map(originalImage);
  return originals.find((link) => ENDING.test(link)) ?? originals[0] ?? '';
}
