/** An activity as lists show one (interop section 10). */
export interface ActivityItem {
  readonly id: string;
  readonly title: string;
  readonly abstract: string;
  readonly picture: string;
  /** Epoch ms, null when not told. */
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  /** Those who take part. */
  readonly participants: number;
  /** An outside address, through the link filter; '' for the activity's own screen. */
  readonly url: string;
}

export type ActivityState = 'coming' | 'open' | 'over';
