import type { ApplyField } from '../activity/fields.ts';

/**
 * A vote of an activity, with options that readers may have submitted (product 3.12).
 */
export interface BigVote {
  readonly id: string;
  /** The activity that contains it. */
  readonly activityId: string;
  readonly title: string;
  /** Plain text. */
  readonly description: string;
  /** Header images (vs_head_voteimage); `url` is '' when an image is not a link. */
  readonly pictures: readonly { readonly src: string; readonly url: string }[];
  /** Groups of options (vs_votetheme_list); [] for none. */
  readonly themes: readonly { readonly id: string; readonly name: string }[];
  /** Untrusted HTML, sanitised before it is shown; '' for none. */
  readonly rulesHtml: string;
  /** Epoch ms of the server's clock; null when the server sent none. */
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  /** The initial layout of the options. */
  readonly look: 'grid' | 'list';
  /** Minimum and maximum number of options in one ballot. */
  readonly min: number;
  readonly max: number;
  /** Ballots of one reader per day; null without limit. */
  readonly dayLimit: number | null;
  /** Ballots of one reader per day for the same option; null without limit. */
  readonly optionDayLimit: number | null;
  /** Whether a captcha is required. */
  readonly needsCode: boolean;
  /** The form about the reader (vs_user_inforule); [] for none. */
  readonly userFields: readonly ApplyField[];
  readonly options: number;
  readonly votes: number;
  readonly views: number;
  /** Whether counts and ranks are shown while the vote runs. */
  readonly showsResult: boolean;
  readonly shareClosed: boolean;
}

export interface VoteOption {
  readonly id: string;
  /** The number that is displayed and searched: 17. */
  readonly number: number;
  readonly name: string;
  /** Plain text. */
  readonly description: string;
  readonly themeId: string;
  /** Addresses of image, video and audio; '' for none. */
  readonly picture: string;
  readonly video: string;
  readonly audio: string;
  readonly votes: number;
  /** null when the server sent none. */
  readonly rank: number | null;
  /**
   * Votes behind the next better option; null for the first option, or when the server sent
   * none.
   */
  readonly gap: number | null;
  readonly views: number;
}

/** Sort orders of options (product 3.12): by number ascending, by rank, by views descending. */
export type VoteSort = 'number' | 'rank' | 'views';

/** A page of options. */
export interface VoteOptionsPage {
  readonly options: readonly VoteOption[];
  readonly hasMore: boolean;
  /** Number of all options of this theme or search. */
  readonly total: number;
}

/** Stage of a vote by the server's clock (isbegin). */
export type VoteStage = 'coming' | 'running' | 'over';

/** A reader's ballots of today. */
export interface BallotStatus {
  /** Ballots left today; null without limit. */
  readonly left: number | null;
  /** Options that this reader voted for today. */
  readonly chosen: readonly string[];
}

/** Content of a vote's page. */
export interface BigVoteData {
  readonly vote: BigVote;
  readonly stage: VoteStage;
  readonly status: BallotStatus;
  /** The first page, sorted by number. */
  readonly first: VoteOptionsPage;
}

/** Why the server refused a ballot. */
export type VoteRefusal =
  | 'coming'
  | 'ended'
  | 'used'
  | 'option'
  | 'count'
  | 'code'
  | 'info'
  | 'other';

/** The server's answer to a ballot. */
export interface BigVoteAnswer {
  /** null when the ballot was accepted. */
  readonly refusal: VoteRefusal | null;
  /** The server's message. */
  readonly message: string;
  readonly stand: BallotStatus;
  /** The chosen options with their new counts. */
  readonly options: readonly Pick<VoteOption, 'id' | 'votes' | 'rank' | 'gap'>[];
}

/** An option of a vote, reduced to what identifies it to the reader. */
export type Candidate = Pick<VoteOption, 'id' | 'number' | 'name'>;

/** What a vote may require before it is submitted; all '' when it requires nothing. */
export interface BallotVerification {
  readonly codeId: string;
  readonly verifyCode: string;
  /** JSON text. */
  readonly userInfo: string;
}

/** Why a vote was refused, as a text, and which field of the form to correct. */
export interface BallotProblem {
  readonly refusal: VoteRefusal;
  /** The field of the form that was refused; '' for none. */
  readonly field: string;
  readonly words: string;
}
