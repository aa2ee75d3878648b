import { readReaderLook, saveReaderLook } from '../host/document/readerLook.ts';
import type { Action } from './action.ts';

/** Switches between the usual and the elder version. The page is loaded again. */
export const action: Action = () => {
  const look = readReaderLook();
  saveReaderLook({ ...look, elder: look.elder ? '' : '1' });
  location.reload();
};
