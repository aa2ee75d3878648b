import type { DatabaseSync } from 'node:sqlite';
import { startOfDay } from './startOfDay.ts';
import { countDay, readChosen } from './store/bigVoteBallots.ts';
import { type BigVote, decideVotePhase, VOTE_PHASE } from './store/bigVotes.ts';
import type { Reader } from './store/reader.ts';

/** Members of one household share a device: it may do so many times what one of them may. */
const MEMBERS_A_DEVICE = 2;

/** What a reader has left and has done today. */
export interface VoterStatus {
  /** Votes left; null without limit. */
  readonly left: number | null;
  /** How often they voted for each option today. */
  readonly chosen: ReadonlyMap<number, number>;
}

export function readVoterStatus(
  db: DatabaseSync,
  vote: BigVote,
  reader: Reader,
  now: number,
): VoterStatus {
  const day = { voteId: vote.id, day: startOfDay(now) };
  const chosen = reader.memberId ? readChosen(db, day, reader.memberId) : new Map();
  if (decideVotePhase(vote, now) === VOTE_PHASE.over) return { left: 0, chosen };
  if (vote.dayLimit === 0) return { left: null, chosen };
  const { member, device } = countDay(db, day, reader);
  const left = Math.min(vote.dayLimit - member, vote.dayLimit * MEMBERS_A_DEVICE - device);
  return { left: Math.max(left, 0), chosen };
}

/** The same after one more vote for these options. */
export function addVote({ left, chosen }: VoterStatus, optionIds: readonly number[]): VoterStatus {
  const counted = new Map(chosen);
  for (const id of optionIds) counted.set(id, (chosen.get(id) ?? 0) + 1);
  return { left: left === null ? null : left - 1, chosen: counted };
}

const MAX_SENT_IDS = 200;
const ID = /^\d{1,15}$/;

/** Why a vote does not count (`reason`), with words for the reader. */
export interface Refusal {
  readonly reason: 'coming' | 'ended' | 'used' | 'option' | 'count' | 'code' | 'info';
  readonly words: string;
  readonly fieldId?: string;
}

/** A vote that has not begun, or is over. */
export function refuseOutsidePeriod(vote: BigVote, now: number): Refusal | null {
  const stage = decideVotePhase(vote, now);
  if (stage === VOTE_PHASE.coming) return { reason: 'coming', words: '投票尚未开始' };
  return stage === VOTE_PHASE.over ? { reason: 'ended', words: '投票已结束' } : null;
}

const FORGED: Refusal = { reason: 'option', words: '选项无效' };

/** The chosen options of `1,2`: each one of this vote, each once, as many as it asks for. */
export function parseOptionIds(vote: BigVote, text: string): readonly number[] | Refusal {
  const sent = text.split(',').filter(Boolean);
  if (sent.length > MAX_SENT_IDS || !sent.every((id) => ID.test(id))) return FORGED;
  const ids = sent.map(Number);
  const own = ownOptions(vote);
  if (new Set(ids).size < ids.length || !ids.every((id) => own.has(id))) return FORGED;
  if (ids.length >= vote.min && ids.length <= vote.max) return ids;
  const words = vote.min === vote.max ? `${vote.min}` : `${vote.min}-${vote.max}`;
  return { reason: 'count', words: `请选择${words}项` };
}

const OWN = new WeakMap<BigVote['options'], ReadonlySet<number>>();

function ownOptions({ options }: BigVote): ReadonlySet<number> {
  const own = OWN.get(options) ?? new Set(options.map(({ id }) => id));
  OWN.set(options, own);
  return own;
}

/** Nothing is left today, of all votes or for one of the options. */
export function refuseUsedUp(
  vote: BigVote,
  { left, chosen }: VoterStatus,
  optionIds: readonly number[],
): Refusal | null {
  if (left === 0) return { reason: 'used', words: '今天的投票次数已用完' };
  const { optionDayLimit } = vote;
  const isFull = (id: number) => optionDayLimit > 0 && (chosen.get(id) ?? 0) >= optionDayLimit;
  return optionIds.some(isFull)
    ? { reason: 'used', words: `同一选项每天最多投${optionDayLimit}次` }
    : null;
}
