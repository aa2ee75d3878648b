import type { AdSlot } from '../ads/normaliseAds.ts';
import type { Activity, ActivityVote, Entry } from './detail.ts';

/** Content of the page of an activity's sign-up form. */
export interface ApplyData {
  readonly activity: Activity;
  /** The ad below its head; null for none. */
  readonly ad: AdSlot | null;
}

/** Content of an activity page. */
export interface ActivityData extends ApplyData {
  /** The first participants only; `activity.participants` is the number of all. */
  readonly entries: readonly Entry[];
  readonly votes: readonly ActivityVote[];
}
