import { formatKeptTime } from '../../host/offline/formatKeptTime.ts';
import { showToast } from '../../host/toast.ts';
import { LANG_OF } from '../../i18n/translate.ts';
import { loadActionMessages, readPageLocale } from '../../services/loadMessages.ts';

/** Says how many rows are new since a visit, with its time, and its day when that was another one. Times are epoch ms. */
export async function sayNewSince(count: number, at: number, now: number): Promise<void> {
  const locale = readPageLocale();
  const t = await loadActionMessages(locale);
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const time = isToday
    ? new Date(at).toLocaleTimeString(LANG_OF[locale], {
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      })
    : formatKeptTime(at, locale, now);
  showToast(t('feed.newSince', { n: String(count), time }));
}
