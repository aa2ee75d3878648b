import { decideDownloadMethod } from '../host/app/downloadMethod.ts';
import { showToast } from '../host/toast.ts';
import { formatCalendarFile } from '../model/calendarFile.ts';
import { getHost } from '../services/getHost.ts';
import { loadActionMessages, readPageLocale } from '../services/loadMessages.ts';
import type { Action } from './action.ts';

/** Long enough for a browser to have read the file. */
const KEPT_MS = 60_000;

/**
 * Hands the event of the button to the device's calendar, as a file. A messenger and an app take no file that a
 * page has made, so that their readers are asked to open the page in a browser.
 */
export const action: Action = async ({ dataset }, settings) => {
  const [host, t] = await Promise.all([getHost(settings), loadActionMessages(readPageLocale())]);
  const address = location.href.replace(/#.*/, '');
  const file = formatCalendarFile(JSON.parse(dataset.event ?? '{}'), address, Date.now());
  if (decideDownloadMethod(host.environment) !== 'link' || file === null) {
    showToast(t('reader.downloadBrowser'));
    return;
  }
  const url = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  // A name of the title would be lost on systems whose language is not set.
  const link = Object.assign(document.createElement('a'), { href: url, download: 'event.ics' });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
};
