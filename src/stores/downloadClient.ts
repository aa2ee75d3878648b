import { getSiteFacts } from '../api/calls/siteFacts.ts';
import { type AppStores, parseAppStores } from '../model/download/appStores.ts';
import type { Settings } from '../settings.ts';
import { openHost, readPlace } from './host.ts';
import { openActWords, pageLocale } from './language.ts';
import { createSinglePage, outOfConfig } from './singlePage.ts';

/** The page with the app stores that offer the app. */
export const downloadClient = createSinglePage<AppStores>();

export function openDownload(settings: Settings): Promise<void> {
  return downloadClient.open(settings, (client) =>
    outOfConfig(getSiteFacts(client, parseAppStores)),
  );
}

/**
 * Opens the app at the page that the reader came from; in the messenger it shows the overlay that
 * explains how to leave the messenger.
 */
export async function openInApp(settings: Settings, page: string): Promise<void> {
  const host = await openHost(settings);
  if (host.place.kind === 'app') return;
  if ((await host.openApp(page)) === 'done') return;
  host.toast((await openActWords(pageLocale()))('reader.openClient'));
}

/** Shows the overlay at once in the messenger, which opens neither app stores nor packages. */
export function guideOut(settings: Settings, page: string): void {
  if (readPlace(settings).kind === 'messenger') void openInApp(settings, page);
}
