import type { SampleField } from './bigVotes/bigVoteTypes.ts';

/** A field of a sign-up form. One kind no client knows: an editor's mistake, or of later. */
export type SampleFormField = Omit<SampleField, 'type'> & {
  readonly type: SampleField['type'] | 'matrix';
};

/** A paragraph as HTML, or a picture by its name. */
export type ActivityBlock = string | { readonly picture: string; readonly caption: string };

/** Tickets of an activity, drawn by those who signed up. */
export interface SampleVouchers {
  readonly name: string;
  /** How many there are; without it there is no end of them. */
  readonly stock?: number;
  /** Until when one is worth something: `2026-11-22 07:00`, China time. */
  readonly until: string;
  readonly place: string;
  /** Codes of the shops that take them in. */
  readonly shops: readonly string[];
}

export interface SampleSignUp {
  /** China time, as all its moments; who comes at `until` is late. */
  readonly from: string;
  readonly until: string;
  /** Who has signed up when the edition is new. */
  readonly count: number;
  /** Places; without it there is no end of them. */
  readonly capacity?: number;
  /** For members only. */
  readonly needsLogin?: boolean;
  /** The phone is proved by a code. */
  readonly needsCode?: boolean;
  /** Editors look at each before it counts as accepted. */
  readonly reviews?: boolean;
  readonly fields: readonly SampleFormField[];
  readonly vouchers?: SampleVouchers;
  /** A page elsewhere that shows the tickets. */
  readonly verifyUrl?: string;
  /** How a sign-up goes on is told in the app alone. */
  readonly appOnly?: boolean;
}

/** Something to sign up for, to go to or to vote in. */
export interface SampleActivity {
  readonly id: number;
  readonly category: number;
  readonly title: string;
  readonly abstract: string;
  readonly tag: string;
  readonly picture: string;
  readonly organizer: string;
  readonly place: string;
  /** `2026-11-22 07:00`, China time, as all its moments. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly body: readonly ActivityBlock[];
  readonly signUp?: SampleSignUp;
  readonly shareClosed?: boolean;
  /** A page of its own instead of ours. */
  readonly link?: string;
}
