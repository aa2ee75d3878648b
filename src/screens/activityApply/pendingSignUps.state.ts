import { $pending, drain, listPending } from '../../services/outbox/outbox.ts';
import { $session } from '../../services/session/memberSession.ts';

/**
 * Calls the listener when a sign-up may have become pending or was answered; returns a function
 * that stops it. Not a computed store, because every page would then load its code.
 */
export function onPendingSignUpsChange(listener: () => void): () => void {
  const stops = [$pending.listen(listener), $session.listen(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Returns whether this reader has signed up for an activity and the server has not answered yet.
 */
export function isSignUpPending(activityId: string): boolean {
  return listPending('signUp').some(({ payload }) => payload.activityId === activityId);
}

/** Loads the pending sign-ups of earlier pages, and sends them. */
export const sendPendingSignUps = (): void => drain();
