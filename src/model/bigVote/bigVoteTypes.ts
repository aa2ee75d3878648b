import type {
  BallotStatus,
  BigVote,
  VoteOption,
  VoteOptionsPage,
  VoteStage,
} from './normaliseBigVote.ts';

/** Sort orders of options (product 3.12): by number ascending, by rank, by views descending. */
export type VoteSort = 'number' | 'rank' | 'views';

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
