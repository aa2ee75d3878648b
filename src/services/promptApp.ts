import { readCanonicalUrl } from '../host/address.ts';
import { navigateTo, watchFollowedLinks } from '../host/navigation.ts';
import type { Settings } from '../settings.ts';
import { getHost } from './getHost.ts';
import { loadActionMessages, readPageLocale } from './loadMessages.ts';

/**
 * Opens the native app for what only the app can do. Where that is impossible, the page leaves for
 * `download`, or a toast explains it (product 6.5). Does nothing inside the app.
 */
export async function promptApp(settings: Settings, download = ''): Promise<void> {
  const hasFollowedLink = watchFollowedLinks();
  const host = await getHost(settings);
  if (host.environment.kind === 'app') return;
  if ((await host.openApp(readCanonicalUrl())) === 'done') return;
  // The reader may have followed another link in the meantime.
  if (hasFollowedLink()) return;
  if (download) return navigateTo(download);
  const t = await loadActionMessages(readPageLocale());
  host.toast(t('reader.openClient'));
}
