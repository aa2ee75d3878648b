import type { Vote, VoteQuestion } from '../article/normaliseArticle.ts';
import type { ChoiceProblem, OptionResult, VoteResult } from './normaliseVote.ts';

/** Returns the wire form of a choice: `voteResult` of the vote call. */
export const formatChoice = (questionId: string, optionId: string) => `${questionId}:${optionId}`;

/** Returns how many options of a question are chosen. */
export const countChoices = (questionId: string, choices: readonly string[]): number =>
  choices.filter((choice) => choice.startsWith(`${questionId}:`)).length;

/** Returns the first question without an answer or with too many; null when the choice is valid. */
export function findChoiceProblem(
  questions: readonly VoteQuestion[],
  choices: readonly string[],
): ChoiceProblem | null {
  for (const { id, limit } of questions) {
    const chosen = countChoices(id, choices);
    if (chosen === 0) return { questionId: id, kind: 'none', limit };
    if (chosen > limit) return { questionId: id, kind: 'tooMany', limit };
  }
  return null;
}

/**
 * Whether a vote has ended.
 * @param now epoch ms of the server's clock, not the device's (product 4.8).
 */
export const isVoteClosed = ({ endsAt }: Pick<Vote, 'endsAt'>, now: number): boolean =>
  endsAt !== null && now > endsAt;

/** Whether a reader who has voted may vote again; true when unknown. */
export const canVoteAgain = ({ cycle }: Pick<Vote, 'cycle'>, result: VoteResult | null): boolean =>
  cycle === 'unlimited' || (cycle !== 'once' && result?.left !== 0);

/** Returns the result of an option; undefined when the server sent none. */
export const findOptionResult = (
  result: VoteResult,
  questionId: string,
  optionId: string,
): OptionResult | undefined =>
  result.questions.find(({ id }) => id === questionId)?.options.find(({ id }) => id === optionId);
