import type { VoteOption, VoteSort } from './types.ts';

/** Vote sort orders (product 3.12). */
export const VOTE_SORTS: readonly VoteSort[] = ['number', 'rank', 'views'];

/** What is sorted in which order; whoever stands level stands by number. */
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

/** Without a rank: behind all that have one. */
const rankOf = ({ rank }: VoteOption) => rank ?? Number.MAX_SAFE_INTEGER;
