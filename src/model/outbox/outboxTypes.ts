import { DAY_MS } from '../durations.ts';

/** The payload of each kind of write, by the name of the kind (src/writes has the kinds). */
export type Payloads = Readonly<Record<string, object>>;
export type KindOf<P extends Payloads> = keyof P & string;

/** A write on its way: kept in storage until the server has answered. */
export interface QueuedWrite<P extends Payloads, K extends KindOf<P> = KindOf<P>> {
  /** Idempotency key: made once, kept for every retry. */
  readonly key: string;
  readonly kind: K;
  readonly payload: P[K];
  /**
   * Epoch ms of the reader's action; later than that of all writes that waited then, so that
   * it orders them.
   */
  readonly at: number;
  /** Attempts that were begun. */
  readonly tries: number;
  /** Answers that may be a refusal in disguise. */
  readonly doubts?: number;
  /** The member (`uid`) in whose name it is sent; '' for the reader of the moment of sending. */
  readonly by: string;
}

/** The rules that the queue applies to each kind of write. */
export interface WriteRules<P extends Payloads> {
  /** Returns a stored payload with its kind; null for an unknown kind or a malformed payload. */
  readonly parse: (
    kind: string,
    payload: Readonly<Record<string, unknown>>,
  ) => Pick<QueuedWrite<P>, 'kind' | 'payload'> | null;
  /**
   * Returns the same text for writes about the same thing. They are sent in the order in which
   * they were made; all others are independent of each other.
   */
  readonly dedupeKey: (write: Pick<QueuedWrite<P>, 'kind' | 'payload'>) => string;
  /** Whether of two unsent writes about the same thing only the later one is sent. */
  readonly isToggle: (kind: KindOf<P>) => boolean;
  /** Whether a write of a logged-in member is sent only while that member is logged in. */
  readonly isOfMember: (kind: KindOf<P>) => boolean;
}

/**
 * How a write ended.
 *
 * - `done`: stored; `value` is what the call answered;
 * - `already`: it was stored before, which is as good;
 * - `kept`: it waits here and is sent when `cause` has passed: there is no network, its
 *   member is not logged in, or the server did not take it; `here` when the storage did not
 *   take it either and only this page holds it;
 * - `refused`: the server said no, and why: in words, and where the call says so by a
 *   `reason` of its own.
 */
export type WriteOutcome =
  | { readonly state: 'done'; readonly value: unknown }
  | { readonly state: 'already' }
  | {
      readonly state: 'kept';
      /** Absent: the network. */
      readonly cause?: 'login' | 'server';
      readonly here?: true;
    }
  | {
      readonly state: 'refused';
      readonly status: number | null;
      readonly message: string;
      /** The call's own word for why, where it has one. */
      readonly reason?: string;
      /** The field of the form that it is about. */
      readonly field?: string;
    };

/** How a write ended that the server has answered. */
export type Verdict = Exclude<WriteOutcome, { readonly state: 'kept' }>;

/** What one attempt to send a write came to. */
export type Attempt =
  | Verdict
  | {
      readonly state: 'failed';
      /** Nothing was reached in time: no use in trying again at once. */
      readonly slow: boolean;
      /** The answer may be a refusal in disguise: a few attempts, not a week of them. */
      readonly doubtful: boolean;
      readonly status: number | null;
      readonly message: string;
    };

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
