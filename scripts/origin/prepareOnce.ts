import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Prepared statements by their text: preparing one costs more than running it. */
const PREPARED = new WeakMap<DatabaseSync, Map<string, StatementSync>>();

/** Returns a statement that is prepared once. `sql` must be a constant, as all texts are kept. */
export function prepareOnce(db: DatabaseSync, sql: string): StatementSync {
  const known = PREPARED.get(db) ?? new Map<string, StatementSync>();
  PREPARED.set(db, known);
  const statement = known.get(sql) ?? db.prepare(sql);
  known.set(sql, statement);
  return statement;
}
