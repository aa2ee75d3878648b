/** What is not sent within a week is not sent any more. */
export const WRITE_LIFE_MS = 7 * 86_400_000;

/** Pauses between passes that got nowhere; the last one stays. */
const PAUSES_MS = [1_000, 3_000, 10_000, 30_000, 60_000, 300_000] as const;

/** How long to wait after so many passes in a row that got nowhere. */
export const pauseAfter = (failures: number): number =>
  PAUSES_MS[Math.min(Math.max(failures, 1), PAUSES_MS.length) - 1] ?? PAUSES_MS[0];

/** So many doubtful answers to a write count as a refusal. */
export const DOUBTFUL_ANSWERS = 3;

/** Whoever waits for a write is told after this many attempts that it is kept. */
export const KEPT_AFTER_TRIES = 2;

/**
 * An attempt without an answer for so long counts as one whose outcome is unknown: as long as
 * a tap waits for its code, and longer than its call (`TIMEOUT_MS.short`) takes.
 */
export const ATTEMPT_LIMIT_MS = 15_000;

/** Another tab waits this long for one that sends: longer than any attempt takes. */
export const SENDING_HOLD_MS = ATTEMPT_LIMIT_MS + 2_000;

/** A pass ends when so many writes in a row did not get through: the line is down. */
export const FAILURES_A_PASS = 2;
