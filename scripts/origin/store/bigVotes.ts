import type { DatabaseSync } from 'node:sqlite';
import type { SampleBigVote } from '../../sample/bigVotes/bigVoteTypes.ts';
import { BIG_VOTES } from '../../sample/bigVotes/votes.ts';
import { defineTable } from '../table.ts';
import { parseChinaTime, startOfDay } from '../wire/time.ts';
import { countBy } from './access.ts';
import { readOverrides } from './overrides.ts';
import type { Reader } from './reader.ts';

/** A vote of an activity with the overrides of control calls. */
export interface BigVote extends Omit<SampleBigVote, 'startsAt' | 'endsAt'> {
  /** Epoch ms; the start is inclusive, the end exclusive. */
  readonly startsAt: number;
  readonly endsAt: number;
}

/** `isbegin` on the wire. */
export const VOTE_STAGE = { coming: 0, running: 1, over: 2 } as const;
export type VoteStage = (typeof VOTE_STAGE)[keyof typeof VOTE_STAGE];

export function decideVoteStage({ startsAt, endsAt }: BigVote, now: number): VoteStage {
  if (now < startsAt) return VOTE_STAGE.coming;
  return now < endsAt ? VOTE_STAGE.running : VOTE_STAGE.over;
}

const BY_ID: ReadonlyMap<number, SampleBigVote> = new Map(BIG_VOTES.map((one) => [one.id, one]));

/** Returns the vote with this id; null when there is none. */
export function findBigVote(db: DatabaseSync, id: number): BigVote | null {
  const found = BY_ID.get(id);
  if (!found) return null;
  const moved = readOverrides(db, 'vote', id);
  return {
    ...found,
    startsAt: moved.startsAt ?? parseChinaTime(found.startsAt),
    endsAt: moved.endsAt ?? parseChinaTime(found.endsAt),
    dayLimit: moved.dayLimit ?? found.dayLimit,
  };
}

/** Returns the first vote of an activity; null when it has none. */
export function findVoteOfActivity(db: DatabaseSync, activityId: number): BigVote | null {
  const found = BIG_VOTES.find((one) => one.activityId === activityId);
  return found ? findBigVote(db, found.id) : null;
}

/** A vote on one day; `day` is midnight in China in epoch ms. */
interface VoteDay {
  readonly voteId: number;
  readonly day: number;
}

interface BigVoteBallot extends VoteDay {
  readonly reader: Reader;
  readonly optionIds: readonly number[];
  readonly at: number;
  /** The reader's answers to the vote's form, as JSON. */
  readonly answers: string;
  readonly idempotencyKey: string;
}

const ballots = defineTable<BigVoteBallot>('bigVoteBallots');

const ballotsOf = (db: DatabaseSync, voteId: number) =>
  ballots(db).list((row) => row.voteId === voteId);

/** Stores a ballot. */
export const addBigVoteBallot = (db: DatabaseSync, ballot: BigVoteBallot) =>
  ballots(db).add(ballot);

/** Returns the votes of each option: initial ones, and those of readers. */
function countVotes(db: DatabaseSync, voteId: number): ReadonlyMap<number, number> {
  const { options = [] } = BY_ID.get(voteId) ?? {};
  const counts = new Map(options.map(({ id, votes }) => [id, votes]));
  for (const id of ballotsOf(db, voteId).flatMap(({ optionIds }) => optionIds)) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** Counts the ballots of a member and those of the device on a day, and the member's options. */
function countDay(db: DatabaseSync, { voteId, day }: VoteDay, { memberId, device }: Reader) {
  const ofDay = ballotsOf(db, voteId).filter((row) => row.day === day);
  const ofMember = ofDay.filter(({ reader }) => memberId !== 0 && reader.memberId === memberId);
  const ofDevice = ofDay.filter(({ reader }) => device !== '' && reader.device === device);
  const chosen = countBy(
    ofMember.flatMap(({ optionIds }) => optionIds),
    (id) => id,
  );
  return { member: ofMember.length, device: ofDevice.length, chosen };
}

/** Assumed votes per reader among the initial counts of the sample content. */
const COUNTS_A_READER = 3;

/** Returns the sum of all votes, and the number of readers who voted. */
export function readTotals(db: DatabaseSync, voteId: number) {
  const first = (BY_ID.get(voteId)?.options ?? []).reduce((sum, option) => sum + option.votes, 0);
  const members = new Set(ballotsOf(db, voteId).map(({ reader }) => reader.memberId));
  return {
    votes: Array.from(countVotes(db, voteId).values()).reduce((sum, one) => sum + one, 0),
    people: Math.ceil(first / COUNTS_A_READER) + members.size,
  };
}

/** Votes and rank of an option. */
export interface OptionRank {
  readonly votes: number;
  /** From 1; options with equal votes are ordered by their number. */
  readonly rank: number;
  /** How many votes fewer than the option one rank above; null for the first. */
  readonly gap: number | null;
}

type OptionRanks = ReadonlyMap<number, OptionRank>;

/** Returns the ranks of all options of a vote by option id, in the order of their ranks. */
export function listOptionRanks(db: DatabaseSync, voteId: number): OptionRanks {
  const counts = countVotes(db, voteId);
  const { options = [] } = BY_ID.get(voteId) ?? {};
  const all = options.map(({ id, number }) => ({ id, number, votes: counts.get(id) ?? 0 }));
  const ranked = all.toSorted((one, other) => other.votes - one.votes || one.number - other.number);
  return new Map(
    ranked.map(({ id, votes }, at) => {
      const above = ranked[at - 1];
      return [id, { votes, rank: at + 1, gap: above ? above.votes - votes : null }];
    }),
  );
}

/** Returns the rank of one option. */
export const readOptionRank = (db: DatabaseSync, voteId: number, optionId: number): OptionRank =>
  listOptionRanks(db, voteId).get(optionId) ?? { votes: 0, rank: 1, gap: null };

/** Lists the ballots of a vote and the counts of its options. For tests. */
export function listBigVoteBallots(db: DatabaseSync, voteId: number) {
  const counts = countVotes(db, voteId);
  return {
    log: ballotsOf(db, voteId).map(({ reader, optionIds, ...row }) => ({
      ...row,
      userId: reader.memberId,
      device: reader.device,
      options: optionIds.join(','),
    })),
    counts: (BY_ID.get(voteId)?.options ?? []).map(({ id, number }) => ({
      optionId: id,
      number,
      votes: counts.get(id) ?? 0,
    })),
  };
}

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
  const { member, device, chosen } = countDay(db, day, reader);
  if (decideVoteStage(vote, now) === VOTE_STAGE.over) return { left: 0, chosen };
  if (vote.dayLimit === 0) return { left: null, chosen };
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
  const own = new Set(vote.options.map(({ id }) => id));
  if (new Set(ids).size < ids.length || !ids.every((id) => own.has(id))) return FORGED;
  if (ids.length >= vote.min && ids.length <= vote.max) return ids;
  const message = vote.min === vote.max ? `${vote.min}` : `${vote.min}-${vote.max}`;
  return { reason: 'count', message: `请选择${message}项` };
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
