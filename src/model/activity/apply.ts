import type { Activity } from './detail.ts';

/** State of the apply button (product 4.10). */
export type ApplyState =
  | 'signedUp'
  | 'notStarted'
  | 'full'
  | 'open'
  | 'signUpEnded'
  | 'ended'
  | 'inProgress';

/** What decides the state of an activity's apply button. */
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

/** A period includes its first millisecond. A null timestamp is never reached. */
const isReached = (time: number | null, now: number): boolean => time !== null && now >= time;

/**
 * Returns the state of an activity's apply button: the only place of this rule (product 4.10). Without an end of the sign-up period, sign-up stays open until the activity ends.
 */
export function decideApplyState(activity: ApplyFacts, now: number): ApplyState {
  const { takesSignUps, signUpFrom, signUpUntil, startsAt, endsAt, capacity } = activity;
  if (isReached(endsAt, now)) return 'ended';
  if (!takesSignUps) {
    return startsAt === null || isReached(startsAt, now) ? 'inProgress' : 'notStarted';
  }
  if (activity.isSignedUp) return 'signedUp';
  if (signUpFrom !== null && !isReached(signUpFrom, now)) return 'notStarted';
  if (isReached(signUpUntil, now)) return isReached(startsAt, now) ? 'inProgress' : 'signUpEnded';
  return capacity !== null && activity.participants >= capacity ? 'full' : 'open';
}

/** Returns the timestamps (epoch ms) at which the state of the button may change. */
export const listApplyTimes = (
  activity: Pick<ApplyFacts, 'signUpFrom' | 'signUpUntil' | 'startsAt' | 'endsAt'>,
): readonly (number | null)[] => [
  activity.signUpFrom,
  activity.signUpUntil,
  activity.startsAt,
  activity.endsAt,
];

/**
 * Returns when the state of the button changes next without any action, in epoch ms; null for
 * never.
 */
export function findNextApplyChange(activity: ApplyFacts, now: number): number | null {
  const state = decideApplyState(activity, now);
  const changes = listApplyTimes(activity).filter(
    (time): time is number =>
      time !== null && time > now && decideApplyState(activity, time) !== state,
  );
  return changes.length === 0 ? null : Math.min(...changes);
}
