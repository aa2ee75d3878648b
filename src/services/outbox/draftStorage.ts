import { warnOnLeave } from '../../host/leaveWarning.ts';
import { readStored, removeStored, writeStored } from '../../host/storage.ts';
import { type DraftStorage, isUnsentName } from '../../model/form/draftStore.ts';

/** Drafts that the storage refused; they last as long as the page. */
const unstored = new Map<string, string>();

/** Storage of drafts: the browser's where it accepts them, else the memory of this page. */
export const draftStorage: DraftStorage = {
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

/** Warns before leaving while unsent texts exist only in the memory of this page. */
const updateWarning = (): void => warnOnLeave('drafts', [...unstored.keys()].some(isUnsentName));
