import { $pending, drain, listPending } from '../outbox.ts';
import { $session } from '../session.ts';

/**
 * Tells when a sign-up may be on its way, or not any more. A computed store would do the same
 * with code that every page then carries.
 */
export function watchPendingSignUps(listener: () => void): () => void {
  const stops = [$pending.listen(listener), $session.listen(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Whether this reader has signed up for an activity and the server has not answered yet. */
export function isSignUpPending(activityId: string): boolean {
  const session = $session.get();
  const uid = session.state === 'member' ? session.member.uid : '';
  return listPending('signUp').some(
    ({ by, payload }) => (by === '' || by === uid) && payload.activityId === activityId,
  );
}

/** Looks for those of earlier pages, and sends them. */
export const openPendingSignUps = (): void => drain();
