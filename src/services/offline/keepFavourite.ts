import { requestPage } from '../../host/offline/requestPage.ts';
import { sendToWorker } from '../../host/offline/serviceWorker.ts';
import { readStoredUid } from '../../host/ownKey.ts';
import { savesData } from '../../host/savesData.ts';
import { readSettings } from '../../host/settings.ts';
import type { SavedArticle } from '../../model/saved/savedArticle.ts';
import { readEnvironment } from '../readEnvironment.ts';
import { listLoadedAssets } from './listLoadedAssets.ts';

/** What an article shows of its own; lists below it have images, too. */
const IMAGES = '.pic img,.prose img,.video img,.photos img';

/**
 * Keeps a favourite with its images for reading without a network, or removes it. Does nothing for
 * an article without a page, which a template would have to request. Never rejects.
 */
export async function keepFavourite(
  { path, title }: Pick<SavedArticle, 'path' | 'title'>,
  isOn: boolean,
): Promise<void> {
  const settings = readSettings();
  if (readEnvironment(settings).kind === 'app' || path.includes('?')) return;
  const { siteBase } = settings;
  const whole = `${siteBase}/${path}`;
  if (!isOn) return sendToWorker(siteBase, { kind: 'unsave', path: whole });
  try {
    const page = await requestPage(whole);
    // A template, which some hosts send for an article without a page, is of no use offline.
    if (!page || page.querySelector('[data-content]')) return;
    const images = savesData() ? [] : listImages(page);
    const assets = listLoadedAssets();
    await sendToWorker(siteBase, {
      kind: 'save',
      path: whole,
      title,
      images,
      assets,
      by: readStoredUid(),
    });
  } catch {
    // Without a network it is kept when the reader opens it next.
  }
}

/** Returns the addresses of the images that an article shows of its own. */
const listImages = (page: DocumentFragment): readonly string[] =>
  Array.from(
    page.querySelectorAll<HTMLImageElement>(IMAGES),
    (image) => image.getAttribute('src') ?? '',
  )
    .filter((address) => /^https?:|^\/(?!\/)/.test(address))
    .map((address) => new URL(address, location.href).href);
