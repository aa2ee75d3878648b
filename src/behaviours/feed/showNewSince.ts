import { formatKeptTime } from '../../host/offline/formatKeptTime.ts';
import { readStored, writeStored } from '../../host/storage.ts';
import * as STORAGE_KEYS from '../../host/storageKeys.ts';
import { showToast } from '../../host/toast.ts';
import { LANG_OF } from '../../i18n/translate.ts';
import type { ColumnPage } from '../../model/column/columnTypes.ts';
import { listFirstIds } from '../../model/column/feedIds.ts';
import { countNewRows, formatFrontVisit, parseFrontVisit } from '../../model/column/frontVisit.ts';
import { loadActionMessages, readPageLocale } from '../../services/loadMessages.ts';
import { isHistoryOn } from '../../services/readingHistory.ts';

/**
 * Says how many rows of the front page are new since this device was there last, and remembers its rows
 * for the next time, while the reader wants a history.
 */
export async function showNewSince(page: ColumnPage): Promise<void> {
  const ids = listFirstIds(page);
  // An empty answer is more likely a failure of the server than an empty front page.
  if (ids.length === 0 || !isHistoryOn()) return;
  const now = Date.now();
  const visit = parseFrontVisit(readStored(STORAGE_KEYS.frontVisit));
  writeStored(STORAGE_KEYS.frontVisit, formatFrontVisit({ at: now, ids }));
  const count = visit === null ? 0 : countNewRows(visit, ids, now);
  if (visit === null || count === 0) return;
  const locale = readPageLocale();
  const t = await loadActionMessages(locale);
  const isToday = new Date(visit.at).toDateString() === new Date(now).toDateString();
  const time = isToday
    ? new Date(visit.at).toLocaleTimeString(LANG_OF[locale], {
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      })
    : formatKeptTime(visit.at, locale, now);
  showToast(t('feed.newSince', { n: String(count), time }));
}
