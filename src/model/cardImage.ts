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

/** A card cuts off most of what is narrower, lower or longer. */
const LEAST_SIDE_PX = 200;
const MOST_RATIO = 5;

interface Picture {
  readonly url: string;
  /** In px; 0 when unknown. */
  readonly width: number;
  readonly height: number;
}

/** Whether a card can show a picture: it is large enough and not very long, or of unknown size. */
export function fitsCard({ url, width, height }: Picture): boolean {
  const least = Math.min(width, height);
  const fits = least >= LEAST_SIDE_PX && Math.max(width, height) <= MOST_RATIO * least;
  return url !== '' && !/\.svg(?:[?#]|$)/i.test(url) && (least === 0 || fits);
}

/**
 * Returns the address of the first picture that a share card can show, one of unknown size only when
 * there is no other; '' without one.
 */
export function findCardPicture(pictures: readonly Picture[]): string {
  const shown = pictures.filter(fitsCard);
  return (shown.find(({ width }) => width > 0) ?? shown[0])?.url ?? '';
}
