import type { DatabaseSync } from 'node:sqlite';
import {
  type BigVote,
  countDay,
  decideVoteStage,
  readChosen,
  VOTE_STAGE,
} from './store/bigVotes.ts';
import type { Reader } from './store/reader.ts';
import { startOfDay } from './wire/time.ts';

/** A household shares a device: the daily limit of a device is this many times that of a member. */
const MEMBERS_A_DEVICE = 2;

/** How many votes a reader has left, and what the reader voted for today. */
export interface VoterStatus {
  /** Votes left today; null where the vote has no daily limit. */
  readonly left: number | null;
  /** How often the reader voted for each option today, by option id. */
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
  if (decideVoteStage(vote, now) === VOTE_STAGE.over) return { left: 0, chosen };
  if (vote.dayLimit === 0) return { left: null, chosen };
  const { member, device } = countDay(db, day, reader);
  const left = Math.min(vote.dayLimit - member, vote.dayLimit * MEMBERS_A_DEVICE - device);
  return { left: Math.max(left, 0), chosen };
}

/** Returns the status after one more ballot for these options. */
export function addVote({ left, chosen }: VoterStatus, optionIds: readonly number[]): VoterStatus {
  const counted = new Map(chosen);
  for (const id of optionIds) counted.set(id, (chosen.get(id) ?? 0) + 1);
  return { left: left === null ? null : left - 1, chosen: counted };
}

const MAX_SENT_IDS = 200;
const ID = /^\d{1,15}$/;

/** Why a ballot is not counted (`reason`), with a message for the reader. */
export interface Refusal {
  readonly reason: 'coming' | 'ended' | 'used' | 'option' | 'count' | 'code' | 'info';
  readonly message: string;
  readonly fieldId?: string;
}

/** Refuses ballots before the vote begins and after it ends; null while it runs. */
export function refuseOutsidePeriod(vote: BigVote, now: number): Refusal | null {
  const stage = decideVoteStage(vote, now);
  if (stage === VOTE_STAGE.coming) return { reason: 'coming', message: '投票尚未开始' };
  return stage === VOTE_STAGE.over ? { reason: 'ended', message: '投票已结束' } : null;
}

const FORGED: Refusal = { reason: 'option', message: '选项无效' };

/**
 * Parses option ids (`1,2`). Refuses ids of other votes, repeated ids, and fewer or more
 * options than the vote allows.
 */
export function parseOptionIds(vote: BigVote, text: string): readonly number[] | Refusal {
  const sent = text.split(',').filter(Boolean);
  if (sent.length > MAX_SENT_IDS || !sent.every((id) => ID.test(id))) return FORGED;
  const ids = sent.map(Number);
  const own = ownOptions(vote);
  if (new Set(ids).size < ids.length || !ids.every((id) => own.has(id))) return FORGED;
  if (ids.length >= vote.min && ids.length <= vote.max) return ids;
  const message = vote.min === vote.max ? `${vote.min}` : `${vote.min}-${vote.max}`;
  return { reason: 'count', message: `请选择${message}项` };
}

const OWN = new WeakMap<BigVote['options'], ReadonlySet<number>>();

function ownOptions({ options }: BigVote): ReadonlySet<number> {
  const own = OWN.get(options) ?? new Set(options.map(({ id }) => id));
  OWN.set(options, own);
  return own;
}

/** Refuses a ballot over the daily limit of the vote or of one option; null within both. */
export function refuseUsedUp(
  vote: BigVote,
  { left, chosen }: VoterStatus,
  optionIds: readonly number[],
): Refusal | null {
  if (left === 0) return { reason: 'used', message: '今天的投票次数已用完' };
  const { optionDayLimit } = vote;
  const isFull = (id: number) => optionDayLimit > 0 && (chosen.get(id) ?? 0) >= optionDayLimit;
  return optionIds.some(isFull)
    ? { reason: 'used', message: `同一选项每天最多投${optionDayLimit}次` }
    : null;
}
