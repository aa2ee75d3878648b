import type { DatabaseSync } from 'node:sqlite';
import type { SampleVote } from '../../sample/types.ts';
import { defineTable } from '../table.ts';
import { isSameReader, type Reader } from './reader.ts';

/** One chosen option. */
export interface Choice {
  readonly question: number;
  readonly option: number;
}

export interface Ballot extends Reader {
  readonly voteId: number;
  readonly choices: readonly Choice[];
  readonly at: number;
  readonly idempotencyKey: string;
}

export const ballots = defineTable<Ballot>('ballots');

/** Returns the counts of a vote by `question:option`: those of the sample, and readers' ballots. */
export function countVotes(db: DatabaseSync, vote: SampleVote): ReadonlyMap<string, number> {
  const counts = new Map<string, number>(
    vote.questions.flatMap(({ id, options }) =>
      options.map((option) => [`${id}:${option.id}`, option.votes] as const),
    ),
  );
  for (const { choices } of ballots(db).list((row) => row.voteId === vote.id)) {
    for (const { question, option } of choices) {
      const name = `${question}:${option}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return counts;
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
  const rows = ballots(db).list(
    (row) => row.voteId === voteId && row.at >= since && isSameReader(row, reader),
  );
  return { count: rows.length, last: rows.at(-1)?.choices ?? [] };
}
