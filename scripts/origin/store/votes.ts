import type { DatabaseSync } from 'node:sqlite';
import type { SampleVote } from '../../sample/types.ts';
import { bindReader, type Reader, SAME_READER } from './reader.ts';

/** One chosen option. */
export interface Choice {
  readonly question: number;
  readonly option: number;
}

/** Returns the counts of a vote by `question:option`. */
export function countVotes(db: DatabaseSync, voteId: number): ReadonlyMap<string, number> {
  const rows = db
    .prepare('SELECT question_id, option_id, votes FROM vote_counts WHERE vote_id = ?')
    .all(voteId);
  return new Map(rows.map((row) => [`${row.question_id}:${row.option_id}`, Number(row.votes)]));
}

/** Stores the initial counts of a vote; existing counts stay. */
export function addMissingVoteCounts(db: DatabaseSync, vote: SampleVote): void {
  const insert = db.prepare('INSERT OR IGNORE INTO vote_counts VALUES (?, ?, ?, ?)');
  for (const question of vote.questions) {
    for (const option of question.options) {
      insert.run(vote.id, question.id, option.id, option.votes);
    }
  }
}

/** Returns the vote with this id; null when no readable article contains it. */
export function findVote(db: DatabaseSync, voteId: number): SampleVote | null {
  const row = db
    .prepare(
      `SELECT json_extract(model, '$.vote') AS vote FROM articles
       WHERE json_extract(model, '$.vote.id') = ?
         AND coalesce(json_extract(model, '$.withdrawn'), 0) = 0`,
    )
    .get(voteId);
  return row?.vote ? (JSON.parse(String(row.vote)) as SampleVote) : null;
}

/** Returns a reader's number of ballots since a time, and the choices of the last one. */
export function readBallots(
  db: DatabaseSync,
  voteId: number,
  reader: Reader,
  since: number,
): { readonly count: number; readonly last: readonly Choice[] } {
  const rows = db
    .prepare(
      `SELECT choices FROM vote_casts WHERE vote_id = $vote AND at >= $since AND ${SAME_READER}
       ORDER BY id DESC`,
    )
    .all({ $vote: voteId, $since: since, ...bindReader(reader) });
  const [last] = rows;
  return {
    count: rows.length,
    last: last ? (JSON.parse(String(last.choices)) as Choice[]) : [],
  };
}

export interface Ballot {
  readonly vote: SampleVote;
  readonly reader: Reader;
  readonly choices: readonly Choice[];
  readonly at: number;
  readonly idempotencyKey: string;
}

/** Stores a ballot and adds to the counts of its options. */
export function addBallot(db: DatabaseSync, ballot: Ballot): void {
  const { vote, reader, choices } = ballot;
  // A vote that a control call added has no counts yet.
  addMissingVoteCounts(db, vote);
  const count = db.prepare(
    `UPDATE vote_counts SET votes = votes + 1
     WHERE vote_id = ? AND question_id = ? AND option_id = ?`,
  );
  for (const { question, option } of choices) count.run(vote.id, question, option);
  db.prepare(
    `INSERT INTO vote_casts (vote_id, member_id, device, at, choices, idempotency_key)
     VALUES (?, ?, ?, ?, ?, ?)`,
  ).run(
    vote.id,
    reader.memberId,
    reader.device,
    ballot.at,
    JSON.stringify(choices),
    ballot.idempotencyKey,
  );
}
