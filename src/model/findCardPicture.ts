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
  return url !== '' && !/\.svg(?:[?#]|$)|^data:/i.test(url) && (least === 0 || fits);
}

/**
 * Returns the address of the first picture that a share card can show, one of unknown size only when
 * there is no other; '' without one.
 */
export function findCardPicture(pictures: readonly Picture[]): string {
  const shown = pictures.filter(fitsCard);
  return (shown.find(({ width }) => width > 0) ?? shown[0])?.url ?? '';
}
