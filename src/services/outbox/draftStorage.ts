import { warnOnLeave } from '../../host/leaveWarning.ts';
import { formatOwnKey } from '../../host/ownKey.ts';
import { readStored, removeStored, writeStored } from '../../host/storage.ts';
import { type DraftStorage, isUnsentName } from '../../model/form/draftStore.ts';
import { readUid } from '../session/tokenStore.ts';

/** Drafts that the storage refused; they last as long as the page. */
const unstored = new Map<string, string>();

/** Texts by their whole keys: in the browser's storage where it accepts them, else in the memory of this page. */
const texts: DraftStorage = {
  read: (name) => unstored.get(name) ?? readStored(name),
  write: (name, text) => {
    writeStored(name, text);
    const isStored = readStored(name) === text;
    if (isStored) unstored.delete(name);
    else unstored.set(name, text);
    updateWarning();
    return isStored;
  },
  remove: (name) => {
    unstored.delete(name);
    removeStored(name);
    updateWarning();
  },
};

/** Returns the storage of the drafts of a member (`uid`), or of readers without a login (''). */
export const createDraftStorage = (uid: string): DraftStorage => ({
  read: (name) => texts.read(formatOwnKey(name, uid)),
  write: (name, text) => texts.write(formatOwnKey(name, uid), text),
  remove: (name) => texts.remove(formatOwnKey(name, uid)),
});

/**
 * Storage of the drafts of the current reader. A member goes on with a draft that was begun without a
 * login; from the first change on it is the member's.
 */
export const draftStorage: DraftStorage = {
  read: (name) => texts.read(formatOwnKey(name, readUid())) ?? texts.read(name),
  write: (name, text) => {
    const key = formatOwnKey(name, readUid());
    const isTakenOver = key !== name && texts.read(key) === null;
    const isStored = texts.write(key, text);
    if (isTakenOver && isStored) texts.remove(name);
    return isStored;
  },
  remove: (name) => {
    const key = formatOwnKey(name, readUid());
    texts.remove(texts.read(key) === null ? name : key);
  },
};

/** Warns before leaving while unsent texts exist only in the memory of this page. */
const updateWarning = (): void => warnOnLeave('drafts', [...unstored.keys()].some(isUnsentName));
