import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { defineTable, forgetRows, prepareOnce } from './table.ts';

/**
 * What readers and editors can change is stored here; what never changes (columns, reporters,
 * ads, configuration) is read from scripts/sample. Articles, of which benchmarks generate
 * thousands, have tables of their own; `rows` has all other rows as JSON (table.ts).
 */
const SCHEMA = `
CREATE TABLE IF NOT EXISTS rows (kind, id, row, PRIMARY KEY (kind, id)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS articles (id INTEGER PRIMARY KEY, column_id, published_at, changed_at,
  listed, position, origin, search, model);
CREATE TABLE IF NOT EXISTS article_columns (column_id, place, published_at, article_id,
  PRIMARY KEY (column_id, place, published_at DESC, article_id DESC)) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS columns_of_article ON article_columns (article_id);
CREATE TABLE IF NOT EXISTS counters (article_id INTEGER PRIMARY KEY, clicks, praises, shares);
CREATE INDEX IF NOT EXISTS articles_by_vote ON articles (json_extract(model, '$.vote.id'));
CREATE INDEX IF NOT EXISTS articles_by_live ON articles (json_extract(model, '$.live.linkId'));
`;

/** Increase it when a table changes: a database of another version is emptied, after a copy of it. */
const SCHEMA_VERSION = 8;

/** Opens the database of a data folder; creates both where they are missing. */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const db = new DatabaseSync(join(dataDir, 'origin.sqlite'));
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000;');
  const version = db.prepare('PRAGMA user_version').get()?.user_version;
  if (version !== SCHEMA_VERSION) {
    if (listTables(db).length > 0) keepCopy(db);
    for (const table of listTables(db)) db.exec(`DROP TABLE ${table}`);
    db.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  }
  db.exec(SCHEMA);
  return db;
}

/**
 * Keeps a copy of the database beside it, because what a developer wrote goes with its content;
 * says so.
 */
export function keepCopy(db: DatabaseSync): void {
  const time = new Date().toISOString().replace(/\D/g, '');
  const copy = `${db.location()}.${time}`;
  db.prepare('VACUUM INTO ?').run(copy);
  console.log(`The sample content is another one now: what was written before is in ${copy}.`);
}

/** Empties every table. */
export function clearDatabase(db: DatabaseSync): void {
  for (const table of listTables(db)) db.exec(`DELETE FROM ${table}`);
  forgetRows(db);
}

const listTables = (db: DatabaseSync): readonly string[] =>
  db
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all()
    .map(({ name }) => String(name));

/** Runs `work` in a transaction; rolls back and rethrows when it throws. */
export function transact<T>(db: DatabaseSync, work: () => T): T {
  prepareOnce(db, 'BEGIN IMMEDIATE').run();
  try {
    const result = work();
    prepareOnce(db, 'COMMIT').run();
    return result;
  } catch (error) {
    db.exec('ROLLBACK');
    forgetRows(db);
    throw error;
  }
}

const meta = defineTable<{ readonly key: string; readonly value: string }>('meta');

export const readMeta = (db: DatabaseSync, key: string): string | null =>
  meta(db).find((row) => row.key === key)?.value ?? null;

export function writeMeta(db: DatabaseSync, key: string, value: string): void {
  const known = meta(db).find((row) => row.key === key);
  meta(db).add({ key, value }, known?.id);
}
