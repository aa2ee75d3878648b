import { readStored, removeStored, writeStored } from './storage.ts';
import * as STORAGE_KEYS from './storageKeys.ts';

/** Returns whether the reader has asked this site to use little data. */
export const isSavingChosen = (): boolean => readStored(STORAGE_KEYS.saveData) !== null;

/** Stores the reader's choice, which counts from the next page on. */
export function setSavingChosen(isOn: boolean): void {
  if (isOn) writeStored(STORAGE_KEYS.saveData, '1');
  else removeStored(STORAGE_KEYS.saveData);
}
