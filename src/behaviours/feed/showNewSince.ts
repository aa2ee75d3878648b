import { isHistoryOn } from '../../host/historyChoice.ts';
import { readStored, writeStored } from '../../host/storage.ts';
import * as STORAGE_KEYS from '../../host/storageKeys.ts';
import type { ColumnPage } from '../../model/column/columnTypes.ts';
import { listFirstIds } from '../../model/column/feedIds.ts';
import { countNewRows, formatFrontVisit, parseFrontVisit } from '../../model/column/frontVisit.ts';

/**
 * Says how many rows of the front page are new since this device was there last, and remembers its rows
 * for the next time, while the reader wants a history. What says it is loaded only when there are some.
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
  const { sayNewSince } = await import('./sayNewSince.ts');
  await sayNewSince(count, visit.at, now);
}
