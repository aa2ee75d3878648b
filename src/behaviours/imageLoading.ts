/** Replaces an image that could not be loaded: a hairline frame on a transparent ground. */
const PLACEHOLDER_IMAGE =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 72 48'><path fill='none' stroke='gray' d='M26 16h20v16H26z'/></svg>";

/**
 * Dispatches the `error` event of images that failed before `retryImages` listened, or before
 * their tree was added to the document. Lazy images that are not requested yet are not
 * `complete`.
 */
export function reportFailedImages(): void {
  for (const picture of Array.from(document.images)) {
    if (picture.complete && picture.naturalWidth === 0) picture.dispatchEvent(new Event('error'));
  }
}

/** Loads all images before the page is printed; not every browser does so with lazy images. */
export function loadImagesForPrint(): void {
  addEventListener('beforeprint', () => {
    for (const picture of document.images) picture.loading = 'eager';
  });
}

/** A narrower image is a sign and no picture (body/imageNode.ts). */
const SIGN_PX = 200;

/**
 * Gives an image of unknown size that is a sign its own size, when it has loaded: its figure would show
 * it as wide as the page.
 */
export function shrinkSigns(): void {
  const shrink = (image: HTMLImageElement) => {
    const { naturalWidth, naturalHeight, dataset, src } = image;
    if (dataset.unsized === undefined || src.startsWith('data:')) return;
    if (naturalWidth === 0 || naturalWidth >= SIGN_PX) return;
    delete dataset.unsized;
    image.width = naturalWidth;
    image.height = naturalHeight;
    image.closest('.pic')?.removeAttribute('class');
  };
  document.querySelectorAll<HTMLImageElement>('img[data-unsized]').forEach(shrink);
  addEventListener(
    'load',
    ({ target }) => target instanceof HTMLImageElement && shrink(target),
    true,
  );
}

/** Requests for one image before it is replaced (product 9.6). */
const ATTEMPTS = 3;

/**
 * Requests a failed image again past the cache, up to `ATTEMPTS` requests in all, then replaces
 * it (product 5.10). `data-src` keeps its address for the lightbox.
 */
export function retryImages(): void {
  addEventListener(
    'error',
    (event) => {
      const target = event.target as HTMLImageElement;
      if (target.localName !== 'img' || target.src.startsWith('data:')) return;
      const { dataset } = target;
      dataset.src ??= target.src;
      dataset.tried = `${dataset.tried ?? ''}.`;
      target.src =
        dataset.tried.length < ATTEMPTS
          ? `${dataset.src}${dataset.src.includes('?') ? '&' : '?'}r=${Math.random()}`
          : PLACEHOLDER_IMAGE;
    },
    true,
  );
}
