import { getSiteFacts } from '../api/calls/siteFacts.ts';
import { type AppStores, parseAppStores } from '../model/download/appStores.ts';
import { readEnvironment } from '../services/readEnvironment.ts';
import type { Settings } from '../settings.ts';
import { createSinglePage, loadFromConfig } from './singlePage.ts';

/** The page with the app stores that offer the app. */
export const downloadClient = createSinglePage<AppStores>();

export function loadDownloadPage(settings: Settings): Promise<void> {
  return downloadClient.load(settings, (client) =>
    loadFromConfig(getSiteFacts(client, parseAppStores)),
  );
}

/**
 * Shows the overlay that explains how to leave the messenger, which opens neither app stores nor
 * packages; does nothing elsewhere. The app opens `page`.
 */
export function openInAppFromMessenger(settings: Settings, page: string): void {
  if (readEnvironment(settings).kind !== 'messenger') return;
  import('../services/promptApp.ts').then(
    ({ promptApp }) => promptApp(settings, { page }),
    () => {},
  );
}
