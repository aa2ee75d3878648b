/**
 * Milliseconds for a whole answer: usual calls, the one that a reader waits for,
 * uploads (product 7.8).
 */
export const TIMEOUT_MS = { short: 5_000, long: 50_000, wrapper: 180_000 } as const;
