import { copyText } from '../../host/copy.ts';
import { goTo, watchLinks } from '../../host/leave.ts';
import { decideDownload } from '../../host/opening.ts';
import { openHost } from '../../stores/host.ts';
import { openActWords, pageLocale } from '../../stores/language.ts';
import type { Act } from '../acts.ts';

/** Opens an attachment in the way that works in this environment (product 8.5). */
export const act: Act = async (element, settings) => {
  const link = element as HTMLAnchorElement;
  const host = await openHost(settings);
  const t = await openActWords(pageLocale());
  switch (decideDownload(host.place)) {
    case 'link':
      goTo(link.href);
      return;
    case 'app': {
      const hasFollowedLink = watchLinks();
      const answer = await host.download(link.href, link.textContent ?? '');
      if (hasFollowedLink()) return;
      if (answer === 'unavailable') goTo(link.href);
      else if (answer === 'failed') host.toast(t('reader.downloadFailed'));
      return;
    }
    case 'browser':
      host.toast(t('reader.downloadBrowser'));
      await host.openApp(link.href);
      return;
    case 'copy':
      host.toast(t((await copyText(link.href)) ? 'reader.downloadCopy' : 'reader.downloadBrowser'));
  }
};
