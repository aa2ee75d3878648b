import type { LOOK_KEY } from '../host/lookStorageKey.ts';
import { readStored, writeStored } from '../host/storage.ts';
import type { Action } from './action.ts';

// Not imported, because "mine" would load a module that both share as a file of its own.
const KEY: typeof LOOK_KEY = 'xy_look';

/**
 * Switches between the usual and the elder version, the third word of the stored look
 * (model/readerLook.ts). The page is loaded again.
 */
export const action: Action = () => {
  const [theme = '', scale = '', elder] = (readStored(KEY) ?? '').split(' ');
  writeStored(KEY, `${theme} ${scale} ${elder ? '' : '1'}`);
  location.reload();
};
