import { showToastNext } from '../../host/showToastNext.ts';
import * as STORAGE_KEYS from '../../host/storageKeys.ts';
import { showToast, TOAST_MS } from '../../host/toast.ts';
import { SHARE } from '../../model/points/normalisePoints.ts';
import type { PendingPointsEvent } from '../../model/points/pendingEvents.ts';
import type { Settings } from '../../settings.ts';
import { loadActionMessages, readPageLocale } from '../loadMessages.ts';
import { readEnvironment } from '../readEnvironment.ts';
import { getTokenStore, readUid } from '../session/tokenStore.ts';
import { createTabLock, makeRandomName } from '../tabLock.ts';
import { listPendingPoints, removePendingPoints, savePendingPoints } from './pendingPoints.ts';
import { findEventNames, reportPointsEvent } from './reportPointsEvent.ts';

/**
 * Reports an event of the member, and shows the points that it was credited. The server credits a
 * `key` once, however often it is reported. Returns false when no answer arrived.
 */
async function reportAndNotify(settings: Settings, event: string, key: string): Promise<boolean> {
  const names = await findEventNames(settings);
  if (names === null) return false;
  if (!names.includes(event)) return true;
  const earned = await reportPointsEvent(settings, event, key);
  if (earned?.state === 'paid') void showCreditedPoints(settings, earned.points);
  return earned !== null;
}

async function showCreditedPoints(settings: Settings, n: number): Promise<void> {
  try {
    const words = (await loadActionMessages(readPageLocale()))('member.gained', { n });
    // The page does not see the toasts of the app: this one waits as long as one of the page's is shown.
    if (readEnvironment(settings).kind === 'app') setTimeout(showToast, TOAST_MS, words);
    else await showToastNext(words);
  } catch {
    // Only the toast is missing: the points are credited and the ledger lists them.
  }
}

let lock: ReturnType<typeof createTabLock> | undefined;

/**
 * Credits the pending points events of this browser, also those of closed tabs; one tab at a time
 * does it. `last` is an event of this page that the storage may have refused.
 */
export function creditPoints(settings: Settings, last?: PendingPointsEvent): Promise<void> {
  lock ??= createTabLock(STORAGE_KEYS.pointsLease);
  return lock(async () => {
    const stored = listPendingPoints();
    const events = last && !stored.some(({ key }) => key === last.key) ? [...stored, last] : stored;
    for (const event of events) await credit(settings, event);
  });
}

async function credit(settings: Settings, event: PendingPointsEvent): Promise<void> {
  // The event belongs to another member: it is kept until that member is logged in again.
  if (event.by !== readUid()) return;
  savePendingPoints({ ...event, tries: event.tries + 1 });
  const isAnswered = await reportAndNotify(settings, event.event, event.key).catch(() => false);
  if (isAnswered) removePendingPoints(event);
}

/** Credits a share that was counted. It is never reported twice: a random key is enough. */
export async function creditShare(settings: Settings): Promise<void> {
  if (getTokenStore().readMember()) await reportAndNotify(settings, SHARE, makeRandomName());
}
