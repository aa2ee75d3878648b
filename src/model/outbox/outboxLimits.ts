import { DAY_MS } from '../durations.ts';

/** Writes that were not sent within a week are dropped. */
export const WRITE_LIFE_MS = 7 * DAY_MS;

/** Pauses after failed passes in a row; the last one applies to all further passes. */
const PAUSES_MS = [1_000, 3_000, 10_000, 30_000, 60_000, 300_000] as const;

/** Returns the pause after this number of failed passes in a row, in ms. */
export const pauseAfter = (failures: number): number =>
  PAUSES_MS[Math.min(Math.max(failures, 1), PAUSES_MS.length) - 1] ?? PAUSES_MS[0];

/** This number of doubtful answers to a write counts as a refusal. */
export const DOUBTFUL_ANSWERS = 3;

/** After this many failed attempts the caller gets the outcome `kept`; the write stays stored. */
export const KEPT_AFTER_TRIES = 2;

/**
 * After this time an attempt without an answer has an unknown outcome. As long as the limit for
 * loading the code of a tap, and longer than the limit of a call (`TIMEOUT_MS.short`).
 */
export const ATTEMPT_LIMIT_MS = 15_000;

/** How long a tab waits while another one sends: longer than the limit of an attempt. */
export const SENDING_HOLD_MS = ATTEMPT_LIMIT_MS + 2_000;

/** A pass ends after this number of failed writes in a row: the network is assumed to be down. */
export const FAILURES_A_PASS = 2;
