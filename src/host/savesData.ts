import { readStored } from './storage.ts';
import * as STORAGE_KEYS from './storageKeys.ts';

/** The Network Information API, which only some browsers have. */
interface Connection {
  readonly saveData?: boolean;
}

/**
 * Returns whether the reader has asked this site, the browser or the system to use little data: nothing is
 * loaded ahead of its use then.
 */
export const savesData = (): boolean =>
  readStored(STORAGE_KEYS.saveData) !== null ||
  (navigator as { readonly connection?: Connection }).connection?.saveData ||
  matchMedia('(prefers-reduced-data:reduce)').matches;
