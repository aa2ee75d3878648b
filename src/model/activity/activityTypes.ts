import type { AdSlot } from '../ads/normaliseAds.ts';

/** An activity in a list (wire 10.1). */
export interface ActivityItem {
  readonly id: string;
  readonly title: string;
  readonly abstract: string;
  readonly picture: string;
  /** Epoch ms; null when the server sent none. */
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  /** Number of participants. */
  readonly participants: number;
  /** An external address that passed the link filter; '' when the activity has its own screen. */
  readonly url: string;
}

export type ActivityState = 'coming' | 'open' | 'over';

/** State of the apply button (product 4.10). */
export type ApplyState =
  | 'signedUp'
  | 'notStarted'
  | 'full'
  | 'open'
  | 'signUpEnded'
  | 'ended'
  | 'inProgress';

/** Kinds of form fields that an editor can define; an unknown kind becomes a line of text. */
export type ApplyFieldKind =
  | 'text'
  | 'paragraph'
  | 'phone'
  | 'number'
  | 'choice'
  | 'choices'
  | 'date'
  | 'picture';

export interface ApplyField {
  readonly id: string;
  readonly kind: ApplyFieldKind;
  readonly label: string;
  readonly required: boolean;
  /** The options of a choice; [] for other kinds. */
  readonly options: readonly string[];
  /** Maximum number of characters of a text. */
  readonly max: number;
  readonly hint: string;
}

/** An activity with its details (product 3.12). */
export interface Activity extends ActivityItem {
  /** Untrusted HTML, sanitised before it is shown; '' for none. */
  readonly html: string;
  readonly tag: string;
  readonly organizer: string;
  readonly place: string;
  /** Whether readers sign up for it; other activities are open to all or consist of votes. */
  readonly takesSignUps: boolean;
  readonly signUpFrom: number | null;
  readonly signUpUntil: number | null;
  /** Maximum number of participants; null without limit. */
  readonly capacity: number | null;
  /** Whether only logged-in members may sign up. */
  readonly needsLogin: boolean;
  /** Whether the phone number is verified with a code before sign-up. */
  readonly needsCode: boolean;
  readonly fields: readonly ApplyField[];
  /** Whether this reader has signed up; always false in baked pages. */
  readonly isSignedUp: boolean;
  readonly hasVouchers: boolean;
  readonly views: number;
  readonly shareClosed: boolean;
}

/** A participant, in the public list. */
export interface Entry {
  readonly name: string;
  readonly icon: string;
  readonly at: number | null;
}

/** A vote that belongs to an activity. */
export interface ActivityVote {
  readonly id: string;
  readonly title: string;
  readonly startsAt: number | null;
  readonly endsAt: number | null;
}

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

/** A ticket that is shown at the entrance. */
export interface Voucher {
  readonly id: string;
  readonly name: string;
  /** The code that is entered to redeem it (writeOff). */
  readonly registCode: string;
  readonly state: 'unused' | 'used' | 'expired';
  readonly usedAt: number | null;
  /** End of its validity, epoch ms. */
  readonly until: number | null;
  readonly place: string;
}

/**
 * The answer of getActivityVoucher: vouchers, or the address of an external page that shows
 * them.
 */
export type Vouchers =
  | { readonly kind: 'list'; readonly vouchers: readonly Voucher[] }
  /** An address that passed the link filter. */
  | { readonly kind: 'outside'; readonly url: string };

/** A category of activities. */
export interface ActivityCategory {
  readonly id: string;
  readonly name: string;
}
