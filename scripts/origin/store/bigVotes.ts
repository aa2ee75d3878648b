import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { SampleBigVote } from '../../sample/bigVotes/bigVoteTypes.ts';
import { BIG_VOTES } from '../../sample/bigVotes/votes.ts';
import { transact } from '../database.ts';
import { prepareOnce } from '../prepareOnce.ts';
import { parseChinaTime } from '../wire/time.ts';
import { readOverrides } from './overrides.ts';

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
  openBigVote(db, found);
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

/** Assumed votes per reader among the initial counts of the sample content. */
const COUNTS_A_READER = 3;

/**
 * Stores the options of a vote at its first request, because storing thousands of them at
 * each start is slow. Existing counts stay.
 */
function openBigVote(db: DatabaseSync, { id, options }: SampleBigVote): void {
  const row = prepareOnce(db, 'SELECT options FROM big_votes WHERE vote_id = ?').get(id);
  if (row?.options === options.length) return;
  const work = () => {
    const insert = prepareOnce(db, 'INSERT OR IGNORE INTO big_vote_options VALUES (?, ?, ?, ?)');
    for (const option of options) insert.run(id, option.id, option.number, option.votes);
    const counted = prepareOnce(
      db,
      'SELECT coalesce(sum(votes), 0) AS votes FROM big_vote_options WHERE vote_id = ?',
    ).get(id);
    const votes = Number(counted?.votes);
    prepareOnce(
      db,
      `INSERT INTO big_votes VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (vote_id) DO UPDATE
         SET options = excluded.options, votes = excluded.votes, opened = excluded.opened`,
    ).run(id, options.length, votes, Math.ceil(votes / COUNTS_A_READER), randomInt(2 ** 48 - 1));
  };
  if (db.isTransaction) work();
  else transact(db, work);
}

/** Returns the sum of all votes, and the number of readers who voted. */
export function readTotals(db: DatabaseSync, voteId: number) {
  const row = prepareOnce(db, 'SELECT votes, people FROM big_votes WHERE vote_id = ?').get(voteId);
  return { votes: Number(row?.votes ?? 0), people: Number(row?.people ?? 0) };
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

/** Cached ranks by vote id; valid while `stamp` (of the row in `big_votes`) is unchanged. */
const RANK_CACHE = new WeakMap<DatabaseSync, Map<number, { stamp: string; ranks: OptionRanks }>>();

/** Returns the ranks of all options of a vote by option id, in the order of their ranks. */
export function listOptionRanks(db: DatabaseSync, voteId: number): OptionRanks {
  const row = prepareOnce(db, 'SELECT opened, votes FROM big_votes WHERE vote_id = ?').get(voteId);
  // `votes` changes with every ballot, `opened` with every reset.
  const stamp = `${row?.opened} ${row?.votes}`;
  const ofVotes = RANK_CACHE.get(db) ?? new Map();
  RANK_CACHE.set(db, ofVotes);
  const kept = ofVotes.get(voteId);
  if (kept?.stamp === stamp) return kept.ranks;
  const ranks = readOptionRanks(db, voteId);
  ofVotes.set(voteId, { stamp, ranks });
  return ranks;
}

function readOptionRanks(db: DatabaseSync, voteId: number): OptionRanks {
  const ranks = new Map<number, OptionRank>();
  let before: number | null = null;
  const rows = prepareOnce(
    db,
    `SELECT option_id, votes FROM big_vote_options WHERE vote_id = ?
     ORDER BY votes DESC, number`,
  ).all(voteId);
  for (const row of rows) {
    const votes = Number(row.votes);
    const gap: number | null = before === null ? null : before - votes;
    ranks.set(Number(row.option_id), { votes, rank: ranks.size + 1, gap });
    before = votes;
  }
  return ranks;
}

/** Returns the rank of one option with an indexed count, without reading all options. */
export function readOptionRank(db: DatabaseSync, voteId: number, optionId: number): OptionRank {
  const own = prepareOnce(
    db,
    'SELECT votes, number FROM big_vote_options WHERE vote_id = ? AND option_id = ?',
  ).get(voteId, optionId);
  const votes = Number(own?.votes ?? 0);
  const higher = prepareOnce(
    db,
    `SELECT count(*) AS n, min(votes) AS next FROM big_vote_options
     WHERE vote_id = $vote AND votes >= $votes AND NOT (votes = $votes AND number >= $number)`,
  ).get({ $vote: voteId, $votes: votes, $number: Number(own?.number ?? 0) });
  const isFirst = higher?.next === null;
  return { votes, rank: Number(higher?.n) + 1, gap: isFirst ? null : Number(higher?.next) - votes };
}
