import { readStored, removeStored, writeStored } from './storage.ts';

/** Not beside the other keys: it is also in an inline script (boot/hideFarRows.ts). */
const SAVE_DATA_KEY = 'xy_save_data';

/** The Network Information API, which only some browsers have. */
interface Connection {
  readonly saveData?: boolean;
}

/**
 * Returns whether the reader has asked this site, the browser or the system to use little data: nothing is
 * loaded ahead of its use then.
 */
export const savesData = (): boolean =>
  isSavingChosen() ||
  (navigator as { readonly connection?: Connection }).connection?.saveData ||
  matchMedia('(prefers-reduced-data:reduce)').matches;

/** Returns whether the reader has asked this site to use little data. */
export const isSavingChosen = (): boolean => readStored(SAVE_DATA_KEY) !== null;

/** Stores the reader's choice, which counts from the next page. */
export function setSavingChosen(isOn: boolean): void {
  if (isOn) writeStored(SAVE_DATA_KEY, '1');
  else removeStored(SAVE_DATA_KEY);
}
