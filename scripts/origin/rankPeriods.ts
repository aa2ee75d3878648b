import { startOfDay } from './startOfDay.ts';

const DAY_MS = 86_400_000;
const CHINA_OFFSET_MS = 8 * 3_600_000;

/** `type` of the calls of the rank (wire 4.10). */
export const PERIOD = { thisWeek: 0, lastWeek: 1, thisMonth: 2, lastMonth: 3 } as const;

export interface RankPeriod {
  readonly from: number;
  readonly before: number;
}

/** Returns the period of a rank in China time; weeks begin on Monday. `before` is exclusive. */
export function findRankPeriod(type: number, now: number): RankPeriod {
  if (type === PERIOD.thisMonth || type === PERIOD.lastMonth) {
    const from = startOfMonth(now);
    return type === PERIOD.thisMonth
      ? { from, before: Number.MAX_SAFE_INTEGER }
      : { from: startOfMonth(from - 1), before: from };
  }
  const from = startOfWeek(now);
  return type === PERIOD.lastWeek
    ? { from: from - 7 * DAY_MS, before: from }
    : { from, before: Number.MAX_SAFE_INTEGER };
}

function startOfWeek(now: number): number {
  const weekday = new Date(now + CHINA_OFFSET_MS).getUTCDay();
  return startOfDay(now) - ((weekday + 6) % 7) * DAY_MS;
}

function startOfMonth(now: number): number {
  const day = new Date(now + CHINA_OFFSET_MS).getUTCDate();
  return startOfDay(now) - (day - 1) * DAY_MS;
}
