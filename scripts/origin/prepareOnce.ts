import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Statements that are run again and again, by their text: to prepare one costs more than to run it. */
const PREPARED = new WeakMap<DatabaseSync, Map<string, StatementSync>>();

/** A statement that is prepared once; its text must be a constant of the program. */
export function prepareOnce(db: DatabaseSync, sql: string): StatementSync {
  const known = PREPARED.get(db) ?? new Map<string, StatementSync>();
  PREPARED.set(db, known);
  const statement = known.get(sql) ?? db.prepare(sql);
  known.set(sql, statement);
  return statement;
}
