/** Shown where a picture did not come twice: a hairline frame on nothing. */
const DEFAULT_PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 72 48'%3E%3Cpath fill='none' stroke='%23a39e97' d='M26 16h20v16H26z'/%3E%3C/svg%3E";

/**
 * A picture that failed before its tree came into the document told nobody: it is
 * heard now. Pictures that wait to be seen have not failed and are not complete.
 */
export function reportFailedPictures(): void {
  for (const picture of Array.from(document.images)) {
    if (picture.complete && picture.naturalWidth === 0) picture.dispatchEvent(new Event('error'));
  }
}

/** A failed picture is asked for once more past the cache, then replaced (spec section 5). */
export function retryPictures(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement) || target.src.startsWith('data:')) return;
      if (target.dataset.tried === undefined) {
        target.dataset.tried = '';
        target.src += `${target.src.includes('?') ? '&' : '?'}r=${Math.random()}`;
      } else {
        target.src = DEFAULT_PICTURE;
      }
    },
    true,
  );
}
