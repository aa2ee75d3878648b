import { isShowingLink } from '../host/app/appLinks.ts';
import { canFollowAppLinks } from '../host/app/appOpening.ts';
import { followAppAddress, openAppAddress } from '../host/app/appRequests.ts';
import { watchFollowedLinks } from '../host/navigation.ts';
import { showToast } from '../host/toast.ts';
import type { ActionMessageKey } from '../i18n/translate.ts';
import { isMiniProgramLink } from '../model/miniProgramLink.ts';
import { getHost } from '../services/getHost.ts';
import { loadActionMessages, readPageLocale } from '../services/loadMessages.ts';
import type { Action } from './action.ts';

/**
 * Follows a link that asks the native app to show something, in the app and where there may be one, and a link to a mini
 * program where the messenger or the app opens it; elsewhere, and for all other links, a message says where the
 * link works (product 4.17).
 */
export const action: Action = async ({ dataset: { link = '' } }, settings) => {
  const host = await getHost(settings);
  const showMessage = async (key: ActionMessageKey) =>
    showToast((await loadActionMessages(readPageLocale()))(key));
  if (isMiniProgramLink(link)) {
    const outcome = await host.openMiniProgram(link);
    const isDone = outcome === 'done' || outcome === 'cancelled';
    return isDone ? undefined : showMessage('host.miniMessenger');
  }
  const { environment } = host;
  if (!isShowingLink(settings, link) || !canFollowAppLinks(environment)) {
    return showMessage('host.openLinkInApp');
  }
  if (environment.kind === 'app') return followAppAddress(link);
  const hasFollowedLink = watchFollowedLinks();
  const isOpened = await openAppAddress(link);
  if (!isOpened && !hasFollowedLink()) return showMessage('host.openInApp');
};
