import { atom } from 'nanostores';

/** The line of the broadcast that the reader watches; a tap on another may come early. */
export const $liveLine = atom(0);
