import { IMAGES_HELD_EVENT } from '../host/imagesHeldEvent.ts';
import { savesData } from '../host/savesData.ts';
import { formatSmallImage } from '../model/formatSmallImage.ts';

/** Distance from the viewport at which images begin to load (product 4.6). */
const MARGIN_PX = 50;

/**
 * Replaces `loading=lazy` in engines without it (Safari 14), which load all images at once, and where the
 * reader saves data, since engines with it load images as far as 2,500 px below the viewport. Images
 * that are neither near the viewport nor loaded show an empty image of the same ratio until they are
 * near. Covers images that are added later.
 */
export function loadImagesLazily(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        load(target as HTMLImageElement);
      }
    },
    { rootMargin: `${MARGIN_PX}px` },
  );
  const defer = () => {
    const waiting = document.querySelectorAll<HTMLImageElement>(
      'img[loading=lazy]:not([data-src])',
    );
    for (const picture of waiting) {
      if (picture.complete || isNear(picture)) continue;
      picture.dataset.src = picture.src;
      moveAttribute(picture, 'srcset', 'data-srcset');
      picture.src = createEmptyImage(picture);
      observer.observe(picture);
    }
  };
  defer();
  dispatchEvent(new Event(IMAGES_HELD_EVENT));
  addEventListener('beforeprint', () => {
    document.querySelectorAll<HTMLImageElement>('img[loading=lazy][data-src]').forEach(load);
  });
  new MutationObserver(defer).observe(document.body, { childList: true, subtree: true });
}

/** Where the reader saves data, in its smaller size; when that fails, `data-src` is requested. */
function load(picture: HTMLImageElement): void {
  moveAttribute(picture, 'data-srcset', 'srcset');
  const address = picture.dataset.src ?? picture.src;
  const { imagePath = '' } = document.documentElement.dataset;
  picture.src = savesData() ? formatSmallImage(address, imagePath) : address;
}

/** While a picture has a `srcset`, its `src` has no effect. */
function moveAttribute(picture: HTMLImageElement, from: string, to: string): void {
  const value = picture.getAttribute(from);
  if (value === null) return;
  picture.setAttribute(to, value);
  picture.removeAttribute(from);
}

function isNear(picture: HTMLImageElement): boolean {
  const { top, bottom } = picture.getBoundingClientRect();
  return bottom > -MARGIN_PX && top < innerHeight + MARGIN_PX;
}

/** Returns an empty image of the same ratio: an image without an address would have no height. */
function createEmptyImage(picture: HTMLImageElement): string {
  const width = Number(picture.getAttribute('width')) || 3;
  const height = Number(picture.getAttribute('height')) || 2;
  return `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'/>`;
}
