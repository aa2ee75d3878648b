import { decideActivityState } from '../activity/activityState.ts';

/**
 * Returns whether readers may take part at a time (`now`, epoch ms): false only before a
 * known start and after a known end. The numbers of a `status` are a guess, so that they
 * close nothing. On a baked page (`now` null) the time is unknown, and readers may try.
 */
export function isParticipationOpen(
  times: Parameters<typeof decideActivityState>[0],
  now: number | null,
) {
  const state = now === null ? null : decideActivityState(times, now);
  return state === null || state === 'open';
}
