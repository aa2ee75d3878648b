import { JOIN_STORED } from '../host/joinKeys.ts';
import { TOAST_MS } from '../host/toast.ts';
import { showToastNext } from '../host/toastNext.ts';
import { SHARE } from '../model/points/events.ts';
import type { PendingPointsEvent } from '../model/points/pendingEvents.ts';
import type { Settings } from '../settings.ts';
import { openHost } from './host.ts';
import { openActWords, pageLocale } from './language.ts';
import { dropPendingPoints, keepPendingPoints, listPendingPoints } from './pendingPoints.ts';
import { findEventNames, reportEvent } from './pointEvents.ts';
import { createTabLock, makeRandomName } from './tabLock.ts';
import { openTokens } from './tokens.ts';

/**
 * Reports an event of the member, and shows the points that it was credited. The server credits a
 * `key` once, however often it is reported. Returns false when no answer arrived.
 */
async function reportAndShow(settings: Settings, event: string, key: string): Promise<boolean> {
  const names = await findEventNames(settings);
  if (names === null) return false;
  if (!names.includes(event)) return true;
  const earned = await reportEvent(settings, event, key);
  if (earned?.state === 'paid') void showPoints(settings, earned.points);
  return earned !== null;
}

async function showPoints(settings: Settings, n: number): Promise<void> {
  try {
    const [t, host] = await Promise.all([openActWords(pageLocale()), openHost(settings)]);
    const words = t('member.gained', { n });
    // Toasts of the app cover those of the page: this one waits until the page's has ended.
    if (host.place.kind === 'app') setTimeout(() => host.toast(words), TOAST_MS);
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
  lock ??= createTabLock(JOIN_STORED.pointsLease);
  return lock(async () => {
    const stored = listPendingPoints();
    const events = last && !stored.some(({ key }) => key === last.key) ? [...stored, last] : stored;
    for (const event of events) await credit(settings, event);
  });
}

async function credit(settings: Settings, event: PendingPointsEvent): Promise<void> {
  // The event belongs to another member: it is kept until that member is logged in again.
  if (event.by !== openTokens().readMember()?.uid) return;
  keepPendingPoints({ ...event, tries: event.tries + 1 });
  const isAnswered = await reportAndShow(settings, event.event, event.key).catch(() => false);
  if (isAnswered) dropPendingPoints(event);
}

/** Credits a share that was counted. It is never reported twice: a random key is enough. */
export async function creditShare(settings: Settings): Promise<void> {
  if (openTokens().readMember()) await reportAndShow(settings, SHARE, makeRandomName());
}
