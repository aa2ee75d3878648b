import { getSiteFacts } from '../api/calls/siteFacts.ts';
import { type AppStores, parseAppStores } from '../model/download/appStores.ts';
import type { Settings } from '../settings.ts';
import { openHost, readPlace } from './host.ts';
import { openActWords, pageLocale } from './language.ts';
import { createSinglePage, outOfConfig } from './singlePage.ts';

/** Where the app can be had. */
export const downloadClient = createSinglePage<AppStores>();

export function openDownload(settings: Settings): Promise<void> {
  return downloadClient.open(settings, (client) =>
    outOfConfig(getSiteFacts(client, parseAppStores)),
  );
}

/** The app, at the page that the reader came from; in the messenger the overlay that leads there. */
export async function openInApp(settings: Settings, page: string): Promise<void> {
  const host = await openHost(settings);
  if (host.place.kind === 'app') return;
  if ((await host.openApp(page)) === 'done') return;
  host.toast((await openActWords(pageLocale()))('reader.openClient'));
}

/** The messenger opens neither shops nor packages: its overlay stands there from the start. */
export function guideOut(settings: Settings, page: string): void {
  if (readPlace(settings).kind === 'messenger') void openInApp(settings, page);
}
