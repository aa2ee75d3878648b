/** Shown where a picture did not come twice: a hairline frame on nothing. */
const DEFAULT_PICTURE =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 72 48'><path fill='none' stroke='gray' d='M26 16h20v16H26z'/></svg>";

/**
 * Dispatches the error of pictures that failed before `retryPictures` listened, or before
 * their tree came into the document. Pictures that wait to be seen have not failed and are not complete.
 */
export function reportFailedPictures(): void {
  for (const picture of Array.from(document.images)) {
    if (picture.complete && picture.naturalWidth === 0) picture.dispatchEvent(new Event('error'));
  }
}

/** Loads the pictures below the screen before the page is printed: engines differ in that. */
export function loadPicturesForPrint(): void {
  addEventListener('beforeprint', () => {
    for (const picture of document.images) picture.loading = 'eager';
  });
}

/** Requests for one image before it is replaced (product 9.6). */
const ATTEMPTS = 3;

/**
 * A failed picture is asked for again past the cache, three times in all, then replaced
 * (product 5.10); it keeps its address for the lightbox.
 */
export function retryPictures(): void {
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
          : DEFAULT_PICTURE;
    },
    true,
  );
}
