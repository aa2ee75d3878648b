import type { RankPeriod } from './communityTypes.ts';

/** Query parameter of the period. */
export const PERIOD_PARAM = 'type';

/** The periods in tab order. */
export const RANK_PERIODS: readonly RankPeriod[] = [0, 1, 2, 3];

/** Returns the period of a query value or tab; this week when it is unknown. */
export const parseRankPeriod = (text: string): RankPeriod =>
  RANK_PERIODS.find((period) => String(period) === text) ?? 0;

/** Whether votes are accepted: only in the current week and month. */
export const isVotingPeriod = (period: RankPeriod): boolean => period === 0 || period === 2;
