import { atom } from 'nanostores';

/** Index of the line of the broadcast that plays. A store, because a tap may precede hydration. */
export const $liveLine = atom(0);
