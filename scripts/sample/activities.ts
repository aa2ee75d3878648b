import type { SampleActivity } from './activityTypes.ts';
import { shiftFutureDates } from './shiftDates.ts';
import { SIGN_UPS } from './signUpActivities.ts';
import { VISITS } from './visitActivities.ts';
import { VOTINGS } from './voteActivities.ts';

/** All activities, sorted by id. */
export const ACTIVITIES: readonly SampleActivity[] = shiftFutureDates(
  [...SIGN_UPS, ...VISITS, ...VOTINGS].sort((a, b) => a.id - b.id),
);

/** The categories of activities, by the number in `category`. */
export const ACTIVITY_CATEGORIES = [
  { id: 1, name: '报名' },
  { id: 2, name: '看展与评选' },
] as const;
