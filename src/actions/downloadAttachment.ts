import { decideDownloadMethod } from '../host/app/downloadMethod.ts';
import { copyText } from '../host/copyText.ts';
import { navigateTo, watchFollowedLinks } from '../host/navigation.ts';
import { showToast } from '../host/toast.ts';
import { getHost } from '../services/getHost.ts';
import { loadActionMessages, readPageLocale } from '../services/loadMessages.ts';
import type { Action } from './action.ts';

/** Opens an attachment in the way that works in this environment (product 8.5). */
export const action: Action = async (element, settings) => {
  const link = element as HTMLAnchorElement;
  const host = await getHost(settings);
  const t = await loadActionMessages(readPageLocale());
  switch (decideDownloadMethod(host.environment)) {
    case 'link':
      navigateTo(link.href);
      return;
    case 'app': {
      const hasFollowedLink = watchFollowedLinks();
      const answer = await host.download(link.href, link.textContent ?? '');
      if (hasFollowedLink()) return;
      if (answer === 'unavailable') navigateTo(link.href);
      else if (answer === 'failed') showToast(t('reader.downloadFailed'));
      return;
    }
    case 'browser':
      showToast(t('reader.downloadBrowser'));
      await host.openApp(link.href);
      return;
    case 'copy':
      showToast(t((await copyText(link.href)) ? 'reader.downloadCopy' : 'reader.downloadBrowser'));
  }
};
