import type { DatabaseSync } from 'node:sqlite';
import { defineTable } from '../table.ts';

export interface Satisfaction {
  readonly questionId: number;
  readonly memberId: number;
  readonly value: number;
  readonly at: number;
  readonly idempotencyKey: string;
}

const satisfactions = defineTable<Satisfaction>('satisfactions');

/** Returns how the author of a government question rated the answer; 0 without a rating. */
export const readSatisfaction = (db: DatabaseSync, questionId: number): number =>
  satisfactions(db).find((row) => row.questionId === questionId)?.value ?? 0;

export const addSatisfaction = (db: DatabaseSync, said: Satisfaction) =>
  satisfactions(db).add(said);
