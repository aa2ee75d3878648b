import { isQuiet } from '../../host/document/pageObject.ts';
import { hasWorker, sendToWorker } from '../../host/offline/serviceWorker.ts';
import { readStoredUid } from '../../host/ownKey.ts';
import { savesData } from '../../host/savesData.ts';
import { readSettings } from '../../host/settings.ts';
import { MANIFEST_FILE, TOUCH_ICON_FILE } from '../../model/offline/keptPages.ts';
import { readEnvironment } from '../readEnvironment.ts';
import { isHistoryOn } from '../readingHistory.ts';
import { listLoadedAssets } from './listLoadedAssets.ts';

/**
 * Makes the site installable, and keeps the page for reading without a network. Called when the
 * reader uses the page. Not in the native app, which has its own storage, in frames and in
 * previews. Where the reader saves data, nothing is loaded for it: the first favourite registers the
 * worker.
 */
export function keepOpenedPage(): void {
  const settings = readSettings();
  if (isQuiet() || top !== self || readEnvironment(settings).kind === 'app') return;
  const { siteBase } = settings;
  // A worker that is there already keeps the page from the browser's own cache.
  if (savesData() && !hasWorker()) return;
  addLink('manifest', `${siteBase}/${MANIFEST_FILE}`);
  addLink('apple-touch-icon', `${siteBase}/${TOUCH_ICON_FILE}`);
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
  // The history is of this device, and so is the list of what is kept.
  if (route === 'getUserInfo') return true;
  return template !== undefined && (isHistoryOn() || route === 'home');
}

/** Returns the title for lists; '' for pages that every page leads to. */
function readTitle(): string {
  const { template, route } = document.documentElement.dataset;
  if (template === undefined || route === 'home') return '';
  return document.querySelector('h1')?.textContent?.trim() || document.title;
}

function addLink(rel: string, href: string): void {
  if (document.querySelector(`link[rel=${rel}]`)) return;
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
}
