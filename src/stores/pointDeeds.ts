import { JOIN_STORED } from '../host/joinKeys.ts';
import { readStored, removeStored } from '../host/storage.ts';
import { TOAST_MS } from '../host/toast.ts';
import { showToastNext } from '../host/toastNext.ts';
import { eventOfWrite, SHARE } from '../model/points/deeds.ts';
import { parseRecord, parseText } from '../model/wire.ts';
import type { Settings } from '../settings.ts';
import { openHost } from './host.ts';
import { openActWords, pageLocale } from './language.ts';
import { loadEventNames, reportEvent } from './pointEvents.ts';
import { makeRandomName } from './tabLock.ts';
import { openTokens } from './tokens.ts';

/**
 * A member did something that may earn points: says so when it did, and nothing in any
 * other case. `key` names the deed, which earns once however often it is told.
 */
async function earnPoints(settings: Settings, event: string, key: string): Promise<void> {
  try {
    if (!openTokens().readMember()) return;
    if (!(await loadEventNames(settings)).includes(event)) return;
    const earned = await reportEvent(settings, event, key);
    if (earned?.state !== 'paid') return;
    const [t, host] = await Promise.all([openActWords(pageLocale()), openHost(settings)]);
    const words = t('member.gained', { n: earned.points });
    // The app's own toasts stand where nobody sees them from here.
    if (host.place.kind === 'app') setTimeout(() => host.toast(words), TOAST_MS);
    else await showToastNext(words);
  } catch {
    // What was done is stored; a bonus that did not come is no trouble of the reader's.
  }
}

/** What a write of the outbox says of itself. */
interface WrittenDeed {
  readonly kind: string;
  readonly key: string;
  readonly by: string;
}

/** The same for a write of the outbox that the server has taken. */
export async function earnByWrite(settings: Settings, deed: WrittenDeed): Promise<void> {
  const { kind, key, by } = deed;
  const event = eventOfWrite(kind);
  // Another member may read by now: it is not theirs.
  if (event && by !== '' && by === openTokens().readMember()?.uid) {
    await earnPoints(settings, event, key);
  }
  if (parseDeed(readStored(JOIN_STORED.pointDeed, 'session'))?.key === key) {
    removeStored(JOIN_STORED.pointDeed, 'session');
  }
}

/** Goes on where the page of a deed was left before its points were told. */
export async function resumeDeed(settings: Settings): Promise<void> {
  const deed = parseDeed(readStored(JOIN_STORED.pointDeed, 'session'));
  if (deed) await earnByWrite(settings, deed);
}

function parseDeed(stored: string | null): WrittenDeed | null {
  const wire = parseRecord(stored);
  const [kind, key, by] = [wire.kind, wire.key, wire.by].map(parseText);
  return kind && key && by ? { kind, key, by } : null;
}

/** The same for a share that was counted: nothing repeats it, so that its name is of no matter. */
export const earnByShare = (settings: Settings): Promise<void> =>
  earnPoints(settings, SHARE, makeRandomName());
