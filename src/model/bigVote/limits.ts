import type { BigVote, VoteStage, VoteStand } from './types.ts';

/** What keeps a vote from being sent, as far as it is known here. */
export type CastObstacle =
  | { readonly kind: 'coming' | 'ended' | 'used' | 'optionUsed' }
  | { readonly kind: 'tooFew' | 'tooMany'; readonly n: number };

type Limits = Pick<BigVote, 'min' | 'max' | 'optionDayLimit'>;

/**
 * Says before the server does why a vote would not count. The stage is told by the server's
 * clock; a stand that nobody knows (null) keeps nobody from trying.
 */
export function findCastObstacle(
  vote: Limits,
  stage: VoteStage,
  stand: VoteStand | null,
  optionIds: readonly string[],
): CastObstacle | null {
  if (stage !== 'running') return { kind: stage === 'coming' ? 'coming' : 'ended' };
  if (stand?.left === 0) return { kind: 'used' };
  if (optionIds.length < vote.min) return { kind: 'tooFew', n: vote.min };
  if (optionIds.length > vote.max) return { kind: 'tooMany', n: vote.max };
  const isSpent = (id: string) => isOptionSpent(vote, stand, id);
  return optionIds.some(isSpent) ? { kind: 'optionUsed' } : null;
}

/** Whether this reader may not vote for the option again today. */
export function isOptionSpent(
  { optionDayLimit }: Pick<BigVote, 'optionDayLimit'>,
  stand: VoteStand | null,
  optionId: string,
): boolean {
  const times = stand?.chosen.filter((id) => id === optionId).length ?? 0;
  return optionDayLimit !== null && times >= optionDayLimit;
}

/** One put in, or taken out again; what is over the limit stays out (null). */
export function toggleOption<T extends { readonly id: string }>(
  basket: readonly T[],
  option: T,
  max: number,
): readonly T[] | null {
  const others = basket.filter(({ id }) => id !== option.id);
  if (others.length < basket.length) return others;
  return basket.length >= max ? null : [...basket, option];
}
