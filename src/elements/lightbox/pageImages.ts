import { findOriginalAddress } from '../../model/lightbox/imageAddress.ts';
import type { Size } from '../../model/lightbox/lightboxView.ts';

/** An image of the article, as the lightbox needs it. */
export interface PageImage {
  /** The element in the page, which is not moved. */
  readonly image: HTMLImageElement;
  /** Its index among the article's images, from 0; -1 in comments, whose images no link opens. */
  readonly imageIndex: number;
  readonly address: string;
  /** The address of the original; '' when the page shows the original already. */
  readonly original: string;
  /** Its caption, else its alternative text; '' without one. */
  readonly caption: string;
  readonly size: Size;
}

/** Returns all images of the article, in reading order. */
export const listPageImages = (): readonly PageImage[] =>
  Array.from(document.querySelectorAll<HTMLImageElement>('main img[data-i]'), readPageImage);

/** Returns all images of the comment that has this one. */
export const listCommentImages = (image: HTMLImageElement): readonly PageImage[] =>
  Array.from(image.closest('ul')?.querySelectorAll('img') ?? [], readPageImage);

function readPageImage(image: HTMLImageElement): PageImage {
  const caption = image.closest('figure')?.querySelector('figcaption')?.textContent ?? '';
  // A failed image shows the replacement and has its address in `data-src`
  // (behaviours/mendImage.ts).
  const address = (image.dataset.src ?? image.currentSrc) || image.src;
  // The page may show a smaller copy of an image service.
  const own = image.srcset ? image.src : address;
  return {
    image,
    imageIndex: Number(image.dataset.i ?? -1),
    address,
    original: findOriginalAddress(own) || (own === address ? '' : own),
    // A text that imageTaps.ts made is no caption.
    caption: (caption || (image.dataset.named === undefined ? image.alt : '')).trim(),
    size: readSize(image),
  };
}

/**
 * Returns the size from the attributes, else that of the loaded image, else 3:2. The attributes
 * of images with `data-unsized` are only those of the placeholder.
 */
function readSize(image: HTMLImageElement): Size {
  const attributeSize = {
    width: Number(image.getAttribute('width')),
    height: Number(image.getAttribute('height')),
  };
  if (image.dataset.unsized === undefined && attributeSize.width > 0 && attributeSize.height > 0)
    return attributeSize;
  const { naturalWidth: width, naturalHeight: height, dataset } = image;
  return dataset.src === undefined && width > 0 ? { width, height } : { width: 3, height: 2 };
}
