import { readCanonical } from '../host/address.ts';
import { goTo, watchLinks } from '../host/leave.ts';
import type { Settings } from '../settings.ts';
import { openHost } from './host.ts';
import { openActWords, pageLocale } from './language.ts';

/**
 * Leads the reader to the native app for what only it can do. Where nothing can lead
 * there, the page goes to where the app can be had, or words say so (product 6.5);
 * inside the app there is nowhere to lead.
 */
export async function promptApp(settings: Settings, download = ''): Promise<void> {
  const hasFollowedLink = watchLinks();
  const host = await openHost(settings);
  if (host.place.kind === 'app') return;
  if ((await host.openApp(readCanonical())) === 'done') return;
  // While the app was waited for the reader may have chosen another page.
  if (hasFollowedLink()) return;
  if (download) return goTo(download);
  const t = await openActWords(pageLocale());
  host.toast(t('reader.openClient'));
}
