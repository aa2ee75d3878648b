import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { EditionBigVote } from '../../sample/bigVotes/types.ts';
import { BIG_VOTES } from '../../sample/bigVotes/votes.ts';
import { transact } from '../database.ts';
import { prepared } from '../statements.ts';
import { parseChinaTime } from '../wire/time.ts';
import { readOverrides } from './overrides.ts';

/** A vote of the edition with what control calls say otherwise. */
export interface BigVote extends Omit<EditionBigVote, 'startsAt' | 'endsAt'> {
  /** Epoch ms; it runs from the first moment until just before the last. */
  readonly startsAt: number;
  readonly endsAt: number;
}

/** `isbegin`. */
export const STAGE = { coming: 0, running: 1, over: 2 } as const;
export type Stage = (typeof STAGE)[keyof typeof STAGE];

export function stageOf({ startsAt, endsAt }: BigVote, now: number): Stage {
  if (now < startsAt) return STAGE.coming;
  return now < endsAt ? STAGE.running : STAGE.over;
}

const BY_ID: ReadonlyMap<number, EditionBigVote> = new Map(BIG_VOTES.map((one) => [one.id, one]));

/** The vote with this id; null when there is none. */
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

/** The first vote of an activity. */
export function findVoteOfActivity(db: DatabaseSync, activityId: number): BigVote | null {
  const found = BIG_VOTES.find((one) => one.activityId === activityId);
  return found ? findBigVote(db, found.id) : null;
}

/** As many readers have voted in a new edition's votes as would have given three counts each. */
const COUNTS_A_READER = 3;

/**
 * Makes a vote's options known when it is first asked for: thousands of them would hold up
 * every start. What has been counted before stays as it is.
 */
function openBigVote(db: DatabaseSync, { id, options }: EditionBigVote): void {
  const row = prepared(db, 'SELECT options FROM big_votes WHERE vote_id = ?').get(id);
  if (row?.options === options.length) return;
  const work = () => {
    const insert = prepared(db, 'INSERT OR IGNORE INTO big_vote_options VALUES (?, ?, ?, ?)');
    for (const option of options) insert.run(id, option.id, option.number, option.votes);
    const counted = prepared(
      db,
      'SELECT coalesce(sum(votes), 0) AS votes FROM big_vote_options WHERE vote_id = ?',
    ).get(id);
    const votes = Number(counted?.votes);
    prepared(
      db,
      `INSERT INTO big_votes VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (vote_id) DO UPDATE
         SET options = excluded.options, votes = excluded.votes, opened = excluded.opened`,
    ).run(id, options.length, votes, Math.ceil(votes / COUNTS_A_READER), randomInt(2 ** 48 - 1));
  };
  if (db.isTransaction) work();
  else transact(db, work);
}

/** Counts of all its options together, and the readers who gave them. */
export function readTotals(db: DatabaseSync, voteId: number) {
  const row = prepared(db, 'SELECT votes, people FROM big_votes WHERE vote_id = ?').get(voteId);
  return { votes: Number(row?.votes ?? 0), people: Number(row?.people ?? 0) };
}

/** How an option stands among the others. */
export interface Standing {
  readonly votes: number;
  /** From 1; of equal ones the lower number comes first. */
  readonly rank: number;
  /** Votes that the one before it has more; null for the first. */
  readonly gap: number | null;
}

type Standings = ReadonlyMap<number, Standing>;

/** Standings of votes that nobody has voted in since, by what `big_votes` said then. */
const KEPT = new WeakMap<DatabaseSync, Map<number, { stamp: string; standings: Standings }>>();

/** All options of a vote by their ids, the first one first. */
export function listStandings(db: DatabaseSync, voteId: number): Standings {
  const row = prepared(db, 'SELECT opened, votes FROM big_votes WHERE vote_id = ?').get(voteId);
  // Every vote counts up; after a reset the vote is opened under another number.
  const stamp = `${row?.opened} ${row?.votes}`;
  const ofVotes = KEPT.get(db) ?? new Map();
  KEPT.set(db, ofVotes);
  const kept = ofVotes.get(voteId);
  if (kept?.stamp === stamp) return kept.standings;
  const standings = readStandings(db, voteId);
  ofVotes.set(voteId, { stamp, standings });
  return standings;
}

function readStandings(db: DatabaseSync, voteId: number): Standings {
  const standings = new Map<number, Standing>();
  let before: number | null = null;
  const rows = prepared(
    db,
    `SELECT option_id, votes FROM big_vote_options WHERE vote_id = ?
     ORDER BY votes DESC, number`,
  ).all(voteId);
  for (const row of rows) {
    const votes = Number(row.votes);
    const gap: number | null = before === null ? null : before - votes;
    standings.set(Number(row.option_id), { votes, rank: standings.size + 1, gap });
    before = votes;
  }
  return standings;
}

/** One option as it stands; the index counts those before it, so that it costs little among thousands. */
export function readStanding(db: DatabaseSync, voteId: number, optionId: number): Standing {
  const own = prepared(
    db,
    'SELECT votes, number FROM big_vote_options WHERE vote_id = ? AND option_id = ?',
  ).get(voteId, optionId);
  const votes = Number(own?.votes ?? 0);
  const ahead = prepared(
    db,
    `SELECT count(*) AS n, min(votes) AS next FROM big_vote_options
     WHERE vote_id = $vote AND votes >= $votes AND NOT (votes = $votes AND number >= $number)`,
  ).get({ $vote: voteId, $votes: votes, $number: Number(own?.number ?? 0) });
  const isFirst = ahead?.next === null;
  return { votes, rank: Number(ahead?.n) + 1, gap: isFirst ? null : Number(ahead?.next) - votes };
}
