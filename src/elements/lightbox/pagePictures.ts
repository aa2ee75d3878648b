import { findOriginalAddress } from '../../model/lightbox/imageAddress.ts';
import type { Size } from '../../model/lightbox/view.ts';

/** A picture of the page, as the lightbox shows it. */
export interface PagePicture {
  /** It stays in the page. */
  readonly image: HTMLImageElement;
  /** Its place among the pictures of the article, from 0. */
  readonly place: number;
  readonly address: string;
  /** What it was made from; '' when the page shows that already. */
  readonly original: string;
  /** In the words of its caption. */
  readonly caption: string;
  readonly size: Size;
}

/** All pictures of the article, in reading order. */
export const listPagePictures = (): readonly PagePicture[] =>
  Array.from(document.querySelectorAll<HTMLImageElement>('main img[data-i]'), readPicture);

function readPicture(image: HTMLImageElement): PagePicture {
  const caption = image.closest('figure')?.querySelector('figcaption')?.textContent ?? '';
  // One that failed shows the default picture and keeps its address (elements/pictures.ts).
  const address = image.dataset.src ?? image.currentSrc ?? image.src;
  return {
    image,
    place: Number(image.dataset.i),
    address: address || image.src,
    original: findOriginalAddress(address || image.src),
    // A name that pictureTaps gave says nothing.
    caption: (caption || (image.dataset.named === undefined ? image.alt : '')).trim(),
    size: readSize(image),
  };
}

/** What the article says of its size; the frame of one that it knows nothing of is no size. */
function readSize(image: HTMLImageElement): Size {
  const told = {
    width: Number(image.getAttribute('width')),
    height: Number(image.getAttribute('height')),
  };
  if (image.dataset.unsized === undefined && told.width > 0 && told.height > 0) return told;
  const { naturalWidth: width, naturalHeight: height, dataset } = image;
  return dataset.src === undefined && width > 0 ? { width, height } : { width: 3, height: 2 };
}
