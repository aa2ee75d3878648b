import type { VoteOption, VoteSort } from './bigVoteTypes.ts';

/** Vote sort orders (product 3.12). */
export const VOTE_SORTS: readonly VoteSort[] = ['number', 'rank', 'views'];

/**
 * Returns the comparison of a sort order. Options with equal values are ordered by their
 * number.
 */
export function compareOptions(sort: VoteSort): (one: VoteOption, other: VoteOption) => number {
  switch (sort) {
    case 'number':
      return byNumber;
    case 'rank':
      return (one, other) =>
        rankOf(one) - rankOf(other) || other.votes - one.votes || byNumber(one, other);
    case 'views':
      return (one, other) => other.views - one.views || byNumber(one, other);
  }
}

const byNumber = (one: VoteOption, other: VoteOption) => one.number - other.number;

/** Options without a rank come last. */
const rankOf = ({ rank }: VoteOption) => rank ?? Number.MAX_SAFE_INTEGER;
