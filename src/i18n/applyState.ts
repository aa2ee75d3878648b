import type { ApplyState } from '../model/activity/types.ts';
import type { JoinKey } from './translate.ts';

const WORDS: Readonly<Record<ApplyState, JoinKey>> = {
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
export const applyWord = (state: ApplyState, takesSignUps: boolean): JoinKey =>
  state === 'notStarted' && !takesSignUps ? 'activity.coming' : WORDS[state];
