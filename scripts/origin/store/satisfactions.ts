import type { DatabaseSync } from 'node:sqlite';

/** Returns how the author of a government question rated the answer; 0 without a rating. */
export function readSatisfaction(db: DatabaseSync, questionId: number): number {
  const row = db.prepare('SELECT value FROM satisfactions WHERE question_id = ?').get(questionId);
  return Number(row?.value ?? 0);
}

export interface Satisfaction {
  readonly questionId: number;
  readonly memberId: number;
  readonly value: number;
  readonly at: number;
  readonly idempotencyKey: string;
}

export function addSatisfaction(db: DatabaseSync, said: Satisfaction): void {
  db.prepare('INSERT INTO satisfactions VALUES (?, ?, ?, ?, ?)').run(
    said.questionId,
    said.memberId,
    said.value,
    said.at,
    said.idempotencyKey,
  );
}
