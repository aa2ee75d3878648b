import type { VoteSort } from './bigVoteTypes.ts';
import type { VoteOption } from './normaliseBigVote.ts';

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

/** Maximum length of a query in characters. */
export const MAX_QUERY_LENGTH = 50;

const NUMBER = /^(?:no\.?|第|#|编号)?\s*(\d{1,9})\s*(?:号|番)?$/;

const folded = new WeakMap<VoteOption, string>();

/** Returns a text in one case, width and kind of blank, so that typed queries match names. */
export const foldName = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Returns the number that a query asks for (17, １７, 第17号); null when it is a name. */
export function readQueryNumber(query: string): number | null {
  const number = NUMBER.exec(foldName(query))?.[1];
  return number === undefined ? null : Number(number);
}

/**
 * Returns the options that match a query: first the one with that number, then those whose name
 * contains the query, in sort order.
 */
export function searchOptions(
  options: readonly VoteOption[],
  query: string,
  sort: VoteSort,
): readonly VoteOption[] {
  const wanted = foldName(query);
  if (wanted === '') return [];
  const number = readQueryNumber(query);
  const compare = compareOptions(sort);
  const isExact = (option: VoteOption) => number !== null && option.number === number;
  return options
    .filter((option) => isExact(option) || foldedName(option).includes(wanted))
    .sort((one, other) => Number(isExact(other)) - Number(isExact(one)) || compare(one, other));
}

/** Merges two search results without duplicates; the server's later version of an option wins. */
export function mergeOptions(
  loaded: readonly VoteOption[],
  sent: readonly VoteOption[],
): readonly VoteOption[] {
  const merged = new Map(loaded.map((option) => [option.id, option]));
  for (const option of sent) merged.set(option.id, option);
  return Array.from(merged.values());
}

function foldedName(option: VoteOption): string {
  let name = folded.get(option);
  if (name === undefined) {
    name = foldName(option.name);
    folded.set(option, name);
  }
  return name;
}
