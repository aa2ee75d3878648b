import { sendToWorker } from '../../host/offline/serviceWorker.ts';
import { savesData } from '../../host/savesData.ts';
import { readSettings } from '../../host/settings.ts';
import type { SavedArticle } from '../../model/saved/savedArticle.ts';
import { readEnvironment } from '../readEnvironment.ts';
import { listLoadedAssets } from './listLoadedAssets.ts';

/** What an article shows of its own; lists below it have images, too. */
const IMAGES = '.pic img,.prose img,.film img,.photos img';

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
    const answer = await fetch(whole);
    if (!answer.ok || answer.redirected) return;
    // Inert, and outside of a document, where the policy of this page would refuse the other page's styles.
    const page = document.createElement('template');
    page.innerHTML = await answer.text();
    // A template, which some hosts send for an article without a page.
    if (page.content.querySelector('[data-content]')) return;
    const images = savesData()
      ? []
      : [...page.content.querySelectorAll<HTMLImageElement>(IMAGES)]
          .map((image) => image.getAttribute('src') ?? '')
          .filter((address) => /^https?:|^\/(?!\/)/.test(address))
          .map((address) => new URL(address, location.href).href);
    const assets = listLoadedAssets();
    await sendToWorker(siteBase, { kind: 'save', path: whole, title, images, assets });
  } catch {
    // Without a network it is kept when the reader opens it next.
  }
}
