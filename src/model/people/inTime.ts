import { decideActivityState } from '../activity/state.ts';

/**
 * Returns whether readers may take part at a time (`now`, epoch ms): false only before a
 * known start and after a known end. The numbers of a `status` are a guess, so that they
 * close nothing; a page that was baked does not know the time (`now` null) and offers it.
 */
export function isInTime(times: Parameters<typeof decideActivityState>[0], now: number | null) {
  const state = now === null ? null : decideActivityState(times, now);
  return state === null || state === 'open';
}
