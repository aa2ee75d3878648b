import { getSiteFacts } from '../api/calls/siteFacts.ts';
import { type AppStores, parseAppStores } from '../model/download/appStores.ts';
import { getHost, readEnvironment } from '../services/getHost.ts';
import { loadActionMessages, readPageLocale } from '../services/loadMessages.ts';
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
 * Opens the app at the page that the reader came from; in the messenger it shows the overlay that
 * explains how to leave the messenger.
 */
export async function openInApp(settings: Settings, page: string): Promise<void> {
  const host = await getHost(settings);
  if (host.environment.kind === 'app') return;
  if ((await host.openApp(page)) === 'done') return;
  host.toast((await loadActionMessages(readPageLocale()))('reader.openClient'));
}

/** Shows the overlay at once in the messenger, which opens neither app stores nor packages. */
export function openInAppFromMessenger(settings: Settings, page: string): void {
  if (readEnvironment(settings).kind === 'messenger') void openInApp(settings, page);
}
