import { readSettings } from '../../host/settings.ts';
import { loadLightboxStyles } from '../../host/styles.ts';
import { parseImageHash } from '../../model/lightbox/imageAddress.ts';
import type { Settings } from '../../settings.ts';
import { openHost, readPlace } from '../../stores/host.ts';
import { openActWords, pageLocale } from '../../stores/language.ts';
import type { Act } from '../acts.ts';
import { listPagePictures, type PagePicture } from './pagePictures.ts';
import { showLightbox } from './show.ts';

/** Longest wait for the styles before the images are shown without them. */
const STYLE_WAIT_MS = 3000;

let isOpen = false;

/** Opens the lightbox at an image of the article. */
export const act: Act = (image, settings) =>
  open((pictures) => pictures.findIndex((picture) => picture.image === image), settings);

/** Opens the lightbox at the image that the fragment names; does nothing if there is none. */
export function openAddress(hash: string): Promise<void> {
  const place = parseImageHash(hash);
  return open((pictures) => {
    const index = pictures.findIndex((picture) => picture.place === place);
    // The page is at the image when the reader closes the lightbox.
    if (!isOpen) pictures[index]?.image.scrollIntoView({ block: 'center' });
    return index;
  }, readSettings());
}

async function open(
  find: (pictures: readonly PagePicture[]) => number,
  settings: Settings,
): Promise<void> {
  const pictures = listPagePictures();
  const index = find(pictures);
  const picture = pictures[index];
  if (!picture || isOpen) return;
  isOpen = true;
  try {
    if (await isShownByHost(pictures, picture, settings)) {
      isOpen = false;
      return;
    }
    const [t] = await Promise.all([
      openActWords(pageLocale()),
      Promise.race([loadLightboxStyles(), new Promise((go) => setTimeout(go, STYLE_WAIT_MS))]),
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
  pictures: readonly PagePicture[],
  { address, original }: PagePicture,
  settings: Settings,
): Promise<boolean> {
  if (readPlace(settings).kind === 'browser') return false;
  const host = await openHost(settings);
  const urls = pictures.map((picture) => picture.original || picture.address);
  const outcome = await host.previewImages(urls, original || address);
  return outcome === 'done' || outcome === 'cancelled';
}
