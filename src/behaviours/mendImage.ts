import { needsMending } from './imageLoading.ts';

/** Replaces an image that could not be loaded: a hairline frame on a transparent ground. */
const PLACEHOLDER_IMAGE =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 72 48'><path fill='none' stroke='gray' d='M26 16h20v16H26z'/></svg>";

/** Requests for one image before it is replaced (product 9.6). */
const ATTEMPTS = 3;

/** A narrower image is a sign and no picture (body/imageNode.ts). */
const SIGN_PX = 200;

/** Requests an image that failed again, and gives one that is a sign its own size. */
export function mendImage(image: HTMLImageElement): void {
  if (!needsMending(image)) return;
  if (image.naturalWidth === 0) retryImage(image);
  else if (image.naturalWidth < SIGN_PX) shrinkSign(image);
}

/**
 * Requests a failed image again past the cache, up to `ATTEMPTS` requests in all, then replaces
 * it (product 5.10). The second request has no referrer: some hosts refuse those of other sites,
 * and a page cannot read the status. `data-src` keeps its address for the lightbox.
 */
function retryImage(image: HTMLImageElement): void {
  const { dataset } = image;
  dataset.src ??= image.src;
  // The image service may have failed: the original is requested.
  image.removeAttribute('srcset');
  dataset.tried = `${dataset.tried ?? ''}.`;
  image.referrerPolicy = dataset.tried === '.' ? 'no-referrer' : '';
  image.src =
    dataset.tried.length < ATTEMPTS
      ? `${dataset.src}${dataset.src.includes('?') ? '&' : '?'}r=${Math.random()}`
      : PLACEHOLDER_IMAGE;
}

/** A figure would show a sign as wide as the page. */
function shrinkSign(image: HTMLImageElement): void {
  delete image.dataset.unsized;
  image.width = image.naturalWidth;
  image.height = image.naturalHeight;
  image.closest('.pic')?.removeAttribute('class');
}
