/**
 * Time limits in ms for a whole answer: usual calls, calls that the whole page waits for,
 * uploads (product 7.8).
 */
export const TIMEOUT_MS = { short: 5_000, long: 50_000, wrapper: 180_000 } as const;
