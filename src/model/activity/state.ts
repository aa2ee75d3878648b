import type { ActivityItem, ActivityState } from './types.ts';

/** Where an activity stands; null where its times do not tell. */
export function decideActivityState(
  { startsAt, endsAt }: Pick<ActivityItem, 'startsAt' | 'endsAt'>,
  now: number,
): ActivityState | null {
  if (endsAt !== null && now >= endsAt) return 'over';
  if (startsAt !== null && now < startsAt) return 'coming';
  return startsAt === null && endsAt === null ? null : 'open';
}
