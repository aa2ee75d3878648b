import type { DatabaseSync } from 'node:sqlite';
import { prepareOnce } from '../prepareOnce.ts';
import type { Reader } from './reader.ts';

/** A vote on one day; `day` is midnight in China in epoch ms. */
export interface VoteDay {
  readonly voteId: number;
  readonly day: number;
}

const memberName = ({ memberId }: Reader): string => `member ${memberId}`;
const deviceName = ({ device }: Reader): string => `device ${device}`;

/** Counts the ballots of a member and those of the device on a day. */
export function countDay(db: DatabaseSync, { voteId, day }: VoteDay, reader: Reader) {
  const find = prepareOnce(
    db,
    'SELECT votes FROM big_vote_days WHERE vote_id = ? AND reader = ? AND day = ?',
  );
  const count = (name: string) => Number(find.get(voteId, name, day)?.votes ?? 0);
  return {
    member: reader.memberId ? count(memberName(reader)) : 0,
    device: reader.device ? count(deviceName(reader)) : 0,
  };
}

/** Returns how often a member voted for each option on a day, by option id. */
export function readChosen(
  db: DatabaseSync,
  { voteId, day }: VoteDay,
  memberId: number,
): ReadonlyMap<number, number> {
  const rows = prepareOnce(
    db,
    `SELECT option_id, votes FROM big_vote_chosen
     WHERE vote_id = ? AND member_id = ? AND day = ? ORDER BY option_id`,
  ).all(voteId, memberId, day);
  return new Map(rows.map((row) => [Number(row.option_id), Number(row.votes)]));
}

export interface BigVoteBallot extends VoteDay {
  readonly reader: Reader;
  readonly optionIds: readonly number[];
  readonly at: number;
  /** The reader's answers to the vote's form, as JSON. */
  readonly answers: string;
  readonly idempotencyKey: string;
}

/** Stores a ballot and adds to the counts of its options, the member and the device. */
export function addBigVoteBallot(db: DatabaseSync, ballot: BigVoteBallot): void {
  const { voteId, day, reader, optionIds } = ballot;
  // The member's first ballot in this vote, on any day.
  const isNew = !prepareOnce(
    db,
    'SELECT 1 FROM big_vote_days WHERE vote_id = ? AND reader = ? LIMIT 1',
  ).get(voteId, memberName(reader));
  const countOption = prepareOnce(
    db,
    'UPDATE big_vote_options SET votes = votes + 1 WHERE vote_id = ? AND option_id = ?',
  );
  const choose = prepareOnce(
    db,
    `INSERT INTO big_vote_chosen VALUES (?, ?, ?, ?, 1)
     ON CONFLICT (vote_id, member_id, day, option_id) DO UPDATE SET votes = votes + 1`,
  );
  for (const optionId of optionIds) {
    countOption.run(voteId, optionId);
    choose.run(voteId, reader.memberId, day, optionId);
  }
  const countReader = prepareOnce(
    db,
    `INSERT INTO big_vote_days VALUES (?, ?, ?, 1)
     ON CONFLICT (vote_id, reader, day) DO UPDATE SET votes = votes + 1`,
  );
  countReader.run(voteId, memberName(reader), day);
  if (reader.device) countReader.run(voteId, deviceName(reader), day);
  prepareOnce(
    db,
    'UPDATE big_votes SET votes = votes + ?, people = people + ? WHERE vote_id = ?',
  ).run(optionIds.length, isNew ? 1 : 0, voteId);
  prepareOnce(
    db,
    `INSERT INTO big_vote_log
       (vote_id, member_id, device, at, options, answers, idempotency_key)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    voteId,
    reader.memberId,
    reader.device,
    ballot.at,
    optionIds.join(','),
    ballot.answers,
    ballot.idempotencyKey,
  );
}

/** Lists the ballots of a vote and the counts of its options. For tests. */
export function listBigVoteBallots(db: DatabaseSync, voteId: number) {
  return {
    log: db
      .prepare(
        `SELECT member_id AS userId, device, at, options, answers,
           idempotency_key AS idempotencyKey
         FROM big_vote_log WHERE vote_id = ? ORDER BY id`,
      )
      .all(voteId),
    counts: db
      .prepare(
        `SELECT option_id AS optionId, number, votes FROM big_vote_options
         WHERE vote_id = ? ORDER BY number`,
      )
      .all(voteId),
  };
}
