import { warnOnLeave } from '../host/leaveWarning.ts';
import { readStored, removeStored, writeStored } from '../host/storage.ts';
import { type DraftStorage, isUnsentName } from '../model/form/draftStore.ts';

/** What the storage did not take is kept as long as the page. */
const memory = new Map<string, string>();

/** Where drafts are kept: in the storage where it takes them, else in this page. */
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

/** What was refused or is too old would be lost with this page while its memory alone holds it. */
const updateWarning = (): void => warnOnLeave('drafts', [...memory.keys()].some(isUnsentName));
