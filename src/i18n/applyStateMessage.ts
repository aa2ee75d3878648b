import type { ApplyState } from '../model/activity/apply.ts';
import type { JoinMessageKey } from './translate.ts';

const MESSAGE_KEYS: Readonly<Record<ApplyState, JoinMessageKey>> = {
  signedUp: 'activity.signedUp',
  notStarted: 'activity.notStarted',
  full: 'activity.full',
  open: 'activity.signUp',
  signUpEnded: 'activity.signUpEnded',
  ended: 'activity.ended',
  inProgress: 'activity.inProgress',
};

/**
 * Returns the message of an activity's button; without sign-ups, "not started" refers to the
 * activity itself.
 */
export const getApplyMessageKey = (state: ApplyState, takesSignUps: boolean): JoinMessageKey =>
  state === 'notStarted' && !takesSignUps ? 'activity.coming' : MESSAGE_KEYS[state];
