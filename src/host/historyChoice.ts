import { readStored, removeStored, writeStored } from './storage.ts';
import * as STORAGE_KEYS from './storageKeys.ts';

/** Returns whether what is read is remembered on this device, which the reader can switch off. */
export const isHistoryOn = (): boolean => readStored(STORAGE_KEYS.historyOff) === null;

/** Switches the history on or off; what was read before stays until it is deleted. */
export function setHistoryOn(isOn: boolean): void {
  if (isOn) removeStored(STORAGE_KEYS.historyOff);
  else writeStored(STORAGE_KEYS.historyOff, '1');
}
