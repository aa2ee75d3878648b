import { readCanonicalUrl } from '../host/address.ts';
import { navigateTo, watchFollowedLinks } from '../host/navigation.ts';
import { showToast } from '../host/toast.ts';
import type { Settings } from '../settings.ts';
import { getHost } from './getHost.ts';
import { loadActionMessages, readPageLocale } from './loadMessages.ts';

interface AppPrompt {
  /** URL that the page leaves for where the app cannot be opened; a toast explains it without one. */
  readonly download?: string;
  /** URL of the page that the app opens; this page's own by default. */
  readonly page?: string | undefined;
}

/**
 * Opens the native app for what only the app can do (product 6.5). Does nothing inside the app.
 */
export async function promptApp(
  settings: Settings,
  { download = '', page = readCanonicalUrl() }: AppPrompt = {},
): Promise<void> {
  const hasFollowedLink = watchFollowedLinks();
  const host = await getHost(settings);
  if (host.environment.kind === 'app') return;
  if ((await host.openApp(page)) === 'done') return;
  // The reader may have followed another link in the meantime.
  if (hasFollowedLink()) return;
  if (download) return navigateTo(download);
  const t = await loadActionMessages(readPageLocale());
  showToast(t('reader.openClient'));
}
