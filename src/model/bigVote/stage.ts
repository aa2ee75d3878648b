import type { BigVote, VoteStage } from './types.ts';

/**
 * The stage of a vote at a moment of the server's clock. What the server answered (`told`,
 * `isbegin`) counts only until the moment is known: its values are not documented, so that
 * without a time it neither delays nor ends a vote.
 */
export function decideVoteStage(
  { startsAt, endsAt }: Pick<BigVote, 'startsAt' | 'endsAt'>,
  now: number | null,
  told: VoteStage,
): VoteStage {
  if (startsAt === null && endsAt === null) return 'running';
  if (now === null) return told;
  if (endsAt !== null && now >= endsAt) return 'over';
  if (startsAt !== null && now < startsAt) return 'coming';
  return 'running';
}

/** What is counted down to: the begin of what comes, the end of what runs; null for neither. */
export function nextVoteMoment(
  { startsAt, endsAt }: Pick<BigVote, 'startsAt' | 'endsAt'>,
  stage: VoteStage,
): number | null {
  return stage === 'coming' ? startsAt : stage === 'running' ? endsAt : null;
}

const SECOND_MS = 1000;
const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 86_400;

/** What is left of a time, as it is read out; nothing is rounded up to what is not there. */
export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

export function splitTimeLeft(ms: number): TimeLeft {
  // The last second is over when the moment has come, not before.
  const all = Math.max(0, Math.ceil(ms / SECOND_MS));
  return {
    days: Math.floor(all / DAY_S),
    hours: Math.floor((all % DAY_S) / HOUR_S),
    minutes: Math.floor((all % HOUR_S) / MINUTE_S),
    seconds: all % MINUTE_S,
  };
}

/** When the words of a countdown are others: the next second in its last day, else the next minute. */
export function nextTick(until: number, now: number): number {
  const left = until - now;
  const step = left > DAY_S * SECOND_MS ? MINUTE_S * SECOND_MS : SECOND_MS;
  return until - (Math.ceil(left / step) - 1) * step;
}
