import { decideDownloadMethod } from '../host/app/downloadMethod.ts';
import { showToast } from '../host/toast.ts';
import { formatCalendarFile } from '../model/calendarFile.ts';
import { getHost } from '../services/getHost.ts';
import { loadActionMessages, readPageLocale } from '../services/loadMessages.ts';
import type { Action } from './action.ts';

/** Long enough for a browser to have read the file. */
const KEPT_MS = 60_000;

/**
 * Hands the event of the page to the device's calendar, as a file. A messenger and an app take no file that a
 * page has made, so that their readers are asked to open the page in a browser.
 */
export const action: Action = async (_, settings) => {
  const [host, t] = await Promise.all([getHost(settings), loadActionMessages(readPageLocale())]);
  const file = createFile();
  if (decideDownloadMethod(host.environment) !== 'link' || file === null) {
    showToast(t('reader.downloadBrowser'));
    return;
  }
  const url = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  // A name of the title would be lost on systems whose language is not set.
  const link = Object.assign(document.createElement('a'), { href: url, download: 'activity.ics' });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
};

/** Returns the calendar file of the page's schema.org Event; null without one. */
function createFile(): string | null {
  const address = location.href.replace(/#.*/, '');
  for (const { textContent } of document.querySelectorAll('script[type="application/ld+json"]')) {
    const { location: place, ...event } = JSON.parse(textContent ?? '{}');
    if (event['@type'] === 'Event')
      return formatCalendarFile({ ...event, place: place?.name }, address, Date.now());
  }
  return null;
}
