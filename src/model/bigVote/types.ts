import type { ApplyField } from '../activity/types.ts';

/** A vote of an activity, with as many options as readers sent in (product 3.12). */
export interface BigVote {
  readonly id: string;
  /** The activity that it belongs to. */
  readonly activityId: string;
  readonly title: string;
  /** Plain text. */
  readonly description: string;
  /** Over everything (vs_head_voteimage); `url` '' where a picture leads nowhere. */
  readonly pictures: readonly { readonly src: string; readonly url: string }[];
  /** Groups of options (vs_votetheme_list); [] for none. */
  readonly themes: readonly { readonly id: string; readonly name: string }[];
  /** HTML, sanitised when it is shown; '' for none. */
  readonly rulesHtml: string;
  /** Epoch ms of the server's clock; null when not told. */
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  /** How options are first shown. */
  readonly look: 'grid' | 'list';
  /** Options in one vote, at least and at most. */
  readonly min: number;
  readonly max: number;
  /** Votes of one reader a day; null without limit. */
  readonly dayLimit: number | null;
  /** Votes of one reader a day for the same option; null without limit. */
  readonly optionDayLimit: number | null;
  /** A picture's code is asked for. */
  readonly needsCode: boolean;
  /** What readers tell of themselves (vs_user_inforule); [] for nothing. */
  readonly userFields: readonly ApplyField[];
  readonly options: number;
  readonly votes: number;
  readonly views: number;
  /** Counts and ranks are shown while it runs. */
  readonly showsResult: boolean;
  readonly shareClosed: boolean;
}

export interface VoteOption {
  readonly id: string;
  /** As it is printed and searched: 17. */
  readonly number: number;
  readonly name: string;
  /** Plain text. */
  readonly description: string;
  readonly themeId: string;
  /** '' for none, as are film and sound. */
  readonly picture: string;
  readonly video: string;
  readonly audio: string;
  readonly votes: number;
  /** null while nobody tells. */
  readonly rank: number | null;
  /** Votes that the next better one has more; null for the first and where nobody tells. */
  readonly gap: number | null;
  readonly views: number;
}

/** Vote sort orders (product 3.12): by number, by rank, by views, the latter two falling. */
export type VoteSort = 'number' | 'rank' | 'views';

/** A page of options. */
export interface VotePart {
  readonly options: readonly VoteOption[];
  readonly hasMore: boolean;
  /** Of this theme or search. */
  readonly total: number;
}

/** Where a vote stands by the server's clock (isbegin). */
export type VoteStage = 'coming' | 'running' | 'over';

/** What a reader has left and has done today. */
export interface VoteStand {
  /** Votes left today; null without limit. */
  readonly left: number | null;
  /** Options that this reader voted for today. */
  readonly chosen: readonly string[];
}

/** Everything that the page of a vote shows. */
export interface BigVoteData {
  readonly vote: BigVote;
  readonly stage: VoteStage;
  readonly stand: VoteStand;
  /** The first page, by number. */
  readonly first: VotePart;
}

/** Why a vote did not count. */
export type VoteRefusal =
  | 'coming'
  | 'ended'
  | 'used'
  | 'option'
  | 'count'
  | 'code'
  | 'info'
  | 'other';

/** What the server made of a vote. */
export interface BigVoteAnswer {
  /** null: it counts. */
  readonly refusal: VoteRefusal | null;
  /** The server's words. */
  readonly message: string;
  readonly stand: VoteStand;
  /** The options that were voted for, as they stand now. */
  readonly options: readonly Pick<VoteOption, 'id' | 'votes' | 'rank' | 'gap'>[];
}
