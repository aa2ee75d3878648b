/** How a vote stands (voteResult). */
export interface VoteResult {
  readonly questions: readonly QuestionResult[];
  /** `questionId:optionId` of this reader's last vote in the running cycle. */
  readonly chosen: readonly string[];
  /** Votes that this reader has left now; null when there is no limit, or nobody says. */
  readonly left: number | null;
}

export interface QuestionResult {
  readonly id: string;
  readonly total: number;
  readonly options: readonly OptionResult[];
}

export interface OptionResult {
  readonly id: string;
  readonly votes: number;
  /** Share of the question's votes, 0 to 100 with one decimal. */
  readonly percent: number;
}

/** What is wrong with a reader's choice, and at which question. */
export interface ChoiceProblem {
  readonly questionId: string;
  readonly kind: 'none' | 'tooMany';
  readonly limit: number;
}
