import type { SampleActivity } from './activityTypes.ts';
import { shiftFutureDates } from './shiftDates.ts';
import { SIGN_UPS } from './signUpActivities.ts';
import { VISITS } from './visitActivities.ts';
import { VOTINGS } from './voteActivities.ts';

/** All activities, by their ids. */
export const ACTIVITIES: readonly SampleActivity[] = shiftFutureDates(
  [...SIGN_UPS, ...VISITS, ...VOTINGS].sort((a, b) => a.id - b.id),
);

/** Pictures of activities, and in their texts. */
export const ACTIVITY_IMAGES: readonly string[] = ACTIVITIES.flatMap(({ picture, body }) => [
  picture,
  ...body.flatMap((block) => (typeof block === 'string' ? [] : [block.picture])),
]);
