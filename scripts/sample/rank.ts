/** Accounts that nobody speaks of: they have no place in the rank. */
const UNRANKED: ReadonlySet<number> = new Set([214, 220]);

/** Two accounts of the same influence. */
const TIED: ReadonlyMap<number, number> = new Map([[218, 216]]);

const SPREAD = 9973;
const WEEKS_A_MONTH = 4;
const MONTHS = [2, 3];

/** What an account's influence starts from, before the votes of readers; by `type` of the rank. */
export function decideInfluence(id: number, type: number): number {
  if (UNRANKED.has(id)) return 0;
  const seed = TIED.get(id) ?? id;
  const week = 120 + ((seed * 7919 + type * 4241) % SPREAD);
  return MONTHS.includes(type) ? week * WEEKS_A_MONTH : week;
}
