import type { SampleField } from './bigVotes/bigVoteTypes.ts';

/** A field of a sign-up form. The type `matrix` is unknown to clients, for tests. */
export type SampleFormField = Omit<SampleField, 'type'> & {
  readonly type: SampleField['type'] | 'matrix';
};

/** A paragraph as HTML, or an image by its name. */
export type ActivityBlock = string | { readonly picture: string; readonly caption: string };

/** Vouchers of an activity, which readers can draw after signing up. */
export interface SampleVouchers {
  readonly name: string;
  /** Number of vouchers; unlimited when left out. */
  readonly stock?: number;
  /** Expiry, exclusive: `2026-11-22 07:00`, China time. */
  readonly until: string;
  readonly place: string;
  /** Codes of the shops that accept them. */
  readonly shops: readonly string[];
}

export interface SampleSignUp {
  /** China time; `until` is exclusive. */
  readonly from: string;
  readonly until: string;
  /** Number of sign-ups in the sample content. */
  readonly count: number;
  /** Maximum number of sign-ups; unlimited when left out. */
  readonly capacity?: number;
  /** For members only. */
  readonly needsLogin?: boolean;
  /** The phone is verified by a code. */
  readonly needsCode?: boolean;
  /** Editors review each sign-up. */
  readonly reviews?: boolean;
  readonly fields: readonly SampleFormField[];
  readonly vouchers?: SampleVouchers;
  /** An external page that shows the vouchers. */
  readonly verifyUrl?: string;
  /** The state of a sign-up is available in the app only. */
  readonly appOnly?: boolean;
}

/** An event, sign-up or vote for readers. */
export interface SampleActivity {
  readonly id: number;
  readonly category: number;
  readonly title: string;
  readonly abstract: string;
  readonly tag: string;
  readonly picture: string;
  readonly organizer: string;
  readonly place: string;
  /** `2026-11-22 07:00`, China time. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly body: readonly ActivityBlock[];
  readonly signUp?: SampleSignUp;
  readonly shareClosed?: boolean;
  /** An external page instead of the site's own. */
  readonly link?: string;
}
