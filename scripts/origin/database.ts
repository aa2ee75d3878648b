import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * What readers and editors change is stored; what only the edition's own files say
 * (columns, reporters, ads, configuration) is read from them. `origin` tells the
 * edition's rows, which a new edition replaces, from those that came in later.
 */
const SCHEMA = `
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS articles (
  id INTEGER PRIMARY KEY,
  column_id INTEGER NOT NULL,
  published_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  listed INTEGER NOT NULL,
  position INTEGER NOT NULL,
  origin TEXT NOT NULL,
  search TEXT NOT NULL,
  model TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS article_columns (
  column_id INTEGER NOT NULL,
  place INTEGER NOT NULL,
  published_at INTEGER NOT NULL,
  article_id INTEGER NOT NULL,
  PRIMARY KEY (column_id, place, published_at DESC, article_id DESC)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS columns_of_article ON article_columns (article_id);
CREATE TABLE IF NOT EXISTS counters (
  article_id INTEGER PRIMARY KEY,
  clicks INTEGER NOT NULL,
  praises INTEGER NOT NULL,
  shares INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS comments (
  id INTEGER PRIMARY KEY,
  article_id INTEGER NOT NULL,
  source INTEGER NOT NULL,
  parent_id INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  praises INTEGER NOT NULL,
  in_review INTEGER NOT NULL,
  pinned INTEGER NOT NULL,
  origin TEXT NOT NULL,
  model TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS comments_of_article ON comments (article_id, source, parent_id);
CREATE TABLE IF NOT EXISTS events (
  object_type INTEGER NOT NULL,
  object_id INTEGER NOT NULL,
  event_type INTEGER NOT NULL,
  channel INTEGER NOT NULL,
  device TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS vote_counts (
  vote_id INTEGER NOT NULL,
  question_id INTEGER NOT NULL,
  option_id INTEGER NOT NULL,
  votes INTEGER NOT NULL,
  PRIMARY KEY (vote_id, question_id, option_id)
) WITHOUT ROWID;
`;

/** Goes up when a table changes: what an older release stored is then dropped. */
const SCHEMA_VERSION = 2;

const TABLES = [
  'meta',
  'articles',
  'article_columns',
  'counters',
  'comments',
  'events',
  'vote_counts',
] as const;

/** Opens the database of a data folder, and makes both when they are not there. */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const db = new DatabaseSync(join(dataDir, 'origin.sqlite'));
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000;');
  const version = db.prepare('PRAGMA user_version').get()?.user_version;
  if (version !== SCHEMA_VERSION) {
    for (const table of TABLES) db.exec(`DROP TABLE IF EXISTS ${table}`);
    db.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  }
  db.exec(SCHEMA);
  return db;
}

/** Empties every table. */
export function clearDatabase(db: DatabaseSync): void {
  for (const table of TABLES) db.exec(`DELETE FROM ${table}`);
}

/** Runs work as one change: all of it is stored, or nothing. */
export function transact<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}

export function readMeta(db: DatabaseSync, key: string): string | null {
  const row = db.prepare('SELECT value FROM meta WHERE key = ?').get(key);
  return row ? String(row.value) : null;
}

export function writeMeta(db: DatabaseSync, key: string, value: string): void {
  db.prepare('INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)').run(key, value);
}
