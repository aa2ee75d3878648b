import { MINUTE_MS } from '../../src/model/durations.ts';
import type { Delivery } from '../targets/deliver.ts';

/**
 * What a target has refused is tried again within minutes, by this publisher or another one. What was refused
 * longer ago says nothing any more.
 */
const TOLD_MS = 10 * MINUTE_MS;

/** How deliveries to a target go. */
export interface TargetState {
  /** `Target.name`. */
  readonly name: string;
  /** How many files of the last delivery the target does not have. */
  readonly waiting: number;
  /** Why, as a sentence; null when it accepted everything. */
  readonly problem: string | null;
}

/** Creates the state of a target, to which nothing was delivered yet. */
export function createDeliveryState(name: string, now: () => number = Date.now) {
  let last: TargetState = { name, waiting: 0, problem: null };
  let deliveredAt = 0;
  return {
    /** @param problem what the target refused; null for nothing */
    note: ({ failed, notTried }: Pick<Delivery, 'failed' | 'notTried'>, problem: string | null) => {
      last = { name, waiting: failed.length + notTried.length, problem };
      deliveredAt = now();
    },
    read: (): TargetState =>
      now() - deliveredAt < TOLD_MS ? last : { name, waiting: 0, problem: null },
  };
}
