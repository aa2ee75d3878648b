import { whenIdle } from '../host/whenIdle.ts';

/**
 * Whether an image has failed, or has loaded with a size that the page did not know. Lazy images that
 * are not requested yet are not `complete`.
 */
export const needsMending = ({ complete, naturalWidth, src, dataset }: HTMLImageElement): boolean =>
  complete && !src.startsWith('data:') && (naturalWidth === 0 || 'unsized' in dataset);

/** Without its code, an image stays as the browser shows it. */
const mend = (image: HTMLImageElement): void =>
  void import('./mendImage.ts').then(
    ({ mendImage }) => mendImage(image),
    () => {},
  );

/** Mends images that have ended before this code had loaded, and those that end later. */
export function watchImages(): void {
  const handle = ({ target }: Event) => {
    if (target instanceof HTMLImageElement && needsMending(target)) mend(target);
  };
  addEventListener('error', handle, true);
  addEventListener('load', handle, true);
  Array.from(document.images).filter(needsMending).forEach(mend);
}

/** The images and posters of an article. */
const PRINTED = 'main :is([data-i],.video-cover img)[loading=lazy]';

/**
 * Loads all images before the page is printed. Chromium prints to a file what is there, and does not wait:
 * a device with a mouse, which is no phone, loads those of an article ahead.
 */
export function loadImagesForPrint(): void {
  addEventListener('beforeprint', () => {
    for (const picture of document.images) picture.loading = 'eager';
  });
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData || !matchMedia('(hover:hover) and (pointer:fine)').matches) return;
  whenIdle(() => {
    for (const picture of document.querySelectorAll<HTMLImageElement>(PRINTED)) {
      picture.fetchPriority = 'low';
      picture.loading = 'eager';
    }
  });
}
