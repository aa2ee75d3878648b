import { readCanonical } from '../host/address.ts';
import { goTo, watchLinks } from '../host/leave.ts';
import type { Settings } from '../settings.ts';
import { openHost } from './host.ts';
import { openActWords, pageLocale } from './language.ts';

/**
 * Opens the native app for what only the app can do. Where that is impossible, the page leaves for
 * `download`, or a toast explains it (product 6.5). Does nothing inside the app.
 */
export async function promptApp(settings: Settings, download = ''): Promise<void> {
  const hasFollowedLink = watchLinks();
  const host = await openHost(settings);
  if (host.place.kind === 'app') return;
  if ((await host.openApp(readCanonical())) === 'done') return;
  // The reader may have followed another link in the meantime.
  if (hasFollowedLink()) return;
  if (download) return goTo(download);
  const t = await openActWords(pageLocale());
  host.toast(t('reader.openClient'));
}
