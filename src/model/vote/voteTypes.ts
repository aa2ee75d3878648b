/** The result of a vote (voteResult). */
export interface VoteResult {
  readonly questions: readonly QuestionResult[];
  /** `questionId:optionId` of this reader's last ballot in the current cycle. */
  readonly chosen: readonly string[];
  /** Ballots left for this reader; null without limit or when unknown. */
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

/** Why a choice is refused, and the question concerned. */
export interface ChoiceProblem {
  readonly questionId: string;
  readonly kind: 'none' | 'tooMany';
  readonly limit: number;
}
