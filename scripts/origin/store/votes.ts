import type { DatabaseSync } from 'node:sqlite';
import type { EditionVote } from '../../edition/types.ts';

/** Votes of a vote by `question:option`. */
export function countVotes(db: DatabaseSync, voteId: number): ReadonlyMap<string, number> {
  const rows = db
    .prepare('SELECT question_id, option_id, votes FROM vote_counts WHERE vote_id = ?')
    .all(voteId);
  return new Map(rows.map((row) => [`${row.question_id}:${row.option_id}`, Number(row.votes)]));
}

/** Makes a vote known; counts of an earlier start stay as they are. */
export function openVote(db: DatabaseSync, vote: EditionVote): void {
  const insert = db.prepare('INSERT OR IGNORE INTO vote_counts VALUES (?, ?, ?, ?)');
  for (const question of vote.questions) {
    for (const option of question.options) {
      insert.run(vote.id, question.id, option.id, option.votes);
    }
  }
}

/** The vote with this id and its article's id, or null. */
export function findVote(db: DatabaseSync, voteId: number): EditionVote | null {
  const row = db
    .prepare(
      "SELECT json_extract(model, '$.vote') AS vote FROM articles WHERE json_extract(model, '$.vote.id') = ?",
    )
    .get(voteId);
  return row?.vote ? (JSON.parse(String(row.vote)) as EditionVote) : null;
}
