import { map } from 'nanostores';
import { readStored, STORED, writeStored } from '../host/storage.ts';
import { onOtherTab } from '../host/tabs.ts';
import { type Mark, type Marks, nameMark, parseMarks, setMark } from '../model/outbox/marks.ts';
import { openTokens } from './tokens.ts';

const read = () => parseMarks(readStored(STORED.done));

/**
 * Likes, follows and so on that this device has stored, by stored name; changes in other tabs
 * included.
 */
export const $marks = map<Marks>(read());

onOtherTab([STORED.done], () => $marks.set(read()));

/**
 * Returns whether this device has stored a like, a follow and so on; those that belong to a member
 * are looked up for the current one.
 */
export const hasMark = (mark: Mark): boolean =>
  $marks.get()[nameMark(mark, readUid())] !== undefined;

export function changeMark(mark: Mark, isSet: boolean): void {
  // Another tab may have stored marks that this tab has not read yet.
  const known = { ...$marks.get(), ...read() };
  const next = setMark(known, nameMark(mark, readUid()), isSet ? Date.now() : null);
  writeStored(STORED.done, JSON.stringify(next));
  $marks.set(next);
}

const readUid = (): string => openTokens().readMember()?.uid ?? '';
