import { compareOptions } from './sort.ts';
import type { VoteOption, VoteSort } from './types.ts';

/** Of a query; longer ones name nobody. */
export const MAX_QUERY_LENGTH = 50;

const NUMBER = /^(?:no\.?|第|#|编号)?\s*(\d{1,9})\s*(?:号|番)?$/;

const folded = new WeakMap<VoteOption, string>();

/** Of one case, one width and one kind of blank: what readers type finds what editors wrote. */
export const foldName = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** The number that a query asks for, however it is written (17, １７, 第17号); null for a name. */
export function readQueryNumber(query: string): number | null {
  const number = NUMBER.exec(foldName(query))?.[1];
  return number === undefined ? null : Number(number);
}

/**
 * The options that a query means: the one of that number first, then those with a name that
 * holds it, in the list's order.
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

/** Two finds as one: nobody stands twice, and whoever the server has sent is newer. */
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
