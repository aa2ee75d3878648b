import { SAVE_DATA_KEY } from './saveDataKey.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

/** Returns whether the reader has asked this site to use little data. */
export const isSavingChosen = (): boolean => readStored(SAVE_DATA_KEY) !== null;

/** Stores the reader's choice, which counts from the next page on. */
export function setSavingChosen(isOn: boolean): void {
  if (isOn) writeStored(SAVE_DATA_KEY, '1');
  else removeStored(SAVE_DATA_KEY);
}
