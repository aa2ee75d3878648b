import type { BallotStatus, BigVote, VoteStage } from './normaliseBigVote.ts';

/** Why a ballot cannot be sent, as far as the client can decide. */
export type BallotObstacle =
  | { readonly kind: 'coming' | 'ended' | 'used' | 'optionUsed' }
  | { readonly kind: 'tooFew' | 'tooMany'; readonly n: number };

type Limits = Pick<BigVote, 'min' | 'max' | 'optionDayLimit'>;

/**
 * Returns why the server would refuse the ballot; null when it can be sent. The stage is
 * measured by the server's clock. Unknown status (null) does not block voting.
 */
export function findBallotObstacle(
  vote: Limits,
  stage: VoteStage,
  status: BallotStatus | null,
  optionIds: readonly string[],
): BallotObstacle | null {
  if (stage !== 'running') return { kind: stage === 'coming' ? 'coming' : 'ended' };
  if (status?.left === 0) return { kind: 'used' };
  if (optionIds.length < vote.min) return { kind: 'tooFew', n: vote.min };
  if (optionIds.length > vote.max) return { kind: 'tooMany', n: vote.max };
  const isSpent = (id: string) => isOptionSpent(vote, status, id);
  return optionIds.some(isSpent) ? { kind: 'optionUsed' } : null;
}

/** Whether this reader has used up today's votes for the option. */
export function isOptionSpent(
  { optionDayLimit }: Pick<BigVote, 'optionDayLimit'>,
  status: BallotStatus | null,
  optionId: string,
): boolean {
  const times = status?.chosen.filter((id) => id === optionId).length ?? 0;
  return optionDayLimit !== null && times >= optionDayLimit;
}

/** Adds the option, or removes it when present; null when the limit is reached. */
export function toggleOption<T extends { readonly id: string }>(
  basket: readonly T[],
  option: T,
  max: number,
): readonly T[] | null {
  const others = basket.filter(({ id }) => id !== option.id);
  if (others.length < basket.length) return others;
  return basket.length >= max ? null : [...basket, option];
}
