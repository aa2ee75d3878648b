import { SAVE_DATA_KEY } from './saveDataKey.ts';
import { readStored } from './storage.ts';

/** The Network Information API, which only some browsers have. */
interface Connection {
  readonly saveData?: boolean;
}

/**
 * Returns whether the reader has asked this site, the browser or the system to use little data: nothing is
 * loaded ahead of its use then.
 */
export const savesData = (): boolean =>
  readStored(SAVE_DATA_KEY) !== null ||
  (navigator as { readonly connection?: Connection }).connection?.saveData ||
  matchMedia('(prefers-reduced-data:reduce)').matches;
