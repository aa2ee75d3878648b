/** Time in ms after which a tap is cancelled because its code has not loaded. */
export const SLOW_CHUNK_MS = 15_000;

/**
 * Times that a chunk is requested before it has failed: each repeats only those of its files that are
 * missing, and one in ten requests can break (product 2.22).
 */
export const CHUNK_ATTEMPTS = 5;

/** Dispatched on the window for each chunk that failed (`detail`: the error) or is slow (null). */
export const CHUNK_PROBLEM_EVENT = 'chunk';

/**
 * Dispatched on the window for a tap that was given up; the page shows a notice (boot/holdTaps.ts).
 */
export const TAP_LOST_EVENT = 'lost';
