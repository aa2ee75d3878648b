import {
  listCommentImages,
  listPageImages,
  type PageImage,
} from '../elements/lightbox/pageImages.ts';
import { showLightbox } from '../elements/lightbox/showLightbox.ts';
import { readSettings } from '../host/settings.ts';
import { loadStyleSheet } from '../host/styles/loadStyleSheet.ts';
import { parseImageHash } from '../model/lightbox/imageAddress.ts';
import { getHost } from '../services/getHost.ts';
import { loadActionMessages, readPageLocale } from '../services/loadMessages.ts';
import { readEnvironment } from '../services/readEnvironment.ts';
import type { Settings } from '../settings.ts';
import lightboxUrl from '../styles/lightbox.css?url';
import type { Action } from './action.ts';

/** Longest wait for the styles before the images are shown without them. */
const STYLE_WAIT_MS = 3000;

let isOpen = false;

/** Opens the lightbox at an image of the article, or at the image of a comment, which is a link. */
export const action: Action = (element, settings) => {
  const linked = element.querySelector('img');
  const pictures = linked ? listCommentImages(linked) : listPageImages();
  const index = pictures.findIndex(({ image }) => image === (linked ?? element));
  return openAt(pictures, index, settings);
};

/** Opens the lightbox at the image that the fragment names; does nothing if there is none. */
export function openLightboxAtHash(hash: string): Promise<void> {
  const imageIndex = parseImageHash(hash);
  const pictures = listPageImages();
  const index = pictures.findIndex((picture) => picture.imageIndex === imageIndex);
  // The page is at the image when the reader closes the lightbox.
  if (!isOpen) pictures[index]?.image.scrollIntoView({ block: 'center' });
  return openAt(pictures, index, readSettings());
}

async function openAt(
  pictures: readonly PageImage[],
  index: number,
  settings: Settings,
): Promise<void> {
  const picture = pictures[index];
  if (!picture || isOpen) return;
  isOpen = true;
  try {
    if (await isShownByHost(pictures, picture, settings)) {
      isOpen = false;
      return;
    }
    const [t] = await Promise.all([
      loadActionMessages(readPageLocale()),
      Promise.race([
        loadStyleSheet(lightboxUrl),
        new Promise((go) => setTimeout(go, STYLE_WAIT_MS)),
      ]),
    ]);
    showLightbox(pictures, index, t, () => {
      isOpen = false;
    });
  } catch (error) {
    isOpen = false;
    throw error;
  }
}

/** Shows the images in the native app's or the messenger's own viewer. Returns whether it did. */
async function isShownByHost(
  pictures: readonly PageImage[],
  { address, original }: PageImage,
  settings: Settings,
): Promise<boolean> {
  if (readEnvironment(settings).kind === 'browser') return false;
  const host = await getHost(settings);
  const urls = pictures.map((picture) => picture.original || picture.address);
  const outcome = await host.previewImages(urls, original || address);
  return outcome === 'done' || outcome === 'cancelled';
}
