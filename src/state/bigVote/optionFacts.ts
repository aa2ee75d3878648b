import { atom } from 'nanostores';
import type { VoteOption } from '../../model/bigVote/normaliseBigVote.ts';

export type OptionFacts = Pick<VoteOption, 'votes' | 'rank' | 'gap'>;

/**
 * Counts of options by id, where they are newer than those in the list: answers to this reader's
 * ballots.
 */
export const $optionFacts = atom<Readonly<Record<string, OptionFacts | undefined>>>({});

/** Updates the counts of options, wherever they are listed. */
export function updateOptionFacts(
  options: readonly (OptionFacts & Pick<VoteOption, 'id'>)[],
): void {
  const facts = options.map(({ id, votes, rank, gap }) => [id, { votes, rank, gap }] as const);
  $optionFacts.set({ ...$optionFacts.get(), ...Object.fromEntries(facts) });
}
