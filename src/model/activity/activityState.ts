import type { ActivityItem } from './normaliseActivity.ts';

export type ActivityState = 'coming' | 'open' | 'over';

/** Returns the state of an activity by its times; null when it has none. */
export function decideActivityState(
  { startsAt, endsAt }: Pick<ActivityItem, 'startsAt' | 'endsAt'>,
  now: number,
): ActivityState | null {
  if (endsAt !== null && now >= endsAt) return 'over';
  if (startsAt !== null && now < startsAt) return 'coming';
  return startsAt === null && endsAt === null ? null : 'open';
}
