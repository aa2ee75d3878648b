import type { ListItem } from '../article/articleTypes.ts';
import type { HotPeriod } from './feed.ts';

const HOUR_MS = 3_600_000;

/** Hours of each period (wire, articleHot). */
const PERIOD_HOURS: Readonly<Record<HotPeriod, number>> = { 0: 24, 1: 48, 2: 72, 3: 168 };

/**
 * Returns the articles of the hot list that are from its period. The period ends with the newest article,
 * because servers count it so on days without news, and a wrong clock then empties no list. Articles without a date stay.
 */
export function keepPeriod<T extends Pick<ListItem, 'publishedAt'>>(
  list: readonly T[],
  period: HotPeriod,
): readonly T[] {
  const newest = Math.max(...list.map(({ publishedAt }) => publishedAt ?? 0));
  const since = newest - PERIOD_HOURS[period] * HOUR_MS;
  return list.filter(({ publishedAt }) => publishedAt === null || publishedAt >= since);
}
