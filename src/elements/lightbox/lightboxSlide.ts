import { savesData } from '../../host/savesData.ts';
import { canDecodeAhead } from '../../model/lightbox/imageAddress.ts';
import { fitImage, REST, type Size, type View } from '../../model/lightbox/lightboxView.ts';
import type { PageImage } from './pageImages.ts';

/** One image in the lightbox. */
export interface Slide {
  readonly element: HTMLElement;
  /** The frame of the image, which is moved and scaled. */
  readonly frame: HTMLElement;
  readonly view: () => View;
  /** The image's size at scale 1. */
  readonly size: () => Size;
  readonly draw: (view: View) => void;
  /** Fits the image into this size. */
  readonly fit: (box: Size) => void;
  /**
   * Replaces the page's image by the original when that has loaded, while the slide is current; where the
   * reader saves data, when the image is enlarged.
   */
  readonly showOriginal: () => void;
  readonly dropOriginal: () => void;
}

/** Creates a slide. `failedMessage` is shown below the replacement of an image that failed. */
export function createSlide(pageImage: PageImage, failedMessage: string): Slide {
  const element = createElement('div', 'lightbox-slide');
  const frame = createElement('div', 'lightbox-frame');
  const image = createImage(pageImage);
  frame.append(image);
  element.append(frame);
  let { size } = pageImage;
  let box: Size = { width: 0, height: 0 };
  let fitted: Size = box;
  let view = REST;
  let original: HTMLImageElement | undefined;
  let isLoaded = false;
  let isWatched = false;

  const isEnlarged = () => view.scale > 1;
  const draw = (next: View) => {
    view = next;
    if (isWatched && isEnlarged()) loadOriginal();
    frame.style.transform = `translate(${view.x}px,${view.y}px) scale(${view.scale})`;
  };
  const applySize = () => {
    fitted = fitImage(size, box);
    frame.style.width = `${fitted.width}px`;
    frame.style.height = `${fitted.height}px`;
  };
  const loadOriginal = () => {
    if (!pageImage.original || original || !isLoaded) return;
    if (savesData() && !isEnlarged()) return;
    const full = createImage(pageImage);
    // A host that refuses referrers of other sites has answered without one (behaviours/mendImage.ts).
    full.referrerPolicy = image.referrerPolicy;
    original = full;
    full.onload = async () => {
      if (!canDecodeAhead({ width: full.naturalWidth, height: full.naturalHeight })) return;
      // Placed over the page's image, which stays until the original is decoded.
      await full.decode().catch(() => {});
      if (original !== full) return;
      frame.append(full);
      requestAnimationFrame(() => original === full && image.remove());
    };
    full.src = pageImage.original;
  };
  image.addEventListener('load', () => {
    // It failed after all attempts (behaviours/mendImage.ts).
    if (image.src.startsWith('data:') && !pageImage.address.startsWith('data:')) {
      element.classList.add('lightbox-failed');
      if (!element.querySelector('p')) element.append(createElement('p', '', failedMessage));
      return;
    }
    isLoaded = true;
    if (isWatched) loadOriginal();
    const { naturalWidth: width, naturalHeight: height } = image;
    if (Math.abs(width / height - size.width / size.height) < 0.01) return;
    size = { width, height };
    applySize();
  });
  image.src = pageImage.address;

  return {
    element,
    frame,
    view: () => view,
    size: () => fitted,
    draw,
    fit: (next) => {
      box = next;
      applySize();
      draw(REST);
    },
    showOriginal: () => {
      isWatched = true;
      loadOriginal();
    },
    dropOriginal: () => {
      isWatched = false;
      if (!original) return;
      original.onload = null;
      original.remove();
      original = undefined;
      frame.append(image);
    },
  };
}

function createImage({ caption }: PageImage): HTMLImageElement {
  const image = createElement('img', '');
  image.alt = caption;
  image.decoding = 'async';
  image.draggable = false;
  return image;
}

export function createElement<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  text = '',
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.textContent = text;
  return element;
}
