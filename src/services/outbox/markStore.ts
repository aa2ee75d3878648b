import { map } from 'nanostores';
import { onOtherTab } from '../../host/browserTabs.ts';
import { readStored, writeStored } from '../../host/storage.ts';
import * as STORAGE_KEYS from '../../host/storageKeys.ts';
import {
  formatMarkName,
  parseMarks,
  setMark,
  type WriteMark,
  type WriteMarks,
} from '../../model/outbox/writeMarks.ts';
import { readUid } from '../session/tokenStore.ts';

const read = () => parseMarks(readStored(STORAGE_KEYS.done));

/**
 * Likes, follows and so on that this device has stored, by stored name; changes in other tabs
 * included.
 */
export const $marks = map<WriteMarks>(read());

onOtherTab([STORAGE_KEYS.done], () => $marks.set(read()));

/**
 * Returns whether this device has stored a like, a follow and so on; those that belong to a member
 * are looked up for the current one.
 */
export const hasMark = (mark: WriteMark): boolean =>
  $marks.get()[formatMarkName(mark, readUid())] !== undefined;

/** Sets or removes a mark; one of a member for the current one, or for readers without a login (''). */
export function changeMark(mark: WriteMark, isSet: boolean, uid: string = readUid()): void {
  // Another tab may have stored marks that this tab has not read yet.
  const known = { ...$marks.get(), ...read() };
  const next = setMark(known, formatMarkName(mark, uid), isSet ? Date.now() : null);
  writeStored(STORAGE_KEYS.done, JSON.stringify(next));
  $marks.set(next);
}
