import { followAppAddress } from '../host/app/appRequests.ts';
import { isAppLink } from '../model/link.ts';
import { getHost } from '../services/getHost.ts';
import { loadActionMessages, readPageLocale } from '../services/loadMessages.ts';
import type { Action } from './action.ts';

/**
 * Follows a link of the native app's scheme in the app; elsewhere, and for other schemes, a message says
 * that the link works in the app (product 4.17).
 */
export const action: Action = async ({ dataset: { link = '' } }, settings) => {
  const host = await getHost(settings);
  if (host.environment.kind === 'app' && isAppLink(link, settings.appScheme)) {
    return followAppAddress(link);
  }
  const t = await loadActionMessages(readPageLocale());
  host.toast(t('host.openLinkInApp'));
};
