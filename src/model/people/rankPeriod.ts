import type { RankPeriod } from './types.ts';

/** Names the period in the address. */
export const PERIOD_PARAM = 'type';

/** The periods in the order of their tabs. */
export const RANK_PERIODS: readonly RankPeriod[] = [0, 1, 2, 3];

/** Of an address or a tab: this week where it names none. */
export const parseRankPeriod = (text: string): RankPeriod =>
  RANK_PERIODS.find((period) => String(period) === text) ?? 0;

/** Votes count for the week and the month that run; the periods before are history. */
export const takesVotes = (period: RankPeriod): boolean => period === 0 || period === 2;
