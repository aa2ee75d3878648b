import type { Vote, VoteQuestion } from '../article/types.ts';
import type { ChoiceProblem, OptionResult, VoteResult } from './types.ts';

/** What a choice is called on the wire: `voteResult` of the vote call. */
export const formatChoice = (questionId: string, optionId: string) => `${questionId}:${optionId}`;

/** Every question wants an answer, and at most as many as it allows. */
export function findChoiceProblem(
  questions: readonly VoteQuestion[],
  choices: readonly string[],
): ChoiceProblem | null {
  for (const { id, limit } of questions) {
    const chosen = choices.filter((choice) => choice.startsWith(`${id}:`)).length;
    if (chosen === 0) return { questionId: id, kind: 'none', limit };
    if (chosen > limit) return { questionId: id, kind: 'tooMany', limit };
  }
  return null;
}

/** @param now epoch ms of the server's clock, not the device's (product 4.8). */
export const isVoteClosed = ({ endsAt }: Pick<Vote, 'endsAt'>, now: number): boolean =>
  endsAt !== null && now > endsAt;

/** Whether a reader who has voted may vote again: unless it is known that they may not. */
export const canVoteAgain = ({ cycle }: Pick<Vote, 'cycle'>, result: VoteResult | null): boolean =>
  cycle === 'unlimited' || (cycle !== 'once' && result?.left !== 0);

/** The result of one option; none while the server does not know it. */
export const findOption = (
  result: VoteResult,
  questionId: string,
  optionId: string,
): OptionResult | undefined =>
  result.questions.find(({ id }) => id === questionId)?.options.find(({ id }) => id === optionId);
