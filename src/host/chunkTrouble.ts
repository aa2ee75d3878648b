/** A tap is given up when its code has not loaded after this time, in ms. */
export const SLOW_CHUNK_MS = 15_000;

/** Dispatched on the window for each chunk that failed (`detail`: the error) or is slow (null). */
export const CHUNK_TROUBLE = 'chunk';

/**
 * Dispatched on the window for a tap that was given up; the page shows a notice (elements/hold.ts).
 */
export const TAP_LOST = 'lost';
