import { SIGN_UPS } from './activitiesSignUps.ts';
import type { EditionActivity } from './activitiesTypes.ts';
import { VISITS } from './activitiesVisits.ts';
import { VOTINGS } from './activitiesVotes.ts';
import { keepAhead } from './ahead.ts';

/** All activities, by their ids. */
export const ACTIVITIES: readonly EditionActivity[] = keepAhead(
  [...SIGN_UPS, ...VISITS, ...VOTINGS].sort((a, b) => a.id - b.id),
);

/** Pictures of activities, and in their texts. */
export const ACTIVITY_PICTURES: readonly string[] = ACTIVITIES.flatMap(({ picture, body }) => [
  picture,
  ...body.flatMap((block) => (typeof block === 'string' ? [] : [block.picture])),
]);
