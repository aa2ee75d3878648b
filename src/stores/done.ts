import { map } from 'nanostores';
import { readStored, STORED, writeStored } from '../host/storage.ts';
import { onOtherTab } from '../host/tabs.ts';
import { nameDone, parseDone, withDone } from '../model/outbox/done.ts';
import type { DoneKind } from '../model/outbox/things.ts';
import { openTokens } from './tokens.ts';

const read = () => parseDone(readStored(STORED.done));

/** What this device did, by name, with the moment: other tabs' doings included. */
export const $done = map<Readonly<Record<string, number>>>(read());

onOtherTab([STORED.done], () => $done.set(read()));

/** Whether this device has liked, followed, ... this; favourites are each member's own. */
export const hasDone = (kind: DoneKind, id: string): boolean =>
  $done.get()[nameDone(kind, id, readUid())] !== undefined;

export function markDone(kind: DoneKind, id: string, done: boolean): void {
  // What another tab has just written is not to be lost.
  const known = { ...$done.get(), ...read() };
  const next = withDone(known, nameDone(kind, id, readUid()), done ? Date.now() : null);
  writeStored(STORED.done, JSON.stringify(next));
  $done.set(next);
}

const readUid = (): string => openTokens().readMember()?.uid ?? '';
