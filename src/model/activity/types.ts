import type { BigVoteData } from '../bigVote/types.ts';

/** An activity as lists show one (wire 10.1). */
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

/** What the apply button says (product 4.10). */
export type ApplyState =
  | 'signedUp'
  | 'notStarted'
  | 'full'
  | 'open'
  | 'signUpEnded'
  | 'ended'
  | 'inProgress';

/** Fields of forms that an editor puts together; an unknown kind is a line of text. */
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
  /** Of choices. */
  readonly options: readonly string[];
  /** Characters at most, of texts. */
  readonly max: number;
  readonly hint: string;
}

/** An activity on its own page (product 3.12). */
export interface Activity extends ActivityItem {
  /** HTML, sanitised when it is shown; '' for none. */
  readonly html: string;
  readonly tag: string;
  readonly organizer: string;
  readonly place: string;
  /** Readers sign up for it; else they come, or vote. */
  readonly takesSignUps: boolean;
  readonly signUpFrom: number | null;
  readonly signUpUntil: number | null;
  /** Places at most; null without limit. */
  readonly capacity: number | null;
  /** Only members may sign up; else a device may, too. */
  readonly needsLogin: boolean;
  /** A phone number is proved by a code before it counts. */
  readonly needsCode: boolean;
  readonly fields: readonly ApplyField[];
  /** This reader has signed up; false in baked pages, which know nobody. */
  readonly isSignedUp: boolean;
  readonly hasVouchers: boolean;
  readonly views: number;
  readonly shareClosed: boolean;
}

/** Who has signed up, as everybody may see it. */
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

/** Everything that the page of an activity shows. */
export interface ActivityData {
  readonly activity: Activity;
  /** The first of them; `participants` counts all. */
  readonly entries: readonly Entry[];
  readonly votes: readonly ActivityVote[];
}

/** A ticket that is shown at the door. */
export interface Voucher {
  readonly id: string;
  readonly name: string;
  /** What the door asks for (writeOff). */
  readonly registCode: string;
  readonly state: 'unused' | 'used' | 'expired';
  readonly usedAt: number | null;
  /** Until when it is worth something. */
  readonly until: number | null;
  readonly place: string;
}

/** What getActivityVoucher answers: tickets, or a page elsewhere that shows them. */
export type Vouchers =
  | { readonly kind: 'list'; readonly vouchers: readonly Voucher[] }
  /** Through the link filter. */
  | { readonly kind: 'outside'; readonly url: string };

/** The pages where readers take part that are baked. */
export interface JoinData {
  readonly activityDetail: ActivityData;
  readonly activityVote: BigVoteData;
  /** The same vote as it is shared. */
  readonly activityVoteWeb: BigVoteData;
}
export type JoinRoute = keyof JoinData;

const JOIN_ROUTES: Readonly<Record<JoinRoute, true>> = {
  activityDetail: true,
  activityVote: true,
  activityVoteWeb: true,
};

export const isJoinRoute = (route: string): route is JoinRoute =>
  Object.keys(JOIN_ROUTES).includes(route);
