import type { Activity, ApplyState } from './types.ts';

/** What an activity's button hangs on. */
export type ApplyFacts = Pick<
  Activity,
  | 'takesSignUps'
  | 'signUpFrom'
  | 'signUpUntil'
  | 'startsAt'
  | 'endsAt'
  | 'capacity'
  | 'participants'
  | 'isSignedUp'
>;

/** A moment itself belongs to what begins with it. */
const hasCome = (moment: number | null, now: number): boolean => moment !== null && now >= moment;

/**
 * What the button of an activity says: the one rule for its seven states (product 4.10).
 * Moments that nobody told never come; without an end of the sign-up it is open until the
 * activity is over.
 */
export function decideApplyState(activity: ApplyFacts, now: number): ApplyState {
  const { takesSignUps, signUpFrom, signUpUntil, startsAt, endsAt, capacity } = activity;
  if (hasCome(endsAt, now)) return 'ended';
  if (!takesSignUps) {
    return startsAt === null || hasCome(startsAt, now) ? 'inProgress' : 'notStarted';
  }
  if (activity.isSignedUp) return 'signedUp';
  if (signUpFrom !== null && !hasCome(signUpFrom, now)) return 'notStarted';
  if (hasCome(signUpUntil, now)) return hasCome(startsAt, now) ? 'inProgress' : 'signUpEnded';
  return capacity !== null && activity.participants >= capacity ? 'full' : 'open';
}

/** The moments at which the button may say something else. */
export const applyMoments = (
  activity: Pick<ApplyFacts, 'signUpFrom' | 'signUpUntil' | 'startsAt' | 'endsAt'>,
): readonly (number | null)[] => [
  activity.signUpFrom,
  activity.signUpUntil,
  activity.startsAt,
  activity.endsAt,
];

/** When the button says something else next, if nobody does anything; null for never. */
export function nextApplyMoment(activity: ApplyFacts, now: number): number | null {
  const state = decideApplyState(activity, now);
  const changes = applyMoments(activity).filter(
    (moment): moment is number =>
      moment !== null && moment > now && decideApplyState(activity, moment) !== state,
  );
  return changes.length === 0 ? null : Math.min(...changes);
}
