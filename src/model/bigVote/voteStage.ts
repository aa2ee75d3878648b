import { SECOND_MS } from '../durations.ts';
import type { BigVote, VoteStage } from './normaliseBigVote.ts';

/**
 * Returns the stage of a vote at `now`, a timestamp of the server's clock. The server's
 * `isbegin` (`reported`) is used only while that time is unknown: its values are not documented, so
 * that without times it neither delays nor ends a vote.
 */
export function decideVoteStage(
  { startsAt, endsAt }: Pick<BigVote, 'startsAt' | 'endsAt'>,
  now: number | null,
  reported: VoteStage,
): VoteStage {
  if (startsAt === null && endsAt === null) return 'running';
  if (now === null) return reported;
  if (endsAt !== null && now >= endsAt) return 'over';
  if (startsAt !== null && now < startsAt) return 'coming';
  return 'running';
}

/**
 * Returns the target of the countdown: the start of a coming vote, the end of a running one;
 * else null.
 */
export function decideCountdownTarget(
  { startsAt, endsAt }: Pick<BigVote, 'startsAt' | 'endsAt'>,
  stage: VoteStage,
): number | null {
  return stage === 'coming' ? startsAt : stage === 'running' ? endsAt : null;
}

const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 86_400;

/** A duration split into units, each rounded down. */
export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

export function splitTimeLeft(ms: number): TimeLeft {
  // Rounded up to the second, so that the countdown shows 0 only at its end.
  const all = Math.max(0, Math.ceil(ms / SECOND_MS));
  return {
    days: Math.floor(all / DAY_S),
    hours: Math.floor((all % DAY_S) / HOUR_S),
    minutes: Math.floor((all % HOUR_S) / MINUTE_S),
    seconds: all % MINUTE_S,
  };
}

/**
 * Returns when the countdown's text changes next, in epoch ms: every second on the last day,
 * else every minute.
 */
export function decideNextTick(until: number, now: number): number {
  const left = until - now;
  const step = left > DAY_S * SECOND_MS ? MINUTE_S * SECOND_MS : SECOND_MS;
  return until - (Math.ceil(left / step) - 1) * step;
}
