import type { ListItem } from '../article/articleTypes.ts';
import { HOUR_MS } from '../durations.ts';
import { isFarAhead } from '../time.ts';
import type { HotPeriod } from './feed.ts';

/** Hours of each period (wire, articleHot). */
const PERIOD_HOURS: Readonly<Record<HotPeriod, number>> = { 0: 24, 1: 48, 2: 72, 3: 168 };

/**
 * Returns the articles of the hot list that are from its period. The period ends with the newest article,
 * because servers count it so on days without news, and a wrong clock then empties no list. One dated far ahead
 * is not the newest. Articles without a date stay.
 */
export function keepPeriod<T extends Pick<ListItem, 'publishedAt'>>(
  list: readonly T[],
  period: HotPeriod,
): readonly T[] {
  const now = Date.now();
  const times = list.map(({ publishedAt }) => publishedAt ?? 0);
  const newest = Math.max(...times.filter((at) => !isFarAhead(at, now)));
  const since = newest - PERIOD_HOURS[period] * HOUR_MS;
  return list.filter(({ publishedAt }) => publishedAt === null || publishedAt >= since);
}
