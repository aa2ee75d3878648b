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
 * Reports an event of the member, and shows the points that it was credited. The server
 * credits a `key` once, however often it is reported. False where no answer came.
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
    // The app shows its own toasts over those of this page.
    if (host.place.kind === 'app') setTimeout(() => host.toast(words), TOAST_MS);
    else await showToastNext(words);
  } catch {
    // The points are credited; the ledger shows them.
  }
}

let lock: ReturnType<typeof createTabLock> | undefined;

/**
 * Credits what members wrote in this browser and no answer has come for, of closed tabs too:
 * one tab at a time. `last` is a write of this page that the storage may not have taken.
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
  // Another member reads now: the event waits for its own.
  if (event.by !== openTokens().readMember()?.uid) return;
  keepPendingPoints({ ...event, tries: event.tries + 1 });
  const isAnswered = await reportAndShow(settings, event.event, event.key).catch(() => false);
  if (isAnswered) dropPendingPoints(event);
}

/** Reports a share that was counted. It is reported once, so any key will do. */
export async function creditShare(settings: Settings): Promise<void> {
  if (openTokens().readMember()) await reportAndShow(settings, SHARE, makeRandomName());
}
