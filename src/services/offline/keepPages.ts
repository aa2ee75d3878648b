import { isQuiet } from '../../host/document/pageObject.ts';
import { isHistoryOn } from '../../host/historyChoice.ts';
import { hasWorker, requestPage, sendToWorker } from '../../host/offline/serviceWorker.ts';
import { readStoredUid } from '../../host/ownKey.ts';
import { savesData } from '../../host/savesData.ts';
import { readSettings } from '../../host/settings.ts';
import { TICKETS_PAGE } from '../../model/offline/keptPages.ts';
import type { SavedArticle } from '../../model/saved/savedArticle.ts';
import { readEnvironment } from '../readEnvironment.ts';

/** Returns the paths of the code and styles that the page has loaded. */
function listLoadedAssets(): readonly string[] {
  const paths = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /\/_astro\//.test(pathname))
    .map(({ pathname }) => pathname);
  return [...new Set(paths)];
}

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

/**
 * Keeps the page for reading without a network. Called when the reader uses the page. Not in the
 * native app, which has its own storage, in frames and in previews. Where the reader saves data,
 * nothing is loaded for it: the first favourite registers the worker.
 */
export function keepOpenedPage(): void {
  const settings = readSettings();
  if (isQuiet() || top !== self || readEnvironment(settings).kind === 'app') return;
  const { siteBase } = settings;
  // A worker that is there already keeps the page from the browser's own cache.
  if (savesData() && !hasWorker()) return;
  // Tests wait for this attribute.
  document.documentElement.dataset.used = '';
  void sendToWorker(
    siteBase,
    canShowOffline()
      ? {
          kind: 'read',
          path: location.pathname,
          title: readTitle(),
          assets: listLoadedAssets(),
          by: readStoredUid(),
        }
      : undefined,
  );
}

/** Returns whether the page shows its content without a server; not what a template requests. */
function canShowOffline(): boolean {
  const { template, route } = document.documentElement.dataset;
  // The history is of this device, and so are the list of what is kept and the tickets.
  if (route === 'getUserInfo' || route === TICKETS_PAGE) return true;
  return template !== undefined && (isHistoryOn() || route === 'home');
}

/** Returns the title for lists; '' for pages that every page leads to. */
function readTitle(): string {
  const { template, route } = document.documentElement.dataset;
  if (template === undefined || route === 'home') return '';
  return document.querySelector('h1')?.textContent?.trim() || document.title;
}
