import { warnOnLeave } from '../host/leaveWarning.ts';
import { readStored, removeStored, writeStored } from '../host/storage.ts';
import { type DraftStorage, isUnsentName } from '../model/form/draftStore.ts';

/** Drafts that the storage refused; they last as long as the page. */
const memory = new Map<string, string>();

/** Storage of drafts: the browser's where it accepts them, else the memory of this page. */
export const draftStorage: DraftStorage = {
  read: (name) => memory.get(name) ?? readStored(name),
  write: (name, text) => {
    writeStored(name, text);
    const isStored = readStored(name) === text;
    if (isStored) memory.delete(name);
    else memory.set(name, text);
    updateWarning();
    return isStored;
  },
  remove: (name) => {
    memory.delete(name);
    removeStored(name);
    updateWarning();
  },
};

/** Warns before leaving while unsent texts exist only in the memory of this page. */
const updateWarning = (): void => warnOnLeave('drafts', [...memory.keys()].some(isUnsentName));
